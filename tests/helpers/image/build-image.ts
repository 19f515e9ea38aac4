import { execFile } from "node:child_process";
import { cp, mkdir, readFile, stat } from "node:fs/promises";
import { basename, join, matchesGlob, posix, relative } from "node:path";
import { promisify } from "node:util";
import { healthCommand, readDockerfile, type Stage, type Step } from "./dockerfile.ts";
import { canSeal, openRoot, runInRoot } from "./sealed-root.ts";
import { finish } from "./site-in-root.ts";

const run = promisify(execFile);

export type Image = {
	/** The root folder, and what the image says about a start of it. */
	root: string;
	from: string;
	workdir: string;
	user: string;
	env: Record<string, string>;
	volumes: readonly string[];
	command: readonly string[];
	health: readonly string[];
};

/**
 * Runs the steps of a Dockerfile, each stage in a root folder of its own.
 * @param options.context the folder that is sent to the build; its `.dockerignore` counts
 * @param options.folder where the stages may lie
 * @param options.known what a command would leave behind, for those that need not run: it is brought to the root
 * @param options.caches where `--mount=type=cache` is kept
 * @throws with what a command said, when it fails
 */
export async function buildImage(options: {
	context: string;
	folder: string;
	known: ReadonlyMap<string, (workdir: string) => Promise<void>>;
	caches: string;
}): Promise<Image> {
	const stages = readDockerfile(await readFile(join(options.context, "Dockerfile"), "utf8"));
	const ignored = await readIgnored(options.context);
	await mkdir(options.caches, { recursive: true });
	const built = new Map<string, Image>();
	let image: Image | undefined;
	for (const [index, stage] of stages.entries()) {
		const root = join(options.folder, stage.name ?? String(index));
		image = await beginStage(stage, root, built.get(stage.from));
		for (const step of stage.steps) {
			await takeStep(step, { ...options, image, built, ignored });
		}
		if (stage.name) built.set(stage.name, image);
	}
	if (!image) throw new Error("The Dockerfile has no stage");
	return image;
}

async function beginStage(stage: Stage, root: string, before: Image | undefined): Promise<Image> {
	if (before) {
		await run("cp", ["-a", before.root, root]);
		return { ...before, root, env: { ...before.env } };
	}
	await openRoot(root);
	const none = { workdir: "/", user: "0", env: {}, volumes: [], command: [], health: [] };
	return { root, from: stage.from, ...none };
}

type Building = Parameters<typeof buildImage>[0] & {
	image: Image;
	built: ReadonlyMap<string, Image>;
	ignored: (path: string) => boolean;
};

async function takeStep(step: Step, building: Building): Promise<void> {
	const { image } = building;
	switch (step.name) {
		case "WORKDIR":
			image.workdir = posix.resolve(image.workdir, step.text);
			await mkdir(join(image.root, image.workdir), { recursive: true });
			return;
		case "USER":
			image.user = step.text.split(":")[0] ?? "";
			return;
		case "ENV":
			for (const [, name = "", value = ""] of step.text.matchAll(/(\w+)=(\S+)/gu)) {
				image.env[name] = value;
			}
			return;
		case "VOLUME":
			image.volumes = [...image.volumes, ...step.words];
			return;
		case "CMD":
			image.command = step.words;
			return;
		case "HEALTHCHECK":
			image.health = healthCommand(step);
			return;
		case "COPY":
			return copy(step, building);
		case "RUN":
			return runStep(step, building);
	}
}

async function copy({ flags, words }: Step, { image, built, ignored, context }: Building) {
	const source = flags.from ? built.get(flags.from)?.root : context;
	if (!source) throw new Error(`There is no stage ${flags.from}`);
	const target = join(image.root, posix.resolve(image.workdir, words.at(-1) ?? "."));
	const isFolder = words.length > 2 || words.at(-1)?.endsWith("/");
	for (const word of words.slice(0, -1)) {
		const from = join(source, word);
		const isFile = (await stat(from)).isFile();
		const to = isFile && isFolder ? join(target, basename(word)) : target;
		await mkdir(isFile ? join(to, "..") : to, { recursive: true });
		// Of a stage that is done: linked where the system's cp can.
		const how = process.platform === "linux" ? "-al" : "-a";
		if (flags.from) await run("cp", [how, isFile ? from : `${from}/.`, to]);
		else {
			const filter = (path: string) => !ignored(relative(context, path));
			await cp(from, to, { recursive: true, verbatimSymlinks: true, filter });
		}
	}
}

/** What of the context the build does not get. */
async function readIgnored(context: string): Promise<(path: string) => boolean> {
	const patterns = (await readFile(join(context, ".dockerignore"), "utf8"))
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line && !line.startsWith("#"));
	const negated = patterns.find((pattern) => pattern.startsWith("!"));
	if (negated) throw new Error(`A .dockerignore may not say: ${negated}`);
	// A folder that is left out is never entered, so that nothing in it is asked about.
	return (path) => patterns.some((pattern) => matchesGlob(path, pattern));
}

async function runStep(step: Step, { image, known, caches }: Building): Promise<void> {
	const { root, workdir, user, env } = image;
	const bring = known.get(step.text);
	if (bring) return bring(join(root, workdir));
	// Without a root folder of its own there is neither its owner nor its absolute paths.
	if (!canSeal && / \//u.test(step.text)) return makeFolders(step.text, root);
	const cache = /^type=cache,target=(\S+)$/u.exec(step.flags.mount ?? "")?.[1];
	if (step.flags.mount && !cache) throw new Error(`A step may not mount ${step.flags.mount}`);
	const child = runInRoot(root, {
		command: ["/bin/sh", "-c", step.text],
		env: { ...networkVariables(), ...env },
		workdir,
		user,
		mounts: cache ? { [cache]: { from: caches } } : {},
	});
	const { code, said } = await finish(child);
	if (code !== 0) throw new Error(`RUN ${step.text} ended with ${code}:\n${said}`);
}

async function makeFolders(command: string, root: string): Promise<void> {
	for (const [, path = ""] of command.matchAll(/mkdir (\/\S+)/gu)) await mkdir(join(root, path));
}

/** How this machine reaches the network; builds are given the same. */
function networkVariables(): Record<string, string> {
	const names = /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/iu;
	return Object.fromEntries(
		Object.entries(process.env).flatMap(([name, value]) =>
			names.test(name) && value ? [[name, value]] : [],
		),
	);
}
