import { expect, test } from "vitest";
import { backupName, compareTables, timeOfBackup } from "./manifest.ts";

const table = (name: string, rows = 2, rowsHash = "a") => ({ name, rows, rowsHash });

test("Two copies are the same when each table has the same rows; more tables do no harm", () => {
	const wanted = [table("public.resumes"), table("public.orders")];
	expect(compareTables(wanted, [...wanted, table("public.more")].reverse())).toEqual([]);
});

test("What differs is named: a table, a count, the contents", () => {
	const wanted = [table("public.a"), table("public.b"), table("public.c")];
	expect(compareTables(wanted, [table("public.b", 3), table("public.c", 2, "b")])).toEqual([
		"public.a is missing",
		"public.b has 3 rows instead of 2",
		"public.c has other contents",
	]);
});

test("The name of a backup is its time to the second", () => {
	const madeAt = new Date("2026-11-25T02:50:07.000Z");
	expect(backupName(madeAt)).toBe("20261125t025007z");
	expect(timeOfBackup(backupName(madeAt))).toEqual(madeAt);
	expect(timeOfBackup("files")).toBeNull();
});
