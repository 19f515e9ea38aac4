import { Form } from "react-router";
import { Button } from "#app/components/base/ui/button.tsx";
import { HiddenQuery } from "#app/components/library/hidden-query.tsx";
import { roles } from "#app/domain/library/catalogue.ts";
import { readAsked } from "#app/domain/library/lines/asked.ts";
import { linesPage } from "#app/domain/library/lines/stored.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";

const usualVerbs = ["Led", "Built", "Cut", "Grew", "Launched", "Designed", "Ran", "Wrote"];

/**
 * What is asked of a line beside its words: its verb, a number, and the step that a person made; in a fold where there
 * is no room beside what was found, closed unless it holds what is said nowhere else. Each field is made again
 * when its own answer changes, and only then: what is typed into it outlives a search beside it.
 */
export function AskedForm({ query, offered }: { query: ResumeQuery; offered: readonly string[] }) {
	const { verb, number } = readAsked(query);
	const [from = "", ...otherFrom] = query.filters.previousRole;
	const [to = "", ...otherTo] = query.filters.role;
	const kept = {
		...query,
		more: [],
		filters: { ...query.filters, previousRole: otherFrom, role: otherTo },
	};
	const named: readonly string[] = roles;
	return (
		<Form action={linesPage} method="get" aria-label="Lines">
			<HiddenQuery query={kept} />
			<details open={verb !== null || number} className="disclosure line-fold">
				<summary>Verb, step, number</summary>
				<div className="line-fields">
					<label>
						<span>Begins with</span>
						<input
							key={verb}
							name="verb"
							list="usual-verbs"
							defaultValue={verb ?? ""}
							placeholder="Led"
							maxLength={40}
							autoComplete="off"
							className="filter-find"
						/>
					</label>
					<datalist id="usual-verbs">
						{usualVerbs.map((each) => (
							<option key={each} value={each} />
						))}
					</datalist>
					<fieldset>
						<legend>For people who made my step</legend>
						<label>
							<span>From</span>
							<input
								key={from}
								name="previous_role"
								list="step-from"
								defaultValue={from}
								placeholder={offered[0] ?? "Previous role"}
								maxLength={100}
								autoComplete="off"
								className="filter-find"
							/>
						</label>
						<datalist id="step-from">
							{offered.map((each) => (
								<option key={each} value={each} />
							))}
						</datalist>
						<label>
							<span>to</span>
							<select key={to} name="role" defaultValue={to} className="filter-find">
								<option value="">Any role</option>
								{(to === "" || named.includes(to) ? named : [to, ...named]).map((each) => (
									<option key={each} value={each}>
										{each}
									</option>
								))}
							</select>
						</label>
					</fieldset>
					<label className="line-check">
						<input
							key={String(number)}
							type="checkbox"
							name="number"
							value="true"
							defaultChecked={number}
						/>
						<span>Has a number</span>
					</label>
					<Button type="submit" variant="secondary">
						Apply
					</Button>
				</div>
			</details>
		</Form>
	);
}
