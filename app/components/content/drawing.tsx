/** A drawing of ours; its width and height are known before it is there, so that nothing jumps. */
export function Drawing({
	name,
	text,
	className,
	eager = false,
}: {
	name: string;
	/** What it shows; empty where the words beside it say so already. */
	text: string;
	className?: string;
	eager?: boolean;
}) {
	return (
		<img
			src={`/drawings/${name}.svg`}
			alt={text}
			width={1200}
			height={630}
			loading={eager ? "eager" : "lazy"}
			decoding="async"
			className={className ?? "drawing"}
		/>
	);
}
