/** What a Dockerfile says, step by step; only what ours uses, and anything else is refused. */

export type Step = {
	name: string;
	/** `--from=build` as `from: "build"`. */
	flags: Record<string, string>;
	/** What follows the name and the flags. */
	text: string;
	/** The words of `["node", "main.js"]`, or of the text where they stand without brackets. */
	words: readonly string[];
};

export type Stage = { from: string; name: string | null; steps: readonly Step[] };

const known = new Set([
	"CMD",
	"COPY",
	"ENV",
	"EXPOSE",
	"HEALTHCHECK",
	"RUN",
	"USER",
	"VOLUME",
	"WORKDIR",
]);

/** @throws for a step that is not known here */
export function readDockerfile(text: string): readonly Stage[] {
	const lines = text
		.split("\n")
		.filter((line) => !/^\s*#/u.test(line))
		.join("\n")
		.replaceAll(/\s*\\\n\s*/gu, " ")
		.split("\n")
		.filter((line) => line.trim() !== "");
	const stages: (Stage & { steps: Step[] })[] = [];
	for (const line of lines) {
		const step = readStep(line);
		if (step.name === "FROM") {
			const [from = "", as, name] = step.words;
			stages.push({ from, name: (as && name) ?? null, steps: [] });
			continue;
		}
		const stage = stages.at(-1);
		if (!known.has(step.name) || !stage) throw new Error(`A Dockerfile may not say: ${line}`);
		stage.steps.push(step);
	}
	return stages;
}

function readStep(line: string): Step {
	const [, name = "", rest = ""] = /^\s*(\S+)\s+(.*)$/u.exec(line) ?? [];
	const [given = ""] = /^(?:--\S+\s+)*/u.exec(rest) ?? [];
	const flags = [...given.matchAll(/--([\w-]+)=(\S+)/gu)].map(([, flag, value]) => [flag, value]);
	const text = rest.slice(given.length).trim();
	return { name, flags: Object.fromEntries(flags), text, words: wordsOf(text) };
}

function wordsOf(text: string): readonly string[] {
	return text.startsWith("[") ? JSON.parse(text) : text.split(/\s+/u);
}

/** The command of a health check, after `CMD`. */
export function healthCommand({ text }: Step): readonly string[] {
	return wordsOf(text.replace(/^CMD\s+/u, ""));
}
