import { TableFrame } from "./table-frame.tsx";

/** Money as it is shown. */
export type ShownMonth = {
	month: string;
	orders: string;
	gross: string;
	refunded: string;
	net: string;
	disputed: string;
	/** The line that adds all others up. */
	isTotal: boolean;
};

/** What came in by month, for the orders that the filter leaves. */
export function OrderSums({ months }: { months: readonly ShownMonth[] }) {
	return (
		<section aria-labelledby="sums" className="mt-8">
			<h2 id="sums" className="mb-1 text-xl">
				By month
			</h2>
			<p className="mb-3 text-note text-quiet">
				All matching orders, by day of payment (UTC). Net is what was paid minus refunds; disputed
				payments are still included.
			</p>
			<TableFrame
				label="Sums by month"
				columns={[
					"Month",
					{ number: "Orders" },
					{ number: "Gross" },
					{ number: "Refunded" },
					{ number: "Net" },
					{ number: "Disputed" },
				]}
			>
				{months.map(({ month, orders, gross, refunded, net, disputed, isTotal }) => (
					<tr key={month} className={isTotal ? "font-semibold" : undefined}>
						<th scope="row" className="whitespace-nowrap">
							{month}
						</th>
						<td className="number">{orders}</td>
						<td className="number">{gross}</td>
						<td className="number">{refunded}</td>
						<td className="number">{net}</td>
						<td className="number">{disputed}</td>
					</tr>
				))}
			</TableFrame>
		</section>
	);
}
