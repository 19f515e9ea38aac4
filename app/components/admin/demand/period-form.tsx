import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/base/ui/button.tsx";
import { type DemandPeriod, demandPeriods } from "#app/domain/admin/demand.ts";

/** Chooses the days that the page looks at. */
export function DemandPeriodForm({ days }: { days: DemandPeriod }) {
	const busy = useNavigation().location?.pathname === "/admin/demand";
	return (
		<Form method="get" className="flex flex-wrap items-end gap-3">
			<label className="grid gap-1 text-note font-medium">
				Period
				<select
					key={days}
					name="days"
					defaultValue={days}
					className="block min-h-11 rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink"
				>
					{demandPeriods.map((period) => (
						<option key={period} value={period}>
							Last {period} days
						</option>
					))}
				</select>
			</label>
			<Button type="submit" variant="secondary" busy={busy}>
				Show
			</Button>
		</Form>
	);
}
