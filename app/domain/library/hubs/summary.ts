import type { HubFigures, UnrealCounts } from "./public-figures.ts";
import type { SharedSkills } from "./shared-skills.ts";

/** What is said of a hub beside its cards. */
export type HubSummary = {
	/** Null of too few resumes. */
	figures: HubFigures | null;
	skills: SharedSkills | null;
	unreal: UnrealCounts;
};
