import { expect, test } from "vitest";
import { type Blow, type StormReport, storm } from "#tests/helpers/storm.ts";

// `npm run storms` strikes ten and five times, `npm run drill` kills and replaces the process that serves.
const { STORMS = "1", KILLS = "1", SERVER_KILLS = "1", RELOADS = "1" } = process.env;

const counts: Record<Blow, number> = {
	connections: Number(STORMS),
	postgres: Number(KILLS),
	server: Number(SERVER_KILLS),
	reload: Number(RELOADS),
};

/** Turns of each kind, until all are used up. */
function mix(): Blow[] {
	const kinds = Object.entries(counts) as [Blow, number][];
	const rounds = Array.from({ length: Math.max(...kinds.map(([, count]) => count)) });
	return rounds.flatMap((_, round) =>
		kinds.filter(([, count]) => round < count).map(([kind]) => kind),
	);
}

function describe({ blows, acknowledged, visits }: StormReport): string {
	const lines = Object.entries(Object.groupBy(blows, ({ kind }) => kind)).map(([kind, all]) => {
		const times = all.map(({ milliseconds }) => Math.round(milliseconds)).toSorted((a, b) => a - b);
		const middle = times[Math.floor(times.length / 2)];
		return `${all.length} times ${kind}: answers again after ${times[0]}, ${middle}, ${times.at(-1)} ms (least, median, most)`;
	});
	const kept = Object.entries(acknowledged).map(([kind, count]) => `${count} ${kind}`);
	return [
		...lines,
		`visits: ${JSON.stringify(visits)}`,
		`acknowledged and kept: ${kept.join(", ")}`,
	].join("\n");
}

test("Connections that end, a Postgres and a process that are killed, and one that is replaced stop nothing, refuse nobody, and lose nothing that was acknowledged", async () => {
	const report = await storm(mix());
	console.log(describe(report));
	expect(report).toMatchObject({ hasEnded: false, lost: [], broken: [], visits: { refused: 0 } });
});
