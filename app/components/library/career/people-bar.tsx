/** A name, how many people, and the same as a bar below: full are `most`. */
export function PeopleBar({
	label,
	people,
	most,
}: {
	label: string;
	people: number;
	most: number;
}) {
	return (
		<>
			<span>{label}</span>
			<span className="text-end text-note text-quiet tabular-nums">
				{people} {people === 1 ? "person" : "people"}
			</span>
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${most} 1`}
				preserveAspectRatio="none"
				className="col-span-full block h-1 w-full"
			>
				<rect width={people} height={1} className="fill-accent" />
			</svg>
		</>
	);
}
