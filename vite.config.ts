import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { markdownFiles } from "./app/content/markdown/files-plugin.server.ts";

/**
 * Sonner inserts its rules through a style element without a nonce, which our security policy blocks. They
 * come from its own file instead (app/components/base/toaster-view.tsx), and the insertion is taken out.
 */
const sonnerWithoutInsertion: Plugin = {
	name: "sonner-without-insertion",
	transform: {
		filter: { id: /\/sonner\/dist\/index\.mjs$/u },
		handler(code) {
			const insertion = /^__insertCSS\(.*$/mu;
			if (!insertion.test(code)) this.error("Sonner no longer inserts its rules in one line");
			return { code: code.replace(insertion, ""), map: null };
		},
	},
};

/**
 * What pdfjs has for drawing and editing, and for remarks, links, fields and structure, by its files: a worker that only
 * reads does without.
 */
const unreadParts: Record<string, RegExp> = {
	"pdf.mjs":
		/^\.\/src\/display\/(?:editor\/|annotation_layer|canvas\.|canvas_dep|draw_layer|xfa_layer|webgpu|text_layer|touch_manager|pattern_helper|svg_factory|dom_filter_factory|network|fetch_stream|node_|content_disposition|optional_content_config)/u,
	"pdf.worker.mjs":
		/^\.\/(?:node_modules\/core-js\/|external\/(?:brotli|jbig2|openjpeg|qcms)\/|src\/core\/(?:xfa\/|editor\/|xfa_fonts|writer|jpg\.|font_renderer|\w+_factors|liberationsans_widths|postscript\/|annotation\.|default_appearance|intersector|struct_tree|metadata_parser|xml_parser|dataset_reader|sound|file_spec))/u,
};

/** Whether `pdf.mjs` brings all of what the worker beside it brings for old browsers; a worker has `self` anyway. */
function bringsTheSame(worker: string): boolean {
	const namesIn = (file: string) => {
		const code = readFileSync(file, "utf8");
		return [
			...code.matchAll(/^\/\/ MODULE: \.\/node_modules\/core-js\/modules\/(?!web\.self)(.*)/gmu),
		].map(([, name]) => name);
	};
	const [first, second] = [worker.replace(/\.worker\.mjs$/u, ".mjs"), worker].map(namesIn);
	return (
		second !== undefined && second.length > 10 && second.every((name) => first?.includes(name))
	);
}

/**
 * Takes them out of the worker in which a browser reads a person's own resume: half of its bytes. A file that
 * needs one of them is said to be unreadable. What old browsers lack comes with `pdf.mjs`, which is loaded first.
 */
const pdfForReading: Plugin = {
	name: "pdf-for-reading",
	transform: {
		filter: { id: /\/pdfjs-dist\/legacy\/build\/pdf(?:\.worker)?\.mjs$/u },
		handler(code, id) {
			const unread = unreadParts[id.split("/").at(-1) ?? ""];
			const parts = code.split(/^(?=;\/\/ \.)/mu);
			const kept = parts.filter((part) => !unread?.test(part.slice(3).trim()));
			if (parts.length - kept.length < 10) this.error("pdfjs is put together in another way");
			const isWorker = id.endsWith("pdf.worker.mjs");
			if (isWorker && !bringsTheSame(id))
				this.error("pdf.mjs does not bring what old browsers lack");
			const own = withoutDrawing(kept.slice(isWorker ? 1 : 0).join(""), id)
				.replace(/^globalThis\.pdfjsLib = \{[^}]*\};$/mu, "")
				.replace(/^\{\s+globalThis\._pdfjsTestingUtils[\s\S]*?^\}$/mu, "")
				.replace(
					/^export \{ (?=AbortException).*\};$/mu,
					"export { AnnotationMode, getDocument, OPS, VerbosityLevel };",
				);
			return { code: own, map: null };
		},
	},
};

/** What the reader of Word files has and never uses, by its files. */
const unusedOfWord: Record<string, [RegExp, string]> = {
	// The 2,000 names of signs in HTML: XML has five of its own.
	"entities.js": [
		/exports\.HTML_ENTITIES = freeze\(\{[\s\S]*?\n\}\);/u,
		"exports.HTML_ENTITIES = freeze({});",
	],
	// It unpacks archives and writes XML; we unpack by a reader of our own, and write nothing.
	"zipfile.js": [/^var JSZip = require\("jszip"\);$/mu, ""],
	"writer.js": [/^var xmlbuilder = require\("xmlbuilder"\);$/mu, ""],
};

/** Takes that out of the worker in which a browser reads a person's own resume. */
const wordForReading: Plugin = {
	name: "word-for-reading",
	transform: {
		filter: {
			id: /\/(?:@xmldom\/xmldom\/lib\/entities|mammoth\/lib\/(?:zipfile|xml\/writer))\.js$/u,
		},
		handler(code, id) {
			const [part, instead] = unusedOfWord[id.split("/").at(-1) ?? ""] ?? [];
			if (!part?.test(code)) this.error("The reader of Word files is put together in another way");
			return { code: code.replace(part, instead ?? ""), map: null };
		},
	},
};

/**
 * What pdfjs does so that a page can be drawn, half of the time of a first reading, and what stands there instead: it
 * makes outlines of letters, mends each font, tells the page's glyphs and all of a font beside its name, and makes what
 * lies on a page and mixed colors. A font is left as it is where the file itself says which letters its signs are, and
 * how wide.
 */
const drawsPages: readonly [RegExp, string][] = [
	[/static buildFontPaths\([^)]*\) \{/u, "$& return;"],
	[
		/^\s*\[type, subtype\] = getFontFileType\(file, properties\);$/mu,
		"if (properties.hasIncludedToUnicodeMap && (properties.composite || Object.keys(properties.widths).length > 0)) { amendFallbackToUnicode(properties); return; }\n$&",
	],
	[/^\s*handleText\(chars, state\) \{$/mu, "$& return [];"],
	[/(?<=^const EXPORT_DATA_EXTRA_PROPERTIES = )\[[^\]]*\]/mu, '["name"]'],
	// Links, remarks and fields of a page are no text of it.
	[/get _parsedAnnotations\(\) \{/u, "$& return Promise.resolve([]);"],
	// Colors that a program in the file mixes.
	[/buildPostScriptJsFunction\(psCode, domain, range\)/u, "() => {}"],
	// Without the page's glyphs `pdf-hyphens.ts` finds no hyphen that a font calls a soft one: they stay in the text.
	[/(?<=^\s*if \(category\.isInvisibleFormatMark)(?=\) \{$)/mu, ' && glyph.unicode !== "\\u00ad"'],
];

function withoutDrawing(code: string, id: string): string {
	if (!id.endsWith("pdf.worker.mjs")) return code;
	return drawsPages.reduce((own, [part, instead]) => {
		if (!part.test(own)) throw new Error(`pdfjs is written in another way: ${part.source}`);
		return own.replace(part, instead);
	}, code);
}

/** A browser in which no text may become a program tells of each try: Zod does not try. */
const zodWithoutPrograms: Plugin = {
	name: "zod-without-programs",
	applyToEnvironment: ({ name }) => name === "client",
	transform: {
		filter: { id: /\/zod\/v4\/core\/schemas\.js$/u },
		handler(code) {
			const asks = "const jit = !core.globalConfig.jitless;";
			if (!code.includes(asks)) this.error("Zod asks in another way");
			return { code: code.replace(asks, "const jit = false;"), map: null };
		},
	},
};

/** Writes beside the build which modules each of its scripts is made of; bench/first-load.ts reads it. */
const listModules: Plugin = {
	name: "list-modules",
	applyToEnvironment: ({ name }) => name === "client",
	async writeBundle({ dir }, bundle) {
		const modules: Record<string, string[]> = {};
		for (const file of Object.values(bundle)) {
			if (file.type !== "chunk") continue;
			modules[`/${file.fileName}`] = [...new Set(file.moduleIds)]
				.filter((id) => !id.startsWith("\0"))
				.map((id) => relative(import.meta.dirname, id.replace(/\?.*$/u, "")));
		}
		const path = join(dir ?? import.meta.dirname, "..", "modules.json");
		await writeFile(path, JSON.stringify(modules, null, "\t"));
	},
};

/**
 * The modules of the shared files: a layer of app/ and names in any of its rooms, where a name occurs once; `*` is
 * any part of a name. A file takes along what its modules import, unless one that stands before it here has it.
 */
const sharedModules = {
	// Every page.
	site: `components/{site-shell,logo,theme,theme-toggle,demo-banner,auth-dialog-provider,auth-tab,menu-links}
		components/{upgrade-dialog-provider,toast-queue,toaster,flash-toast,route-error,use-hydrated,use-popover}
		components/{use-session-sync,viewer-context,icons,page-icons,fonts,words,illustrative-mark,figure-list}
		components/{badge,button,icon,spinner,class-names,at-hand,sign-of-life,page-progress,ended-session}
		domain/{text-runs,plans,money,dates,count,contact,own-cookies,page-address,fair-use,sentence-case,offer,general}
		components/page-meta content/{brand,navigation,claims} requests/outage`,
	// Fields to fill in: on content pages that of the newsletter.
	forms:
		"components/{field,answered,newsletter-form,leaving-failure,use-leaving,alert,input,drawing}",
	// The address of the list.
	query: "components/browse-address domain/{resume-query,catalogue,sections}",
	// Cards and the search: the landing page and the library.
	cards: `components/{resume-card,resume-grid,sheet-picture,sheet-fact-list,sheet-transition,highlight,hidden-query}
		components/{open-resume-button,use-open-resume,use-query-change,pending-intent,company-mark,search-box}
		domain/{resume,resume-facts,tags,open-offer,library,provenance,compare-address,fold}`,
	// The list around them.
	browse: `components/{browse-layout,name-link,search-tabs,filter-*,applied-filters,background-filters,list-controls,use-shown-query,load-error}
		domain/{list-failure,named-options,stored,dense-list,address-slug} components/list-memory`,
	// A sheet in words: the samples and the reader.
	sheet: "components/{resume-sheet,resume-section,text-blocks-sheet,line-tool} domain/entries",
	// The form of signing in, on its pages and in its dialog.
	auth: "components/{auth-form,auth-problems,password-field,google-button,forgot-link}",
	// Buying a plan.
	plans: `components/{plan-button,plan-not-for-sale,use-plan-form}
		content/pricing domain/{plan-forms,billing}`,
};

/**
 * What many pages need, in few files: small ones compress badly and each costs a request. What only some
 * need stays out of them, and dialogs, toasts and the PDF engine are loaded when they are needed.
 */
const sharedChunks = [
	{
		name: "react",
		priority: 9,
		test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\//u,
	},
	...Object.entries(sharedModules).map(([name, modules], index) => ({
		name,
		priority: 8 - index,
		test: isAnyOf(modules),
	})),
];

function isAnyOf(modules: string): RegExp {
	const paths = modules
		.replaceAll(/\s+/gu, "|")
		.replaceAll("*", "[\\w-]+")
		.replaceAll("/", "/(?:[\\w-]+/)*")
		.replaceAll("{", "(?:")
		.replaceAll("}", ")")
		.replaceAll(",", "|");
	return new RegExp(`/app/(?:${paths})\\.tsx?$`, "u");
}

/**
 * What is fetched beside a file that a script asks for: what it imports, but for what every page has. The file itself
 * is asked for at once anyway; one that is drawn with styles of its own would wait for them.
 */
function withoutKnownFiles(asked: string, files: string[]): string[] {
	return files.filter(
		(file) =>
			!/\/(?:react|rolldown-runtime|site)-/u.test(file) &&
			(file !== asked || /\/(?:search-suggestions|toaster-view)-/u.test(file)),
	);
}

/**
 * As Vite does it, and in ASCII: V8 keeps a script in two bytes for each letter if one of them is beyond Latin-1, and
 * takes an eighth longer to read it.
 */
const minify = { compress: true, mangle: true, codegen: { asciiOnly: true } };

export default defineConfig({
	plugins: [
		sonnerWithoutInsertion,
		zodWithoutPrograms,
		markdownFiles,
		listModules,
		tailwindcss(),
		reactRouter(),
	],
	resolve: {
		// Its style element would be blocked as well; the file says how ours goes.
		alias: {
			"react-style-singleton": fileURLToPath(
				new URL("app/components/base/ui/adopted-styles.ts", import.meta.url),
			),
		},
	},
	worker: {
		format: "es",
		plugins: () => [pdfForReading, wordForReading],
		rolldownOptions: { output: { minify } },
	},
	build: {
		sourcemap: false,
		assetsInlineLimit: 0,
		modulePreload: { resolveDependencies: withoutKnownFiles },
	},
	environments: {
		client: {
			build: {
				rolldownOptions: { output: { codeSplitting: { groups: sharedChunks }, minify } },
			},
		},
	},
});
