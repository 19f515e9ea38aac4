export type ShownReceipt = { id: string; givenOn: string; wording: string };

/** What was agreed to, word for word, each time. */
export const ReceiptList = ({ receipts }: { receipts: readonly ShownReceipt[] }) => (
	<ol className="grid gap-6">
		{receipts.map(({ id, givenOn, wording }) => (
			<li key={id} className="admin-panel">
				<h2 className="text-xl">{givenOn}</h2>
				<p className="mt-3 whitespace-pre-line break-words">{wording}</p>
			</li>
		))}
	</ol>
);
