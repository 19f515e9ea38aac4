/** One figure of the dashboard and what it counts. */
export function StatCard({ label, value, note }: { label: string; value: string; note?: string }) {
	return (
		<div className="p-4 border border-hairline rounded-md bg-raised">
			<dt className="text-note text-quiet">{label}</dt>
			<dd className="mt-1 font-serif text-[1.75rem] leading-[1.2] tabular-nums">{value}</dd>
			{note ? <dd className="text-sm text-quiet">{note}</dd> : null}
		</div>
	);
}
