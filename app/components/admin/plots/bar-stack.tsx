import { formatFigure, formatTick, smallestStep, type Unit } from "#app/domain/admin/overview.ts";
import { labelledWeeks } from "#app/domain/base/plot.ts";
import type { MonthlyNumbers } from "#app/domain/billing/cancellation-numbers.ts";
import { TableFrame } from "../table-frame.tsx";

type BarStackProps = {
	title: string;
	/** What is so now, in words. */
	headline?: string;
	/** What is counted. */
	note?: string;
	unit?: Unit;
	numbers: MonthlyNumbers;
	/** Colors for things without an order, or from good to bad with gray for none. */
	colors: "kinds" | "scale";
};

/**
 * A bar for each month, of one piece for each answer. The server draws it; the words beside it are HTML, so
 * that they stay readable on a phone, and the table says every number.
 */
export function BarStack(props: BarStackProps) {
	const { title, headline, note, unit = "count", numbers, colors } = props;
	const { series, months } = numbers;
	const totals = months.map(({ total }) => total ?? 0);
	const highest = Math.max(smallestStep[unit], ...totals);
	// Long numbers stand where they have room: over the highest bar, and that of the last full month.
	const labelled = unit === "count" ? null : labelledWeeks(totals);
	return (
		<figure className="admin-panel min-w-0">
			<figcaption>
				<h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
				{headline ? <p className="mt-1 tabular-nums">{headline}</p> : null}
			</figcaption>
			<div className="grid auto-cols-fr grid-flow-col gap-1 mt-4 sm:gap-2">
				{months.map(({ month, label, values, total }, place) => (
					<div key={month} className="grid justify-items-center text-[0.75rem] tabular-nums">
						<span className="min-h-5 whitespace-nowrap">
							{labelled === null || labelled.includes(place) ? formatTick(total ?? 0, unit) : null}
						</span>
						<svg
							aria-hidden="true"
							viewBox={`0 0 1 ${highest}`}
							preserveAspectRatio="none"
							className="stack-bar w-full max-w-9 h-40 border-b border-edge"
						>
							{piecesOf(values).map(({ index, from, value }) => (
								<rect
									key={series[index]?.key}
									x={0}
									y={highest - from - value}
									width={1}
									height={value}
									className={`stack-${colors}-${index + 1}`}
								>
									<title>{`${label}: ${series[index]?.label}, ${formatFigure(value, unit)}`}</title>
								</rect>
							))}
						</svg>
						<span className="text-[0.6875rem] mt-1 text-quiet">{label.slice(0, 3)}</span>
					</div>
				))}
			</div>
			{series.length > 1 ? (
				<ul className="stack-legend flex flex-wrap gap-y-1 gap-x-4 mt-3 text-[0.875rem]">
					{series.map(({ key, label }, index) => (
						<li key={key}>
							<svg viewBox="0 0 1 1" aria-hidden="true" className="size-3 flex-none">
								<rect width={1} height={1} className={`stack-${colors}-${index + 1}`} />
							</svg>
							{label}
						</li>
					))}
				</ul>
			) : null}
			{note ? <p className="mt-3 text-sm text-quiet">{note}</p> : null}
			<NumbersTable title={title} unit={unit} numbers={numbers} />
		</figure>
	);
}

/** The pieces of one bar from below, without the empty ones. */
function piecesOf(values: readonly (number | null)[]) {
	let top = 0;
	return values
		.map((value, index) => {
			const from = top;
			top += value ?? 0;
			return { index, from, value: value ?? 0 };
		})
		.filter(({ value }) => value > 0);
}

type NumbersTableProps = Required<Pick<BarStackProps, "title" | "unit" | "numbers">>;

function NumbersTable({ title, unit, numbers: { series, months } }: NumbersTableProps) {
	const isSplit = series.length > 1;
	return (
		<details className="mt-3">
			<summary className="admin-link inline-flex min-h-11 items-center">The numbers</summary>
			<TableFrame
				label={`${title}, the numbers`}
				columns={[
					"Month",
					...series.map(({ label }) => ({ number: label })),
					...(isSplit ? [{ number: "All" }] : []),
				]}
			>
				{months.map(({ month, label, values, total }) => (
					<tr key={month}>
						<th scope="row">{label}</th>
						{values.map((value, index) => (
							<td key={series[index]?.key} className="number">
								{formatFigure(value, unit)}
							</td>
						))}
						{isSplit ? <td className="number">{formatFigure(total, unit)}</td> : null}
					</tr>
				))}
			</TableFrame>
		</details>
	);
}
