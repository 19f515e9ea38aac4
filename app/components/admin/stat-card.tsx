/** One figure of the dashboard and what it counts. */
export function StatCard({ label, value, note }: { label: string; value: string; note?: string }) {
	return (
		<div className="admin-stat">
			<dt className="text-[0.9375rem] text-quiet">{label}</dt>
			<dd className="admin-figure">{value}</dd>
			{note ? <dd className="text-sm text-quiet">{note}</dd> : null}
		</div>
	);
}
