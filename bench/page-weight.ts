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
 * scripts until they are wanted. Everything is compressed as the server keeps it, with brotli 11.
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
	const weighAll = async (addresses: readonly string[]) =>
		sum((await Promise.all(addresses.map(read))).map(brotli));
	const framework = await weighAll(scripts.filter(isFramework));
	const ours = await weighAll(scripts.filter((address) => !isFramework(address)));
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
	const size = weighed.get(bytes) ?? weigh(bytes.toString());
	weighed.set(bytes, size);
	return size;
}

/**
 * How well a file compresses is a matter of luck as well: the one that every page shares took 122 of its 9,600 bytes
 * more after a change of another file, whose hash it names. So it is the mean of a few, with hashes of names alone.
 */
function weigh(text: string): number {
	const named = /([\w.]+)-[\w-]{8}(?=\.(?:js|css)\b)/gu;
	const draws = named.test(text) ? 4 : 1;
	const sizes = Array.from({ length: draws }, (_, draw) => {
		// The first letter of a real one is B, C or D.
		const steady = text.replaceAll(
			named,
			(_named, name) =>
				`${name}-C${createHash("sha256").update(`${name}${draw}`).digest("base64url").slice(0, 7)}`,
		);
		const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
		return brotliCompressSync(steady, { params }).length;
	});
	return Math.round(sum(sizes) / draws);
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
