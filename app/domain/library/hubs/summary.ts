import type { HubFigures } from "./public-figures.ts";
import type { SharedSkills } from "./shared-skills.ts";

/** What is said of a hub beside its cards. */
export type HubSummary = { figures: HubFigures | null; skills: SharedSkills | null };
