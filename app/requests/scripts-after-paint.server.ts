/**
 * Lets a page be painted before its scripts are asked for. On a slow line they would share it with the styles
 * and fonts that the first paint waits for, and until they run, every link and form works without them.
 *
 * React Router writes the start of the page: links that load the modules ahead, and one script that imports
 * them. The links become a part of that script, and its imports wait. What it does not write this way is
 * left as it is; then the scripts are only asked for earlier.
 * @param wait in place of the first paint, what the script does before it asks for the others
 */
export function scriptsAfterPaint(html: string, wait = afterPaint): string {
	const headEnd = html.indexOf("</head>");
	const start = html.lastIndexOf('type="module" async="">') + 'type="module" async="">'.length;
	const end = html.indexOf("</script>", start);
	const imports = html.slice(start, end);
	if (headEnd < 0 || start < headEnd || !importLine.test(imports)) return html;
	const modules: string[] = [];
	const head = html.slice(0, headEnd).replaceAll(preloadLink, (_link, address: string) => {
		modules.push(address);
		return "";
	});
	const waiting = imports.replaceAll(importLine, "const $1 = await import($2);");
	return `${head}${html.slice(headEnd, start)}${startOf(modules, wait)}${waiting}${html.slice(end)}`;
}

const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*>/gu;
const importLine = /^import \* as (\w+) from ("[^"]+");/gmu;

/** A frame is drawn once the styles are there. A page in the background draws none, and waits a moment instead. */
const afterPaint =
	"await new Promise((go) => { requestAnimationFrame(() => setTimeout(go)); setTimeout(go, 1000); });";

function startOf(modules: readonly string[], wait: string): string {
	return `${wait}
for (const href of ${JSON.stringify(modules)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
`;
}
