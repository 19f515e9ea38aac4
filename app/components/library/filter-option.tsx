import type { ReactNode } from "react";

type FilterOptionProps = {
	name: string;
	value: string;
	label: ReactNode;
	count: number;
	/** The count was reckoned from a sample. */
	isAbout: boolean;
	checked: boolean;
	onToggle: () => void;
};

/** One value of a filter. Values that find nothing stay pressable, but are marked. */
export function FilterOption(props: FilterOptionProps) {
	const { name, value, label, count, isAbout, checked, onToggle } = props;
	return (
		<label className="filter-option" data-empty={(count === 0 && !isAbout) || undefined}>
			<input type="checkbox" name={name} value={value} checked={checked} onChange={onToggle} />
			<span className="min-w-0 flex-1">{label}</span>
			<span className="text-sm tabular-nums">
				{isAbout ? <AboutCount count={count} /> : count.toLocaleString("en-US")}
				<span className="sr-only">{count === 1 ? " resume" : " resumes"}</span>
			</span>
		</label>
	);
}

/** "~ 12,000", or "few or no" where the sample held none. */
function AboutCount({ count }: { count: number }) {
	if (count === 0) return "few or no";
	return (
		<>
			<span className="sr-only">about </span>
			<span aria-hidden="true">~ </span>
			{count.toLocaleString("en-US")}
		</>
	);
}
