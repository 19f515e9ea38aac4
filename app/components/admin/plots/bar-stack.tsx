import type { MonthlyNumbers } from "#app/domain/billing/cancellation-numbers.ts";
import { TableFrame } from "../table-frame.tsx";

type BarStackProps = {
	title: string;
	numbers: MonthlyNumbers;
	/** Colors for things without an order, or from good to bad with gray for none. */
	colors: "kinds" | "scale";
};

/**
 * A bar for each month, of one piece for each answer. The server draws it; the words beside it are HTML, so
 * that they stay readable on a phone, and the table says every number.
 */
export function BarStack({ title, numbers, colors }: BarStackProps) {
	const { series, months } = numbers;
	const highest = Math.max(1, ...months.map(({ total }) => total));
	return (
		<figure className="admin-panel min-w-0">
			<figcaption>
				<h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
			</figcaption>
			<div className="grid auto-cols-fr grid-flow-col gap-1 mt-4 sm:gap-2">
				{months.map(({ month, label, values, total }) => (
					<div key={month} className="grid justify-items-center text-[0.75rem] tabular-nums">
						<span className="min-h-5">{total}</span>
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
									<title>{`${label}: ${series[index]?.label}, ${value}`}</title>
								</rect>
							))}
						</svg>
						<span className="text-[0.6875rem] mt-1 text-quiet">{label.slice(0, 3)}</span>
					</div>
				))}
			</div>
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
			<NumbersTable title={title} numbers={numbers} />
		</figure>
	);
}

/** The pieces of one bar from below, without the empty ones. */
function piecesOf(values: readonly number[]) {
	let top = 0;
	return values
		.map((value, index) => {
			const from = top;
			top += value;
			return { index, from, value };
		})
		.filter(({ value }) => value > 0);
}

function NumbersTable({ title, numbers: { series, months } }: Omit<BarStackProps, "colors">) {
	return (
		<details className="mt-3">
			<summary className="admin-link inline-flex min-h-11 items-center">The numbers</summary>
			<TableFrame
				label={`${title}, the numbers`}
				columns={["Month", ...series.map(({ label }) => ({ number: label })), { number: "All" }]}
			>
				{months.map(({ month, label, values, total }) => (
					<tr key={month}>
						<th scope="row">{label}</th>
						{values.map((value, index) => (
							<td key={series[index]?.key} className="number">
								{value}
							</td>
						))}
						<td className="number">{total}</td>
					</tr>
				))}
			</TableFrame>
		</details>
	);
}
