import { expect, test } from "vitest";
import { type Blow, type StormReport, storm } from "#tests/helpers/storm.ts";

// `npm run storms` strikes ten and five times.
const { STORMS = "2", KILLS = "1" } = process.env;

/** Turns of each kind, until one is used up. */
function mix(storms: number, kills: number): Blow[] {
	const blows: Blow[] = [];
	for (let round = 0; round < Math.max(storms, kills); round++) {
		if (round < storms) blows.push("connections");
		if (round < kills) blows.push("postgres");
	}
	return blows;
}

function describe({ blows, acknowledged }: StormReport): string {
	const lines = blows.map(({ kind, milliseconds, ended }) => {
		const what = Object.entries(ended).map(([name, count]) => `${count} ${name}`);
		const blow = kind === "postgres" ? "kill -9 of Postgres" : `ended ${what.join(", ")}`;
		return `${blow}: answers again after ${Math.round(milliseconds)} ms`;
	});
	const kept = Object.entries(acknowledged).map(([kind, count]) => `${count} ${kind}`);
	return [...lines, `acknowledged and kept: ${kept.join(", ")}`].join("\n");
}

test("Connections that end and a Postgres that is killed stop nothing, and lose nothing that was acknowledged", async () => {
	const report = await storm(mix(Number(STORMS), Number(KILLS)));
	console.log(describe(report));
	expect(report).toMatchObject({ hasEnded: false, lost: [], broken: [] });
});
