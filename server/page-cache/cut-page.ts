import { encodeInScript } from "#app/domain/base/encode-in-script.ts";
import { uuidPattern } from "#app/domain/base/identifiers.ts";

/** What differs between the answers to two people to whom a page shows the same. */
export type Place = "viewer" | "email" | "id" | "nonce";

/** A page that was rendered with marks in the places of what is a person's own. */
export type Marked = {
	text: string;
	isHtml: boolean;
	/** As the root sends it, with the mark of the address in it. */
	viewer: string;
	/** Unguessable, each of this rendering alone. */
	marks: { email: string; id: string; nonce: string };
};

export type CutPage = {
	/** One more than the places. */
	pieces: string[];
	places: Place[];
	/** The resumes that the data of the page name: of these, a component may ask whether they are unlocked. */
	ids: ReadonlySet<string>;
	/** Others that it shows. */
	otherIds: ReadonlySet<string>;
};

/**
 * Cuts a page at the places of what is a person's own.
 * @returns null when it is not built as it should be: then it is for the one who asks only
 */
export function cutPage({ text, isHtml, viewer, marks }: Marked): CutPage | null {
	const data = isHtml ? text.indexOf(dataStart) : 0;
	if (data < 0) return null;
	const written = encodeViewer(viewer, isHtml);
	const kinds = new Map<string, Place>([
		[written, "viewer"],
		[marks.email, "email"],
		...(isHtml
			? ([
					[marks.id, "id"],
					[marks.nonce, "nonce"],
				] as const)
			: []),
	]);
	const any = new RegExp([...kinds.keys()].map(literal).join("|"), "gu");
	const pieces: string[] = [];
	const places: Place[] = [];
	let begin = 0;
	for (const { 0: found, index } of text.matchAll(any)) {
		const place = kinds.get(found) ?? "nonce";
		// In the data they would be written in another way than in the page, or belong to what a loader knows of a person.
		if ((place === "email" || place === "id") && index > data) return null;
		pieces.push(text.slice(begin, index));
		places.push(place);
		begin = index + found.length;
	}
	pieces.push(text.slice(begin));
	// The router may not have asked for the viewer; a page has one.
	const viewers = places.filter((place) => place === "viewer").length;
	if (viewers > 1 || (isHtml && viewers === 0)) return null;
	const rest = pieces.join("");
	if (rest.includes(marks.id)) return null;
	const restData = isHtml ? rest.indexOf(dataStart) : 0;
	const ids = new Set(rest.slice(restData).match(uuid));
	const others = rest.slice(0, restData).match(uuid) ?? [];
	return { pieces, places, ids, otherIds: new Set(others.filter((id) => !ids.has(id))) };
}

const literal = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/gu, "\\$&");
const dataStart = "window.__reactRouterContext.streamController.enqueue(";
const uuid = new RegExp(uuidPattern, "gu");

/** The viewer as it stands in the data of the router, and these as a text in a script of the page. */
export function encodeViewer(viewer: string, isHtml: boolean): string {
	const data = JSON.stringify(viewer).slice(1, -1);
	return isHtml ? encodeInScript(JSON.stringify(data).slice(1, -1)) : data;
}

/** A text as React writes it into a page. */
export const encodeText = (text: string): string =>
	text.replace(/["&'<>]/gu, (sign) => textSigns[sign] ?? sign);

const textSigns: Record<string, string> = {
	'"': "&quot;",
	"&": "&amp;",
	"'": "&#x27;",
	"<": "&lt;",
	">": "&gt;",
};
