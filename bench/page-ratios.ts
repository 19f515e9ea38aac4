import { median } from "./percentiles.ts";
import { formatKilobytes, formatNumber, formatTable } from "./tables.ts";

/** Of some seconds: pages a second, the slowest hundredth, and the processor's time for one of them. */
export type Sample = { rate: number; p99: number; microseconds: number };

/** A page as this site, a bare server and Next.js have sent it, round by round. */
type Compared = {
	name: string;
	bytes: number;
	site: readonly Sample[];
	bare: readonly Sample[];
	/** Empty for none. */
	next: readonly Sample[];
};

/** @param list Next.js with the elements of the list; empty for none */
export function printRatios(results: readonly Compared[], list: readonly Sample[]): void {
	const of = (samples: readonly Sample[], figure: keyof Sample) =>
		samples.length === 0 ? "–" : formatNumber(median(samples.map((one) => one[figure])));
	// Of one round after the other: what else the machine does changes from minute to minute.
	const ratio = (
		ours: readonly Sample[],
		others: readonly Sample[],
		part: (one: Sample, other: Sample) => number,
	) => {
		const ratios = ours.flatMap((one, round) => {
			const other = others[round];
			return other ? [part(one, other)] : [];
		});
		const spread = `${formatNumber(Math.min(...ratios))} to ${formatNumber(Math.max(...ratios))}`;
		return ratios.length === 0 ? "–" : `${formatNumber(median(ratios))} (${spread})`;
	};
	const rows = results.map(({ name, bytes, site, bare, next }) => [
		name,
		formatKilobytes(bytes),
		of(site, "rate"),
		of(site, "p99"),
		of(site, "microseconds"),
		of(bare, "microseconds"),
		ratio(site, bare, (one, other) => one.microseconds / other.microseconds),
		ratio(site, next, (one, other) => one.rate / other.rate),
		ratio(site, next, (one, other) => other.microseconds / one.microseconds),
	]);
	const head = ["page", "KB sent", "pages/s", "p99 ms", "µs", "bare µs", "of bare's µs"];
	head.push("× Next.js pages/s", "× by µs");
	console.log(formatTable(head, rows));
	if (list.length > 0) {
		console.log(
			`\nNext.js with the own elements of what is called composed or rendered; for the others those of /resumes: ` +
				`${of(list, "rate")} pages/s, p99 ${of(list, "p99")} ms, ${of(list, "microseconds")} µs.`,
		);
	}
}
