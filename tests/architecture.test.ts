import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, matchesGlob, posix } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import vitestConfig from "../vitest.config.ts";
import { formsElsewhere, pageForms } from "./helpers/page-forms.ts";
import {
	commentsOf,
	type Node,
	nameOf,
	root,
	type SourceFile,
	sourceFiles,
	targetOfName,
	textOf,
	textPaths,
} from "./helpers/source-tree.ts";

/** The repository checks its own word: who may import whom, where things stand, what is said of them. */

const isTest = (path: string) => /^(?:packages\/[^/]+\/)?tests\/|\.test\.tsx?$/u.test(path);
const isInBench = (path: string) => path.startsWith("bench/");
const isServerFile = (path: string) => /\.server\.tsx?$/u.test(path);
const packageOf = (path: string) => /^packages\/[^/]+\//u.exec(path)?.[0] ?? null;
const productFiles = sourceFiles().filter(({ path }) => !isTest(path) && !isInBench(path));
const ourFiles = productFiles.filter(({ path }) => !packageOf(path));
const appFiles = ourFiles.filter(({ path }) => path.startsWith("app/"));

/** Where each file breaks a rule, as "file: what". */
function breaches(files: readonly SourceFile[], rule: (file: SourceFile) => readonly string[]) {
	return files.flatMap((file) => rule(file).map((what) => `${file.path}: ${what}`));
}

/* ---- Who may import whom ---- */

// What puts the parts together may reach for any of them.
const compositionRoots =
	/^(?:app\/(?:services|compose-[a-z]+\.server|routes|root|entry\.server)\.tsx?|server\/.+|demo\/(?:fill|scans\/make-scan)\.ts|[^/]+\.ts)$/u;

/** What each layer may import: the table of CONTRIBUTING.md. */
const arrows: Record<string, readonly string[]> = Object.fromEntries(
	[...textOf("CONTRIBUTING.md").matchAll(/^\| `([\w.-]+)` \| (.*) \|$/gmu)].map(
		([, layer = "", allowed = ""]) => [layer, allowed.match(/(?<=`)[\w.-]+(?=`)/gu) ?? []],
	),
);

// What a request may use, and what the root has loaded: named by their types, made elsewhere.
const sharedTypes = new Set(["app/services.ts", "app/root.tsx"]);

function layerOf(path: string): string {
	const [top = "", second = ""] = path.split("/");
	return top === "app" ? second.replace(/\.tsx?$/u, "") : top;
}

describe("who may import whom", () => {
	test.each(Object.entries(arrows))("%s import nothing of ours but %j", (layer, allowed) => {
		const files = ourFiles.filter(
			({ path }) => layerOf(path) === layer && !compositionRoots.test(path),
		);
		expect(
			breaches(files, ({ imports }) =>
				imports
					.filter(({ target, specifier, isType }) => {
						if (target === null || specifier.includes("/+types/")) return false;
						if (isType && sharedTypes.has(target) && allowed.includes("data")) return false;
						const other = layerOf(target);
						return other !== layer && !allowed.includes(other);
					})
					.map(({ specifier }) => specifier),
			),
		).toEqual([]);
	});

	test("an operation names the services it uses: at most six, besides the log and the clock", () => {
		// They lead to all others.
		const everything = new Set([
			"app/operations/base/job-handlers.server.ts",
			"app/operations/reader/open-resume.server.ts",
		]);
		const operations = appFiles.filter(({ path }) => path.startsWith("app/operations/"));
		expect(
			breaches(operations, ({ path, text }) => [
				...(everything.has(path) ? [] : (text.match(/\bServices\b/gu) ?? [])),
				...(text.match(/\bUses<[^>]+>/gu) ?? []).filter(
					(uses) => (uses.match(/"(?!log"|clock")\w+"/gu) ?? []).length > 6,
				),
			]),
		).toEqual([]);
	});

	test("every file belongs to a layer with a rule", () => {
		const stray = ourFiles
			.map(({ path }) => path)
			.filter((path) => !compositionRoots.test(path) && !(layerOf(path) in arrows));
		expect(stray).toEqual([]);
	});

	test("no file imports itself by way of others, for a type or later neither", () => {
		const edges = new Map(
			productFiles.map(({ path, imports }) => [
				path,
				imports.flatMap(({ target, specifier }) =>
					target && !specifier.includes("/+types/") ? [target] : [],
				),
			]),
		);
		const done = new Set<string>();
		const circles: string[] = [];
		const visit = (path: string, trail: readonly string[]) => {
			if (trail.includes(path)) {
				circles.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
			} else if (!done.has(path)) {
				for (const target of edges.get(path) ?? []) visit(target, [...trail, path]);
				done.add(path);
			}
		};
		for (const path of edges.keys()) visit(path, []);
		expect(circles).toEqual([]);
	});

	test("every import of ours is written with its ending and finds its file", () => {
		const files = new Set([...textPaths, ...sourceFiles().map(({ path }) => path)]);
		expect(
			breaches(sourceFiles(), ({ imports }) =>
				imports
					.filter(({ target, specifier }) => target !== null && !specifier.includes("/+types/"))
					.filter(({ target }) => !files.has(target ?? "") && !existsSync(join(root, target ?? "")))
					.map(({ specifier }) => specifier),
			),
		).toEqual([]);
	});
});

test("what is not beside a file or one folder above it is imported from the top", () => {
	const ours = sourceFiles().filter(({ path }) => /^(?:app|server|demo)\//u.test(path));
	expect(
		breaches(ours, ({ imports }) =>
			imports
				.map(({ specifier }) => specifier)
				.filter((specifier) => specifier.startsWith("../../")),
		),
	).toEqual([]);
});

describe("a house with the same rooms on every floor", () => {
	const floors = ["components", "operations", "data", "domain"];
	const rooms = [
		"base",
		"library",
		"reader",
		"billing",
		"account",
		"admin",
		"intake",
		"content",
		"insights",
	];
	const onFloors = appFiles
		.map(({ path }) => ({ path, parts: path.split("/").slice(1, -1), name: nameOf(path) }))
		.filter(({ parts: [floor = ""] }) => floors.includes(floor));

	test("has every file of a floor in a room, and every test", () => {
		const inRoom = new RegExp(`^app/(?:${floors.join("|")})/(?:${rooms.join("|")})/`, "u");
		const onFloor = new RegExp(`^app/(?:${floors.join("|")})/`, "u");
		const paths = textPaths.filter((path) => onFloor.test(path));
		expect(paths.length).toBeGreaterThan(onFloors.length);
		expect(paths.filter((path) => !inRoom.test(path))).toEqual([]);
	});

	test("has no folder of more than 40 files, their tests not counted", () => {
		const sizes = Map.groupBy(
			[...appFiles, ...ourFiles.filter(({ path }) => /^(?:demo|server)\//u.test(path))],
			({ path }) => posix.dirname(path),
		);
		const full = [...sizes].filter(([, files]) => files.length > 40);
		expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
	});

	test("gives a name once on a floor, and without the word of its folder", () => {
		const sameName = Map.groupBy(onFloors, ({ parts, name }) => `${parts[0]}/${name}`);
		expect([...sameName].filter(([, files]) => files.length > 1).map(([name]) => name)).toEqual([]);
		const singular = (word: string) => word.replace(/s$/u, "");
		const repeated = onFloors.filter(({ parts, name }) => {
			const folders = new Set(parts.slice(1).map(singular));
			return name.split("-").some((word) => folders.has(singular(word)));
		});
		expect(repeated.map(({ path }) => path)).toEqual([]);
	});
});

describe("a package", () => {
	const packages = [...new Set(sourceFiles().flatMap(({ path }) => packageOf(path) ?? []))];
	const manifestOf = (folder: string) =>
		JSON.parse(textOf(`${folder}package.json`)) as {
			name: string;
			exports: Record<string, string>;
			dependencies: Record<string, string>;
		};

	test("imports nothing of the site, which imports it by its name only", () => {
		expect(packages.length).toBeGreaterThan(1);
		// Its tests read pages as those of the site do.
		const shared = "tests/helpers/html.ts";
		expect(
			breaches(sourceFiles(), ({ path, imports }) =>
				imports
					.filter(({ target }) => target && packageOf(target) !== packageOf(path))
					.filter(({ target }) => packageOf(path) || packageOf(target ?? ""))
					.filter(({ target }) => !(isTest(path) && target === shared))
					.map(({ specifier }) => specifier),
			),
		).toEqual([]);
	});

	test("says what it is, what it offers and what it needs, in the versions of the site", () => {
		const lock = JSON.parse(textOf("package-lock.json")).packages as Record<string, object>;
		const nested = Object.keys(lock).filter((path) => /^packages\/.+\/node_modules\//u.test(path));
		expect(nested).toEqual([]);
		for (const folder of packages) {
			const { name, exports, dependencies } = manifestOf(folder);
			expect(textOf(`${folder}README.md`)).toMatch(new RegExp(`^# ${name}$`, "mu"));
			for (const [entry, file] of Object.entries(exports)) {
				expect(textPaths).toContain(posix.join(folder, file));
				expect(textOf(`${folder}README.md`)).toContain(`\`${posix.join(name, entry)}\``);
			}
			const needed = sourceFiles()
				.filter(({ path }) => path.startsWith(folder) && !isTest(path))
				.flatMap(({ imports }) => imports.filter(({ target }) => target === null))
				.map(({ specifier }) => specifier)
				.filter((specifier) => !specifier.startsWith("node:"));
			expect([...new Set(needed)].filter((needs) => !(needs in dependencies))).toEqual([]);
		}
	});
});

describe("what stays in one place", () => {
	const isPackage = (specifier: string, name: string) =>
		specifier === name || specifier.startsWith(`${name}/`);

	test("Drizzle stays in app/data", () => {
		const elsewhere = ourFiles.filter(
			({ path }) => !/^(?:app\/data\/|drizzle\.config\.ts$)/u.test(path),
		);
		expect(
			breaches(elsewhere, ({ imports }) =>
				imports
					.map(({ specifier }) => specifier)
					.filter((name) => isPackage(name, "drizzle-orm") || isPackage(name, "drizzle-kit")),
			),
		).toEqual([]);
	});

	test("connections to Postgres are opened in app/data/base/connections.server.ts, and in one file of each package", () => {
		// One that is opened elsewhere has no listener while it is used, and ends the process when it breaks.
		const opening = [
			"app/data/base/connections.server.ts",
			"packages/local-postgres/src/postmaster.ts",
			"packages/stripe-sandbox/src/store.ts",
		];
		const elsewhere = sourceFiles().filter(({ path }) => !isTest(path) && !opening.includes(path));
		expect(
			breaches(elsewhere, ({ imports, nodes }) => [
				...imports
					.filter(({ specifier, isType }) => isPackage(specifier, "pg") && !isType)
					.map(({ specifier }) => specifier),
				...nodes
					.filter(({ type, callee }) => type === "NewExpression" && isNamed(callee, "Pool"))
					.map(() => "opens a pool"),
			]),
		).toEqual([]);
	});

	test("process.env is read in app/env.server.ts, and set in server/runtime-mode.ts", () => {
		const here = new Set(["app/env.server.ts", "server/runtime-mode.ts"]);
		const elsewhere = productFiles.filter(({ path }) => !here.has(path));
		expect(
			breaches(elsewhere, ({ nodes, imports }) => [
				...nodes.filter(isEnvironment).map(() => "process.env"),
				...imports
					.map(({ specifier }) => specifier)
					.filter((name) => name === "node:process" || name === "process"),
			]),
		).toEqual([]);
	});

	test("no layer asks for a class of another by instanceof: services and routes hold two copies of it", () => {
		expect(
			breaches(appFiles, (file) =>
				file.nodes
					.filter(({ type, operator }) => type === "BinaryExpression" && operator === "instanceof")
					.map(({ right }) => rootNameOf(right as Node))
					.filter((name) => {
						const target = targetOfName(name, file);
						return target !== null && layerOf(target) !== layerOf(file.path);
					}),
			),
		).toEqual([]);
	});

	test("prices stand in the price list", () => {
		const elsewhere = appFiles.filter(({ path }) => path !== "app/domain/billing/plans.ts");
		expect(
			breaches(elsewhere, ({ path, nodes }) => {
				// On the server "$1" is a parameter of a query.
				const price = isServerFile(path) ? /\$\d+\.\d\d/u : /\$\d/u;
				// Alone it is a group of a replacement.
				return nodes.map(textIn).filter((text) => price.test(text) && text !== "$1");
			}),
		).toEqual([]);
	});

	test("a person is shown the prices of their own offer, or those that are kept with what they bought", () => {
		const catalogue = /\b(?:prices\.(?:pack|pro|firstMonth)|firstMonthInCents|priceInCents)\b/gu;
		// The price list, what is made of it for a person, and what is said to everybody: terms, FAQ, sign-up.
		const allowed =
			/^app\/(?:domain\/billing\/(?:plans|offer)\.ts|content\/.+|integrations\/payments\/(?:stripe|kept)-catalogue\.server\.ts)$/u;
		expect(
			breaches(
				appFiles.filter(({ path }) => !allowed.test(path)),
				({ text }) => text.match(catalogue) ?? [],
			),
		).toEqual([]);
	});

	test("the domain knows neither the clock, nor chance, nor any package but Zod", () => {
		const domain = ourFiles.filter(({ path }) => path.startsWith("app/domain/"));
		expect(
			breaches(domain, ({ nodes, imports }) => [
				...nodes.filter(isClock).map(() => "reads the clock"),
				...nodes.filter((node) => isMember(node, "Math", "random")).map(() => "throws dice"),
				...imports
					.filter(({ target, specifier }) => target === null && specifier !== "zod")
					.map(({ specifier }) => specifier),
			]),
		).toEqual([]);
	});

	test("what the site says of now comes from its one clock, which the sandbox can move", () => {
		// Each with the reason why it counts by the machine.
		const allowed = new Map([
			["app/compose-services.server.ts", "makes the clock"],
			[
				"app/data/base/auth-adapter.server.ts",
				"translates between the library's time and the site's",
			],
			[
				"app/integrations/jobs/job-time.server.ts",
				"translates between the queue's time and the site's",
			],
			["app/integrations/jobs/pg-boss-jobs.server.ts", "is the clock of a queue without a site"],
			["app/data/base/clean-up.server.ts", "counters of limits end by the machine's time"],
			["app/integrations/payments/keyed-call.server.ts", "the provider forgets by its own time"],
			["app/integrations/payments/read-event.server.ts", "compares with the provider's time"],
			["app/integrations/google.server.ts", "keeps the provider's configuration for some minutes"],
			["app/integrations/files/local-files.server.ts", "compares with times of the disk"],
			["app/components/reader/pending-intent.ts", "runs in a browser"],
			["app/components/insights/kept-readings.tsx", "runs in a browser"],
			["app/routes/admin/signups.tsx", "names a failed load, which is no time that is shown"],
		]);
		const readsMachine = (node: Node) => isClock(node) && !isMember(node, "performance", "now");
		const files = appFiles.filter(({ nodes }) => nodes.some(readsMachine)).map(({ path }) => path);
		expect(files.filter((path) => !allowed.has(path))).toEqual([]);
		expect([...allowed.keys()].filter((path) => !files.includes(path))).toEqual([]);
	});

	test("every rule of the domain has its test beside it, or is a step of one that has", () => {
		// Steps of a whole, seen in what comes out of it.
		const steps = new Map([
			[
				"app/domain/insights/outline-of-blocks.test.ts",
				[
					"broken-lines",
					"duty-words",
					"find-jobs",
					"head-rows",
					"labeled-forms",
					"resume-outline",
					"sheet-lines",
					"sheet-parts",
					"spare-lines",
				],
			],
			["app/domain/insights/measured-resume.test.ts", ["resume-figures"]],
			[
				"app/domain/insights/read-resume.test.ts",
				["level-reading", "ongoing-studies", "role-reading"],
			],
			["app/domain/insights/month-ranges.test.ts", ["month-names"]],
			["app/domain/reader/lesson/compare-versions.test.ts", ["align-by"]],
			["app/domain/reader/plain-text-blocks.test.ts", ["line-kinds"]],
			["app/domain/insights/title-words.test.ts", ["place-names"]],
			[
				"app/domain/insights/posting/extract-requirements.test.ts",
				[
					"asked-certificates",
					"asked-languages",
					"asked-parts",
					"asked-names",
					"asked-requirements",
					"asked-years",
					"clean-text",
					"duty-clauses",
					"feature-number",
					"learned-weights",
					"name-kind",
					"part-kind",
					"requirement",
					"verbs",
					"weights",
				],
			],
			[
				"app/domain/intake/desk/document-of-blocks.test.ts",
				["read-education", "read-job", "read-lists", "written-times"],
			],
			[
				"app/domain/intake/desk/draft-gate.test.ts",
				["blur", "draft-form", "map-texts", "meter", "propose-fields", "waiver-form"],
			],
			["app/domain/library/search/cube.test.ts", ["cube-column", "match-filter"]],
			["app/domain/library/search/wanted.test.ts", ["turn-of-work"]],
			["app/domain/reader/sheet/greek.test.ts", ["greek-pages"]],
			["app/domain/reader/sheet/placed-text.test.ts", ["placed-line"]],
			[
				"app/domain/reader/sheet/lay-out-resume.test.ts",
				[
					"block-setter",
					"compose-header",
					"compose-sections",
					"entries",
					"flow",
					"paginate",
					"style-rules",
				],
			],
			[
				"app/content/templates/templates.test.ts",
				["lay-out-document", "notes", "paragraphs", "picture-svg"],
			],
			["app/content/templates/searches.test.ts", ["find-by-words"]],
		]);
		const untested = sourceFiles()
			.filter(({ path }) => /^app\/domain\/.+(?<!\.test)\.ts$/u.test(path))
			.filter(({ text }) => /^export (?:function|const \w+ = \()/mu.test(text))
			.filter(({ path }) => !existsSync(join(root, path.replace(/\.ts$/u, ".test.ts"))))
			.map(({ path }) => nameOf(path));
		expect(untested.toSorted()).toEqual([...steps.values()].flat().toSorted());
		expect([...steps.keys()].filter((path) => !existsSync(join(root, path)))).toEqual([]);
	});
});

describe("what reaches the browser", () => {
	// Articles and guides are read on the server; the routes that do so are held apart by the build.
	const isServerContent = (path: string) => path.startsWith("app/content/") && isServerFile(path);
	const forBrowser = ourFiles.filter(
		({ path }) =>
			/^app\/(?:components|content|domain)\/|^app\/entry\.client\.tsx$/u.test(path) &&
			!isServerContent(path),
	);
	// A package more is a weight more on every page: it is put here on purpose.
	const packages = new Set([
		"pdfjs-dist",
		"radix-ui",
		"react",
		"react-dom",
		"react-router",
		"sonner",
		"zod",
	]);

	test("is nothing that only runs on the server", () => {
		expect(
			breaches(forBrowser, ({ imports }) =>
				imports
					.filter(({ target, isType }) => target !== null && !isType && isServerFile(target))
					.map(({ specifier }) => specifier),
			),
		).toEqual([]);
		expect(forBrowser.filter(({ path }) => isServerFile(path)).map(({ path }) => path)).toEqual([]);
	});

	const importsOf = new Map(
		appFiles.map(({ path, imports }) => [
			path,
			imports.flatMap(({ target, isType }) => (target && !isType ? [target] : [])),
		]),
	);
	const reached = new Set(
		[...importsOf.keys()].filter((path) =>
			/^app\/(?:components\/|entry\.(?:client|reading))/u.test(path),
		),
	);
	for (const path of reached) for (const next of importsOf.get(path) ?? []) reached.add(next);

	test("is not the table of synonyms, which only the server's search reads", () => {
		expect([...reached].filter((path) => path.includes("synonyms"))).toEqual([]);
	});

	test("asks no browser for what those of docs/pages.md do not all have", () => {
		const younger = [
			/\b(?:Map|Object)\.groupBy\b/gu,
			/\bPromise\.(?:try|withResolvers(?! \?\?=))\b/gu,
			/\bURL\.(?:parse|canParse)\b/gu,
			/\b(?:AbortSignal\.any|Array\.fromAsync|RegExp\.escape|Iterator\.\w+)\b/gu,
			/\.(?:(?:to|from)(?:Base64|Hex)|getOrInsert\w*|is(?:Sub|Super)setOf|isDisjointFrom)\b/gu,
			/\.(?:intersection|difference|symmetricDifference)\(/gu,
			// What iterators have of what arrays have.
			/(?:\.(?:keys|values|entries)\(\)|\.matchAll\([^()]*\))\s*\.(?!next\b)\w+/gu,
			// Asked for by a question mark where it may be missing.
			/\.(?:checkVisibility|showPopover)\(/gu,
			/(?<!:is\():popover-open/gu,
			/from "pdfjs-dist(?!\/legacy)\/?[\w/.-]*"/gu,
			/\(\?[ims]+(?:-[ims]*)?:|\/[a-z]*v[a-z]*(?=[;,)])/gu,
		];
		const withoutComments = (text: string) =>
			text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$|^import type [^;]*;/gmu, "");
		expect(
			breaches(
				appFiles.filter(({ path }) => reached.has(path)),
				({ text }) => younger.flatMap((one) => withoutComments(text).match(one) ?? []),
			),
		).toEqual([]);
	});

	test("is no worker of pdfjs without what older browsers lack and it does not bring", () => {
		const [taken, brought] = [/"pdfjs-dist[\w/.-]*\.worker[\w.?-]*"/gu, /withResolvers \?\?=/u];
		const takers = appFiles.filter(({ path, text }) => reached.has(path) && text.match(taken));
		expect(takers.length).toBeGreaterThan(1);
		expect(breaches(takers, ({ text }) => (brought.test(text) ? [] : ["withResolvers"]))).toEqual(
			[],
		);
		expect(breaches(takers, ({ text }) => text.match(/\.worker[\w.-]*\?url/gu) ?? [])).toEqual([]);
	});

	test("keeps a translator away from codes, which a person types or copies as they are", () => {
		const drawn = appFiles.filter(({ path }) => path.endsWith(".tsx"));
		const codes = breaches(drawn, ({ text }) => text.match(/<code[ >]/gu) ?? []);
		expect(codes.length).toBeGreaterThan(3);
		expect(
			breaches(drawn, ({ text }) => text.match(/<code[ >](?!translate="no")/gu) ?? []),
		).toEqual([]);
	});

	test("is no package but those meant for it", () => {
		const nameOfPackage = (specifier: string) =>
			specifier
				.split("/")
				.slice(0, specifier.startsWith("@") ? 2 : 1)
				.join("/");
		expect(
			breaches(forBrowser, ({ imports }) =>
				imports
					.filter(({ target, isType }) => target === null && !isType)
					.map(({ specifier }) => specifier)
					.filter((specifier) => !packages.has(nameOfPackage(specifier))),
			),
		).toEqual([]);
	});

	test("is no link that saves whatever comes: it would save the page of signing in, and hide a refusal", () => {
		const isAttribute = ({ name }: Node) => isNamed(name, "download");
		expect(
			breaches(appFiles, ({ nodes }) =>
				nodes
					.filter(({ type, name }) => type === "JSXOpeningElement" && isNamed(name, "a"))
					.filter(({ attributes }) => (attributes as Node[]).some(isAttribute))
					.map(() => "take FileLink"),
			),
		).toEqual([]);
	});

	test("is no text that becomes markup, nor one that becomes a program", () => {
		// Each with the reason why its text is ours.
		const allowed = new Map<string, string>([]);
		expect(
			breaches(
				appFiles.filter(({ path }) => !allowed.has(path)),
				({ nodes }) => nodes.flatMap((node) => markupOrProgram(node) ?? []),
			),
		).toEqual([]);
	});
});

test("No webhook is believed without its signature", () => {
	const word = ["constructEvent", "WithoutVerification"].join("");
	expect(breaches(sourceFiles(), ({ text }) => (text.includes(word) ? [word] : []))).toEqual([]);
});

/* ---- The site on one page ---- */

describe("the route table", () => {
	const listed = routeFiles(routes);
	const routeExports = [
		"default",
		"loader",
		"action",
		"clientLoader",
		"clientAction",
		"middleware",
	];

	test("names files that exist, each of them once but for what several addresses share", () => {
		expect(listed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
		const again = listed.filter((path, index) => listed.indexOf(path) !== index);
		expect(new Set(again)).toEqual(
			new Set([
				"app/routes/site/hub.tsx",
				"app/routes/site/hub-list.tsx",
				"app/routes/fields/field.tsx",
				"app/routes/fields/download-sample.ts",
				"app/routes/member/open-resume.ts",
			]),
		);
	});
	test("names every page, action and file of the site", () => {
		const unlisted = appFiles
			.filter(({ path }) => path.startsWith("app/routes/") && !listed.includes(path))
			.filter(({ exports }) => exports.some((name) => routeExports.includes(name)))
			.map(({ path }) => path);
		expect(unlisted).toEqual([]);
	});
	// Machines read a status; development pages have no visitors.
	const postedTo = appFiles.filter(
		({ path, exports }) =>
			listed.includes(path) &&
			exports.includes("action") &&
			!/^app\/routes\/(?:machine|dev)\//u.test(path),
	);
	test("answers in the page what a page posts, also when nobody answers", () => {
		// Sent by code of their own, which tells a failure itself: a file with its progress, a file to save, a count, a box.
		const apart = new Set([
			"app/routes/admin/uploads.ts",
			"app/routes/admin/export-list.ts",
			"app/routes/admin/drop-files.ts",
			"app/routes/tools/group-counts.ts",
			"app/routes/tools/sealed-comparisons.ts",
		]);
		expect(
			breaches(
				postedTo.filter(({ path }) => !apart.has(path)),
				({ text, exports }) =>
					exports.includes("clientAction") && /\borFailure(?:OfForm)?\(\s*args,/u.test(text)
						? []
						: ["action"],
			),
		).toEqual([]);
	});
	test("has every form in the journey in which nobody answers, or a reason why not", () => {
		const told = [...pageForms.map(({ route }) => route), ...Object.keys(formsElsewhere)];
		expect(postedTo.map(({ path }) => path.slice("app/".length)).toSorted()).toEqual(
			[...new Set(told)].toSorted(),
		);
	});
	// Within the area its layout is not asked again.
	test("asks the server for every page of the member area, so that its guard runs", () => {
		const guard = "routes/member/layout.tsx";
		const within = (entries: readonly RouteConfigEntry[]): string[] =>
			entries.flatMap(({ file, children = [] }) =>
				file === guard ? routeFiles(children) : within(children),
			);
		const pages = within(routes);
		expect(pages.length).toBeGreaterThan(10);
		expect(
			breaches(
				appFiles.filter(({ path }) => pages.includes(path)),
				({ exports }) => (exports.includes("loader") ? [] : ["no loader"]),
			),
		).toEqual([]);
	});
	test("names no file that the browser could not load", () => {
		expect(listed.filter(isServerFile)).toEqual([]);
	});
});

/* ---- Forms ---- */

describe("a form", () => {
	const attributes = ({ nodes }: SourceFile, wanted: string) =>
		nodes.filter(({ type, name }) => type === "JSXAttribute" && (name as Node).name === wanted);
	// Pages of the list and the menu load no file of forms; their forms have no field and no answer of their own.
	const bare = new Set([
		"app/components/library/resume-card.tsx",
		"app/components/reader/open-resume-button.tsx",
		"app/components/reader/keep-line.tsx",
		"app/components/account/user-menu.tsx",
		// On one page with its offer, which has no script to spare.
		"app/components/insights/checklist/review-page.tsx",
		"app/components/insights/checklist/start-over.tsx",
		"app/components/reader/star-button.tsx",
	]);
	const formsFolder = "app/components/base/form/";

	test("is posted, and wired to what it was answered, by app/components/base/form", () => {
		const others = appFiles.filter(({ path }) => !path.startsWith(formsFolder));
		const posts = (file: SourceFile) =>
			attributes(file, "method").filter(({ value }) => (value as Node | null)?.value !== "get");
		expect(
			breaches(others, (file) => [
				...attributes(file, "aria-invalid").map(() => "aria-invalid"),
				...(bare.has(file.path) ? [] : posts(file).map(() => "a posted form")),
			]),
		).toEqual([]);
		const isBare = ({ path, ...file }: SourceFile) =>
			bare.has(path) && posts({ path, ...file }).length > 0;
		expect(others.filter(isBare)).toHaveLength(bare.size);
	});
	test("is read and answered by app/requests/form-response.server.ts", () => {
		// A file to save, and the word of an upload to the script that shows how far it is.
		const apart = new Set([
			"app/routes/admin/export-list.ts",
			"app/routes/admin/uploads.ts",
			"app/routes/admin/drop-files.ts",
		]);
		const actions = appFiles.filter(
			({ path, exports }) =>
				/^app\/routes\/(?!machine\/)/u.test(path) && exports.includes("action") && !apart.has(path),
		);
		const byHand = /^(?:data|Response\.json|new Response|\w+\.safeParse)[<(]/u;
		const answers = ({ text, nodes }: SourceFile) => {
			const loaders = nodes.filter(
				({ type, id }) =>
					type === "FunctionDeclaration" && /loader$/iu.test(String((id as Node | null)?.name)),
			);
			return nodes
				.filter(({ type }) => type === "CallExpression" || type === "NewExpression")
				.filter(
					(call) =>
						!loaders.some(
							({ start, end }) =>
								Number(start) < Number(call.start) && Number(call.end) < Number(end),
						),
				)
				.flatMap(
					({ start, end }) => byHand.exec(text.slice(Number(start), Number(end)))?.[0] ?? [],
				);
		};
		expect(breaches(actions, answers)).toEqual([]);
		expect(
			breaches(appFiles, ({ path, text }) =>
				/^app\/(?:routes|requests\/(?!form-response\.server))/u.test(path) &&
				/safeParse\(\s*Object\.fromEntries/u.test(text)
					? ["a form read by hand"]
					: [],
			),
		).toEqual([]);
	});
});

/* ---- Names ---- */

describe("a file is named as its topic is spoken of", () => {
	const paths = textPaths.filter((path) =>
		/^(?:app|bench|db|demo|docs|packages|server|tests)\//u.test(path),
	);
	// Named by their tools, or by custom.
	const named = /(?:^|\/)(?:README\.md|[a-z-]+-LICENSE\.txt|db\/migrations\/.+)$/u;

	test("in small letters, its words joined by hyphens", () => {
		const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)*$/u;
		const wrong = paths.filter(
			(path) => !named.test(path) && !path.split("/").every((part) => kebab.test(part)),
		);
		expect(wrong).toEqual([]);
	});
	test("and in no drawer for whatever is left over", () => {
		const drawers = new Set([
			"common",
			"helper",
			"helpers",
			"index",
			"lib",
			"misc",
			"util",
			"utils",
		]);
		const wrong = paths.filter((path) => {
			const folders = path.startsWith("tests/helpers/")
				? path.split("/").slice(2)
				: path.split("/");
			return folders.some((part) => drawers.has(nameOf(part)));
		});
		expect(wrong).toEqual([]);
	});
});

/* ---- Tests ---- */

describe("every test is run", () => {
	const projects = (vitestConfig.test?.projects ?? []).flatMap((project) =>
		typeof project === "object" && "test" in project && project.test ? [project.test] : [],
	);

	test("by exactly one project", () => {
		const counts = sourceFiles()
			.filter(({ path }) => /\.test\.tsx?$/u.test(path))
			.map(({ path }) => {
				const names = projects
					.filter(({ include }) => include?.some((glob) => matchesGlob(path, glob)))
					.filter(({ exclude }) => !exclude?.some((glob) => matchesGlob(path, glob)))
					.map(({ name }) => String(name));
				return `${path}: ${names.join(" and ") || "none"}`;
			});
		expect(counts.length).toBeGreaterThan(20);
		expect(counts.filter((line) => !/: (?:unit|database|app|e2e)$/u.test(line))).toEqual([]);
	});

	test("because its file ends in .test.ts", () => {
		const misnamed = sourceFiles()
			.filter(({ path }) => !/\.test\.tsx?$|^tests\/(?:helpers|fixtures)\//u.test(path))
			.filter(({ path }) => !(packageOf(path) && isTest(path)))
			.filter(({ imports }) => imports.some(({ specifier }) => specifier === "vitest"))
			.map(({ path }) => path);
		expect(misnamed).toEqual([]);
	});
});

test("A journey looks until it sees: what a page shows is never asked for once and compared", () => {
	const once = /\bexpect\(\s*(?:await\b|[^;]*?\bpage\.url\(\))[^;]*/gu;
	const journeys = sourceFiles().filter(({ path }) => path.startsWith("tests/e2e/"));
	expect(
		breaches(journeys, ({ text }) => [...text.matchAll(once)].map(([found]) => found)),
	).toEqual([]);
	expect(journeys.length).toBeGreaterThan(5);
});

test("Tests wait with one timeout, and judge no work by the clock", () => {
	const impatient =
		/\bvi\.wait(?:Until|For)\(|\.poll\([^;]*\btimeout:[^;]*|\bexpect\([^;]*\b(?:performance|Date)\.now\(\) - [^;]*/gu;
	const tests = sourceFiles().filter(
		({ path }) =>
			/\.test\.tsx?$|^tests\/helpers\//u.test(path) && path !== "tests/helpers/until.ts",
	);
	expect(
		breaches(tests, ({ text }) => [...text.matchAll(impatient)].map(([found]) => found)),
	).toEqual([]);
	expect(tests.length).toBeGreaterThan(100);
});

/* ---- What is said of the repository ---- */

describe("what is written down", () => {
	const documents = textPaths.filter((path) =>
		/^(?:README\.md|CONTRIBUTING\.md|docs\/.+\.md|(?:bench|demo|packages\/[^/]+)\/README\.md)$/u.test(
			path,
		),
	);
	const scripts =
		(JSON.parse(textOf("package.json")) as { scripts?: Record<string, string> }).scripts ?? {};

	test("names only files that exist", () => {
		expect(
			documents.flatMap((path) =>
				pathsNamedIn(textOf(path), path)
					.filter((named) => !exists(named))
					.map((named) => `${path}: ${named}`),
			),
		).toEqual([]);
	});

	test("leads only to headings that are there", () => {
		const anchorsOf = (path: string) =>
			[...textOf(path).matchAll(/^#+ (.+)$/gmu)].map(([, heading = ""]) =>
				heading
					.toLowerCase()
					.replace(/[^\w -]/gu, "")
					.replaceAll(" ", "-"),
			);
		const links = documents.flatMap((path) =>
			[...textOf(path).matchAll(/\]\(([\w./-]*)#([\w-]+)\)/gu)].map(([, to = "", anchor = ""]) => ({
				path,
				to: to ? posix.join(posix.dirname(path), to) : path,
				anchor,
			})),
		);
		const dead = links.filter(({ to, anchor }) => !anchorsOf(to).includes(anchor));
		expect(dead).toEqual([]);
		expect(links.length).toBeGreaterThan(50);
	});

	test("names only scripts of package.json", () => {
		expect(
			documents.flatMap((path) =>
				[...textOf(path).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/gu)]
					.map((match) => match[1] ?? match[2] ?? "")
					.filter((script) => !(script in scripts))
					.map((script) => `${path}: npm run ${script}`),
			),
		).toEqual([]);
	});

	test("names every benchmark", () => {
		const table = textOf("bench/README.md");
		const benchmarks = Object.keys(scripts).filter((name) => name.startsWith("bench:"));
		expect(benchmarks.filter((name) => !table.includes(`| \`npm run ${name}\` |`))).toEqual([]);
	});

	test("names only what the sources have: functions, types, tables, columns, settings", () => {
		const others = textPaths.filter((path) => /\.sql$|^(?:package\.json|Dockerfile)$/u.test(path));
		const texts = [...sourceFiles().map(({ text }) => text), ...others.map(textOf)];
		const words = new Set(texts.flatMap((text) => text.match(/\w+/gu) ?? []));
		// A header's word, a setting of clusters, a figure of the library that counts.
		words.add("includeSubDomains").add("terminationGracePeriodSeconds");
		words.add("nodejs_eventloop_lag_p50_seconds");
		// Decisions may name what has gone since.
		const present = documents.filter((path) => !path.startsWith("docs/decisions/"));
		const name = /`([A-Za-z]\w*?(?:[a-z][A-Z]|_[A-Za-z])\w*)(?:\(\)|=[^`\s]*)?`/gu;
		const named = present.flatMap((path) =>
			[...textOf(path).matchAll(name)].map(([, word = ""]) => ({ path, word })),
		);
		expect(
			named.filter(({ word }) => !words.has(word)).map(({ path, word }) => `${path}: ${word}`),
		).toEqual([]);
		expect(named.length).toBeGreaterThan(100);
	});

	test("says of every route who may do what, and of no other", () => {
		const [, table = ""] = textOf("docs/access.md").split(/^## Who may do what.*$/mu);
		const rows = [...table.matchAll(/^\| (`\/.+?) \|/gmu)].map(([, addresses = ""]) => addresses);
		const named = rows.flatMap((row) =>
			[...row.matchAll(/`(.+?)`/gu)].map(([, path = ""]) => path),
		);
		// "`/a` to `/g`": the rows of one kind are named by the first and the last.
		const isBetween = (path: string) =>
			rows.some((row) => {
				const [, first = "", last = ""] = /^`\/(\w)(?:\/.+)?` to `\/(\w)/u.exec(row) ?? [];
				return (
					path[1] &&
					path[1] >= first &&
					path[1] <= last &&
					row.includes(`/${first}${path.slice(2)}\``)
				);
			});
		const addresses = new Set(
			addressesOf(routes, "").filter((path) => !path.startsWith("/admin/") && path !== "/*"),
		);
		expect([...addresses].filter((path) => !named.includes(path) && !isBetween(path))).toEqual([]);
		expect(named.filter((path) => path !== "/admin/…" && !addresses.has(path))).toEqual([]);
	});

	test("has one picture of the tables, of the last migration", () => {
		const { entries } = JSON.parse(textOf("db/migrations/meta/_journal.json"));
		const last = String(entries.at(-1).idx).padStart(4, "0");
		expect(readdirSync(join(root, "db/migrations/meta")).sort()).toEqual([
			`${last}_snapshot.json`,
			"_journal.json",
		]);
	});

	test("names one version of Node", () => {
		const { devDependencies, dependencies } = JSON.parse(textOf("package.json"));
		expect(textOf(".nvmrc").trim()).toBe({ ...devDependencies, ...dependencies }.node);
	});

	test("starts the site in a container as npm does", () => {
		const [variables = "", command = ""] = scripts.start?.split(" exec ") ?? [];
		const image = textOf("Dockerfile");
		expect(image).toContain(`CMD ${JSON.stringify(command.split(" ")).replaceAll(",", ", ")}`);
		expect(image).toMatch(new RegExp(`^ENV .*${variables}$`, "mu"));
		expect(variables).toMatch(/^[A-Z_]+=\d+$/u);
	});

	test("is there when a comment refers to it, and no comment refers to a paper that is elsewhere", () => {
		const paths = /\bdocs\/[\w/-]+\.md\b/gu;
		const papers = /\b(?:[Pp]art|[Ss]ection|[Ss]tep) \d+\b|\b(?:Rules?|Texts?): /u;
		expect(
			breaches(sourceFiles(), (file) => [
				...[...file.text.matchAll(paths)]
					.map(([path]) => path)
					.filter((path) => !existsSync(join(root, path))),
				...commentsOf(file).filter((comment) => papers.test(comment) && !comment.match(paths)),
			]),
		).toEqual([]);
	});

	test("explains every setting above it", () => {
		const lines = textOf(".env.example").split("\n");
		const unexplained = lines.filter((line, index) => {
			if (!/^#?[A-Z][A-Z0-9_]+=/u.test(line)) return false;
			const above = lines.slice(0, index).findLastIndex((other) => !/^#?[A-Z0-9_]+=/u.test(other));
			return !/^# [A-Z“"]|^# .*\.$/u.test(lines[above] ?? "");
		});
		expect(unexplained).toEqual([]);
	});

	test("says nothing of the place where it was written", () => {
		const elsewhere = [
			/(?<![\w.)}-])\/work\/(?!\*)/u,
			new RegExp(["shared", "design"].join("/"), "u"),
		];
		const wrong = textPaths.flatMap((path) =>
			textOf(path)
				.split("\n")
				.filter((line) => elsewhere.some((pattern) => pattern.test(line)))
				.map((line) => `${path}: ${line.trim().slice(0, 120)}`),
		);
		expect(wrong).toEqual([]);
	});

	test("fetches packages from npm's own registry and nowhere else", () => {
		const addresses = textOf("package-lock.json").matchAll(/"resolved": "(.+?)"/gu);
		expect(
			[...addresses]
				.map((match) => match[1] ?? "")
				.filter((address) => !/^(?:https:\/\/registry\.npmjs\.org|packages)\//u.test(address)),
		).toEqual([]);
	});

	test.runIf(existsSync(join(root, ".git")))("is not kept out of the repository", () => {
		const ignored = execFileSync(
			"git",
			[
				"ls-files",
				"--others",
				"--ignored",
				// The rules of the repository, not those of one machine.
				"--exclude-per-directory=.gitignore",
				"app",
				"db",
				"demo",
				"docs",
				"packages",
				"server",
				"tests",
			],
			{ cwd: root, encoding: "utf8" },
		);
		expect(ignored.split("\n").filter(Boolean)).toEqual([]);
	});
});

/* ---- How the rules look at things ---- */

function routeFiles(entries: readonly RouteConfigEntry[]): string[] {
	return entries.flatMap(({ file, children }) => [`app/${file}`, ...routeFiles(children ?? [])]);
}

/** Every address of the route table; one with a part that may be left out is two. */
function addressesOf(entries: readonly RouteConfigEntry[], above: string): string[] {
	return entries.flatMap(({ path, index, children }) => {
		const whole = path === undefined ? above : `${above}/${path}`;
		const own = path === undefined && !index ? [] : [whole || "/"];
		const both = own.flatMap((one) =>
			one.endsWith("?") ? [one.slice(0, -1), one.slice(0, one.lastIndexOf("/"))] : [one],
		);
		return [...both, ...addressesOf(children ?? [], whole)];
	});
}

function isNamed(node: unknown, name: string): boolean {
	return typeof node === "object" && node !== null && "name" in node && node.name === name;
}

function isMember(node: Node, object: string, property: string): boolean {
	return (
		node.type === "MemberExpression" &&
		isNamed(node.object, object) &&
		(isNamed(node.property, property) || (node.property as { value?: unknown }).value === property)
	);
}

/** `process.env`, and `env` taken out of `process`. */
function isEnvironment(node: Node): boolean {
	if (isMember(node, "process", "env")) return true;
	const pattern = node.id as Node | null;
	return (
		node.type === "VariableDeclarator" &&
		isNamed(node.init, "process") &&
		pattern?.type === "ObjectPattern" &&
		(pattern.properties as Node[]).some(({ key }) => isNamed(key, "env"))
	);
}

/** `Stripe` of `Stripe.errors.StripeError`. */
function rootNameOf(node: Node): string {
	return node.type === "MemberExpression"
		? rootNameOf(node.object as Node)
		: String(node.name ?? "");
}

function isClock(node: Node): boolean {
	if (isMember(node, "Date", "now") || isMember(node, "performance", "now")) return true;
	const isDate = isNamed(node.callee, "Date");
	if (node.type === "CallExpression") return isDate;
	return node.type === "NewExpression" && isDate && (node.arguments as unknown[]).length === 0;
}

function markupOrProgram(node: Node): string | null {
	const names = [
		"dangerouslySetInnerHTML",
		"innerHTML",
		"outerHTML",
		"insertAdjacentHTML",
		"srcDoc",
	];
	if (
		node.type === "JSXAttribute" ||
		node.type === "Property" ||
		node.type === "MemberExpression"
	) {
		const key = node.name ?? node.key ?? node.property;
		return names.find((name) => isNamed(key, name)) ?? null;
	}
	if (node.type !== "CallExpression" && node.type !== "NewExpression") return null;
	return ["eval", "Function"].find((name) => isNamed(node.callee, name)) ?? null;
}

/** The words of a literal, a template or an element; comments have none. */
function textIn(node: Node): string {
	const value = node.type === "TemplateElement" ? (node.value as { raw: string }).raw : node.value;
	const isText = ["Literal", "JSXText", "TemplateElement"].includes(node.type);
	return isText && typeof value === "string" ? value : "";
}

/** Paths in links, and in code where they begin with one of our folders or look like a file. */
function pathsNamedIn(text: string, document: string): string[] {
	const links = [...text.matchAll(/\]\(([^)\s]+)\)/gu)]
		.map((match) => match[1] ?? "")
		.filter((link) => !/^(?:[a-z]+:|#|\/)/u.test(link))
		.map((link) => posix.join(posix.dirname(document), link.split("#")[0] ?? ""));
	const code = [...text.matchAll(/`([^`\n]+)`|^(?:\t| {2,}|[│├└─ ]+)?([\w./-]+)/gmu)]
		.flatMap((match) => (match[1] ?? match[2] ?? "").split(/[\s,()]+/u))
		.map((word) =>
			word
				.replace(/^\.\//u, "")
				.replace(/[:#]\d+$/u, "")
				.replace(/[.;:]$/u, ""),
		)
		.filter((word) =>
			/^(?:app|bench|db|demo|docs|packages|public|server|tests)\/[\w./*{},+-]*$/u.test(word),
		);
	return [...links, ...code];
}

/** True for a file, a folder, or a pattern that at least one file matches. */
function exists(path: string): boolean {
	if (existsSync(join(root, path))) return true;
	return /[*{]/u.test(path) && textPaths.some((file) => matchesGlob(file, path));
}
