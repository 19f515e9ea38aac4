/** An icon beside words, or in a button with a label; always decoration to a screen reader. */
export function Icon({ path, className = "size-4" }: { path: string; className?: string }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
			<path d={path} />
		</svg>
	);
}
