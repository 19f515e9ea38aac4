import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";

/** Bytes, as they travel: text compressed, fonts as they are. */
export type PageWeight = {
	/** React, React DOM and React Router: one file that every page shares. */
	framework: number;
	/** All other scripts. */
	ours: number;
	/** Of both, what is loaded before anything is used. */
	atOnce: number;
	css: number;
	html: number;
	fonts: number[];
	/** The addresses of the scripts. */
	scripts: string[];
};

/**
 * What a first visit to a page loads before anything is clicked: the scripts and styles that its HTML names
 * (the entry, its routes and all that they import), and the fonts that those styles offer for Latin text.
 * Dialogs that are loaded when they are opened are named nowhere in it. A page that is only read waits with its
 * scripts until they are wanted. Everything is compressed as the server keeps it, with brotli 11, and with hashes
 * that do not change.
 * @param read the bytes of an address of the site
 */
export async function weighPage(
	html: string,
	read: (address: string) => Promise<Buffer>,
): Promise<PageWeight> {
	const scripts = findScripts(html);
	const styles = findAddresses(
		html,
		/<link [^>]*rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"/gu,
	);
	const stylesheets = await Promise.all(styles.map(read));
	const fonts = findLatinFonts(stylesheets.join("\n"));
	const isFramework = (address: string) => address.startsWith("/assets/react-");
	const weigh = async (addresses: readonly string[]) =>
		sum((await Promise.all(addresses.map(read))).map(brotli));
	const framework = await weigh(scripts.filter(isFramework));
	const ours = await weigh(scripts.filter((address) => !isFramework(address)));
	return {
		framework,
		ours,
		atOnce: html.includes("function untilUsed()") ? 0 : framework + ours,
		css: sum(stylesheets.map(brotli)),
		html: brotli(Buffer.from(html)),
		fonts: (await Promise.all(fonts.map(read))).map((bytes) => bytes.length),
		scripts,
	};
}

/** The scripts that a page loads. Its route manifest also names those of other pages, and loads none of them. */
function findScripts(html: string): string[] {
	const manifest = /window\.__reactRouterManifest = \{.*?\n\};/su;
	return findAddresses(html.replace(manifest, ""), /"(\/assets\/[^"]+\.m?js)"/gu);
}

/** The font files of a stylesheet that a browser fetches for a text of plain Latin letters. */
export function findLatinFonts(css: string): string[] {
	return [...css.matchAll(/@font-face\s*\{([^}]*)\}/gu)].flatMap(([, rule = ""]) => {
		const address = /url\(["']?([^)"']+)["']?\)/u.exec(rule)?.[1];
		const range = /unicode-range:\s*([^;]+)/iu.exec(rule)?.[1];
		// "U+??" is a minifier's way to write U+0000-00FF.
		const isForLatin = !range || /U\+(?:0{1,4}-|\?\?)/iu.test(range);
		return address && isForLatin ? [address] : [];
	});
}

function findAddresses(html: string, pattern: RegExp): string[] {
	return [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address))];
}

// Who reads a file once for all pages has it weighed once.
const weighed = new WeakMap<Buffer, number>();

function brotli(bytes: Buffer): number {
	const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
	const size = weighed.get(bytes) ?? brotliCompressSync(withSteadyHashes(bytes), { params }).length;
	weighed.set(bytes, size);
	return size;
}

/**
 * A change of one file changes the hashes by which all others name it, and how well they compress: the file that
 * every page shares lost 122 of 9,600 bytes to it. So each file is named by a hash of its name alone.
 */
function withSteadyHashes(bytes: Buffer): string {
	return bytes.toString().replaceAll(/([\w.]+)-[\w-]{8}(?=\.(?:js|css)\b)/gu, (_named, name) => {
		// The first letter of a real one is B, C or D.
		return `${name}-C${createHash("sha256").update(name).digest("base64url").slice(0, 7)}`;
	});
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
