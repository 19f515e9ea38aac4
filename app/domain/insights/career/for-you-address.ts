import { experienceLevels } from "#app/domain/library/catalogue.ts";
import type { Wants } from "./for-you.ts";

const longest = 100;

/** Where the page has what was found: on a phone that is far below the questions. */
export const foundPart = "found";

/** Reads the answers of an address; what is too long is cut, and a level that does not exist is none. */
export function readWants(parameters: URLSearchParams): Wants {
	const answer = (name: keyof Wants) =>
		(parameters.get(name) ?? "").replace(/\s+/gu, " ").trim().slice(0, longest);
	const level = experienceLevels.find((one) => one === answer("level")) ?? "";
	return { company: answer("company"), role: answer("role"), level, now: answer("now") };
}

/** The address of the answers, without the empty ones. */
export function forYouAddress(wants: Wants): string {
	const filled = Object.entries(wants).filter(([, answer]) => answer !== "");
	return filled.length === 0 ? "/for-you" : `/for-you?${new URLSearchParams(filled)}`;
}
