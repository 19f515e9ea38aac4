import { expect, test } from "vitest";
import { explainFailure } from "../src/failure.ts";

test.each([
	[
		'PANIC: could not write to file "pg_wal/xlogtemp.31": No space left on device',
		"The disk is full",
	],
	[
		"FATAL: database files are incompatible with server\nDETAIL: The data directory was initialized by PostgreSQL version 17, which is not compatible with this version 18.4.",
		"was made by Postgres 17",
	],
	[
		"FATAL: could not map anonymous shared memory: Cannot allocate memory",
		"too little shared memory",
	],
	[
		"postgres: error while loading shared libraries: libxml2.so.2: cannot open shared object file",
		"lacks a library that Postgres needs: libxml2.so.2",
	],
	['FATAL: could not open directory "pg_notify": Permission denied', "may not use /data/cluster"],
	["FATAL: something that nobody foresaw", "something that nobody foresaw"],
])("What Postgres says becomes what to do: %s", (said, meaning) => {
	const { message } = explainFailure(said, "/data/cluster");
	expect(message).toContain(meaning);
	expect(message).toContain("Or set DATABASE_URL to a Postgres of your own.");
});
