import { readFileSync } from "node:fs";
import {
	nameBits,
	numberOf,
	type PackedNumbers,
} from "#app/domain/insights/posting/feature-number.ts";
import { wideKey } from "#app/domain/insights/posting/wide-names.ts";
import { packNumbers } from "./pack-numbers.ts";

/** The names that are widely known, as the site keeps them: by their numbers, which are a tenth as long. */
export function packWideNames(): Record<"skills" | "certificates", PackedNumbers> {
	return { skills: packNames("skills"), certificates: packNames("certificates") };
}

function packNames(kind: string): PackedNumbers {
	const text = readFileSync(new URL(`./wide-names/${kind}.txt`, import.meta.url), "utf8");
	const names = text.split(/;\s|\n/u).filter((name) => name.trim() !== "");
	return packNumbers(names.map((name) => numberOf(wideKey(name.trim()), nameBits)));
}
