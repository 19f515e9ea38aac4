import { brotliCompressSync, constants } from "node:zlib";

/** Bytes, as they travel: text compressed, fonts as they are. */
export type PageWeight = {
	javascript: number;
	css: number;
	html: number;
	fonts: number[];
	/** How many files of scripts. */
	scripts: number;
};

/**
 * What a first visit to a page loads before anything is clicked: the scripts and styles that its HTML names
 * (the entry, its routes and all that they import), and the fonts that those styles offer for Latin text.
 * Dialogs that are loaded when they are opened are named nowhere in it.
 * @param read the bytes of an address of the site
 */
export async function weighPage(
	html: string,
	read: (address: string) => Promise<Buffer>,
): Promise<PageWeight> {
	const scripts = findAddresses(html, /(?:href|src|from|import)[= ]?"(\/assets\/[^"]+\.m?js)"/gu);
	const styles = findAddresses(
		html,
		/<link [^>]*rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"/gu,
	);
	const stylesheets = await Promise.all(styles.map(read));
	const fonts = findLatinFonts(stylesheets.join("\n"));
	return {
		javascript: sum((await Promise.all(scripts.map(read))).map((bytes) => brotli(bytes, 11))),
		css: sum(stylesheets.map((bytes) => brotli(bytes, 11))),
		html: brotli(Buffer.from(html), 5),
		fonts: (await Promise.all(fonts.map(read))).map((bytes) => bytes.length),
		scripts: scripts.length,
	};
}

/** The font files of a stylesheet that a browser fetches for a text of plain Latin letters. */
export function findLatinFonts(css: string): string[] {
	return [...css.matchAll(/@font-face\s*\{([^}]*)\}/gu)].flatMap(([, rule = ""]) => {
		const address = /url\(["']?([^)"']+)["']?\)/u.exec(rule)?.[1];
		const range = /unicode-range:\s*([^;]+)/iu.exec(rule)?.[1];
		const isForLatin = !range || /U\+0{1,4}-/iu.test(range);
		return address && isForLatin ? [address] : [];
	});
}

function findAddresses(html: string, pattern: RegExp): string[] {
	return [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address))];
}

function brotli(bytes: Buffer, level: number): number {
	return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
