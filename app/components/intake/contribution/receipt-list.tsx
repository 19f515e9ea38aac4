import { formatMoment } from "#app/domain/base/dates.ts";

/** Everything that was agreed to, word for word, the newest first. */
export const ReceiptList = ({
	receipts,
	isInForce,
}: {
	receipts: readonly { id: string; givenAt: string; wording: string }[];
	/** The newest one holds; none does after a withdrawal. */
	isInForce: boolean;
}) => (
	<ul className="mt-3 grid gap-2">
		{receipts.map(({ id, givenAt, wording }, index) => (
			<li key={id}>
				<details className="disclosure">
					<summary>
						<span>
							<time dateTime={givenAt}>{formatMoment(givenAt)}</time>
							{index === 0 && isInForce ? ", holds now" : ""}
						</span>
					</summary>
					<p className="mt-1 mb-3 whitespace-pre-line wrap-anywhere text-note">{wording}</p>
				</details>
			</li>
		))}
	</ul>
);
