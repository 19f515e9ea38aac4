import type { ReactNode } from "react";

type FilterOptionProps = {
	name: string;
	value: string;
	label: ReactNode;
	count: number;
	checked: boolean;
	onToggle: () => void;
};

/** One value of a filter. Values that find nothing stay pressable, but are marked. */
export function FilterOption({ name, value, label, count, checked, onToggle }: FilterOptionProps) {
	return (
		<label className="filter-option" data-empty={count === 0 || undefined}>
			<input type="checkbox" name={name} value={value} checked={checked} onChange={onToggle} />
			<span className="min-w-0 flex-1">{label}</span>
			<span className="text-sm tabular-nums">
				{count.toLocaleString("en-US")}
				<span className="sr-only">{count === 1 ? " resume" : " resumes"}</span>
			</span>
		</label>
	);
}
