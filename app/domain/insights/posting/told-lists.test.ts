import { expect, test } from "vitest";
import { sectionOfList } from "./told-lists.ts";

test.each([
	["duty", "You mend bicycles; You order parts; You teach two apprentices"],
	["duty", "Mending bicycles and scooters; Ordering parts; Teaching two apprentices"],
	["must", "Experience with carbon frames; A license to drive vans; Knowledge of hydraulic brakes"],
	["skip", "30 days of vacation; A budget for books; Free lunch on Fridays"],
	["skip", "Join a friendly team; Salary packaging; Be supported by your manager"],
	["null", "Mondays; Tuesdays; the first Saturday of a month"],
	["null", "You mend bicycles; You order parts"],
])("a list without a heading that says what it is: %s", (section, items) => {
	expect(`${sectionOfList(items.split("; "))}`).toBe(section);
});
