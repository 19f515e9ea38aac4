import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/**
 * Sonner inserts its rules through a style element without a nonce, which our security policy blocks. They
 * come from its own file instead (app/components/toaster-view.tsx), and the insertion is taken out.
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
 * What nearly every page needs, in three files: small ones compress badly and each costs a request.
 * Everything else (dialogs, toasts, the PDF engine) stays on its own and is loaded when it is needed.
 */
const sharedChunks = [
	{
		name: "react",
		priority: 3,
		test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\//u,
	},
	{
		name: "site",
		priority: 2,
		test: /\/app\/(?:components\/(?:site-shell|logo|theme|theme-toggle|demo-banner|auth-dialog-provider|auth-tab|upgrade-dialog-provider|toast-queue|toaster|flash-toast|route-error|provenance|sheet-picture|use-hydrated|use-popover|use-session-sync|viewer-context|icons|fonts|ui\/(?:button|icon|spinner|class-names))|content\/\w+|domain\/(?:messages|plans|money|dates|own-cookies|page-address))\.tsx?$/u,
	},
	{
		name: "browse",
		priority: 1,
		test: /\/app\/(?:components\/(?:search-box|filter-\w+|applied-filters|sort-toggle|browse-\w+|hidden-query|use-shown-query|resume-card|resume-card-skeleton|resume-grid|sheet-transition|resume-dialog|open-resume-button|use-open-resume|highlight|company-mark|load-more|did-you-mean)|domain\/(?:resume|resume-query|catalogue|tags|open-offer))\.tsx?$/u,
	},
];

export default defineConfig({
	plugins: [sonnerWithoutInsertion, tailwindcss(), reactRouter()],
	resolve: {
		// Its style element would be blocked as well; the file says how ours goes.
		alias: {
			"react-style-singleton": fileURLToPath(
				new URL("app/components/ui/adopted-styles.ts", import.meta.url),
			),
		},
	},
	build: { sourcemap: false, assetsInlineLimit: 0 },
	environments: {
		client: {
			build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
		},
	},
});
