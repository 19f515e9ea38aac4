import { expect, test } from "vitest";
import {
	type KeptReading,
	keptLimits,
	keptName,
	openSealed,
	parseKept,
	sealReadings,
	withReadings,
} from "./kept-reading.ts";

const reading = (name: string, text = "Ada Example"): KeptReading => ({
	name,
	at: "2026-11-24T10:00:00.000Z",
	text,
	posting: "",
	group: "",
});

test("What a browser has stored is read, and what is no reading is left out", () => {
	expect(parseKept(null)).toEqual([]);
	expect(parseKept("{")).toEqual([]);
	expect(parseKept('"a text"')).toEqual([]);
	expect(parseKept(JSON.stringify([reading("a"), { name: "b" }, null, 7]))).toEqual([reading("a")]);
});

test("A name is kept once, the latest first, and no more than twenty are", () => {
	expect(withReadings([reading("a"), reading("b")], [reading("b", "newer")])).toEqual([
		reading("b", "newer"),
		reading("a"),
	]);
	const full = Array.from({ length: keptLimits.readings }, (_, at) => reading(`${at}`));
	expect(withReadings(full, [reading("one more")])).toBeNull();
	expect(withReadings(full, [reading("3")])).toHaveLength(keptLimits.readings);
});

test("A name is one line of at most sixty letters", () => {
	expect(keptName("  Google,\n senior ")).toBe("Google, senior");
	expect(keptName("a".repeat(80))).toHaveLength(60);
	expect(keptName(" \n")).toBe("");
});

test("A sealed file opens with its passphrase alone, holds no word in the open, and notices a change", async () => {
	const sealed = await sealReadings([reading("a", "Zinnoberrot doors")], "correct horse");
	expect(new TextDecoder("latin1").decode(sealed)).not.toContain("Zinnober");
	expect(await openSealed(sealed, "correct horse")).toEqual([reading("a", "Zinnoberrot doors")]);
	expect(await openSealed(sealed, "wrong horse")).toBeNull();
	const changed = sealed.slice();
	changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
	expect(await openSealed(changed, "correct horse")).toBeNull();
	expect(await openSealed(new Uint8Array([1, 2, 3]), "correct horse")).toBeNull();
});
