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

export default defineConfig({
	plugins: [sonnerWithoutInsertion, tailwindcss(), reactRouter()],
	build: { sourcemap: false, assetsInlineLimit: 0 },
});
