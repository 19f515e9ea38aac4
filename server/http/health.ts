/** Something that the site cannot work without. */
export type Check = { name: string; run(): Promise<unknown> };

type Phase = "starting" | "open" | "stopping";

const patience = 2_000;
const keptFor = 1_000;

/** Whether the process can answer visitors. The checks run at most once a second. */
export type Health = {
	phase: Phase;
	checks: Check[];
	/** @returns what keeps the site from working; empty when nothing does */
	findTroubles(): Promise<string[]>;
};

export function createHealth(): Health {
	let kept: { at: number; troubles: Promise<string[]> } | undefined;
	return {
		phase: "starting",
		checks: [],
		async findTroubles() {
			if (this.phase !== "open") return [this.phase];
			const now = performance.now();
			if (!kept || now - kept.at > keptFor) {
				kept = { at: now, troubles: runAll(this.checks) };
			}
			return kept.troubles;
		},
	};
}

async function runAll(checks: Check[]): Promise<string[]> {
	const results = await Promise.all(
		checks.map(async ({ name, run }) => {
			const { promise, reject } = Promise.withResolvers<never>();
			const timer = setTimeout(reject, patience, new Error("took too long"));
			try {
				await Promise.race([run(), promise]);
				return undefined;
			} catch {
				return name;
			} finally {
				clearTimeout(timer);
			}
		}),
	);
	return results.filter((name) => name !== undefined);
}
