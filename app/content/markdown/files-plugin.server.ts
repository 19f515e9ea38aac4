import { relative } from "node:path";
import type { Plugin } from "vite";
import { readFile } from "./read-file.server.ts";

/** Makes a module of each text, while the site is built: what reads Markdown is in no script of the site. */
export const markdownFiles: Plugin = {
	name: "markdown-files",
	transform: {
		filter: { id: /\/app\/content\/(?:guides|blog|legal)\/[\w-]+\.md$/u },
		handler(content, id) {
			const { text } = readFile(relative(process.cwd(), id), content);
			return { code: `export default ${JSON.stringify(text)}`, map: null, moduleType: "js" };
		},
	},
};
