import { type Viewer, writeViewer } from "#app/domain/base/viewer.ts";
import { chooseEncoding, compressFrom } from "../http/content-encoding.ts";
import type { Exchange } from "../http/exchange.ts";
import type { OutgoingHeaders } from "../http/outgoing-response.ts";
import { encodeText, encodeViewer, type Place } from "./cut-page.ts";
import { type GzipPiece, joinGzip, joinPlain } from "./gzip-pieces.ts";
import type { Listener } from "./render-page.ts";
import type { PageIds } from "./viewer-class.ts";

/** A page as all members of a class see it, with places for what is a person's own. */
export type ClassPage = {
	/** One more than the places, compressed. */
	pieces: readonly GzipPiece[];
	places: readonly Place[];
	isHtml: boolean;
	names: PageIds;
	/** Bytes for the viewer, so that what follows can refer to what stands before. */
	room: number;
	/** For whom it was rendered. */
	class: string;
	headers: OutgoingHeaders;
	listeners: readonly Listener[];
};

export const weightOfClass = ({ pieces }: ClassPage): number =>
	pieces.reduce((sum, { deflated }) => sum + deflated.length + 100, 0);

/** How much room viewers are given: they share pages with those who need as much. */
const roomStep = 256;

export const roomOf = (viewer: Viewer): number =>
	roomStep * Math.ceil(Buffer.byteLength(encodeViewer(writeViewer(viewer), true)) / roomStep);

/** JSON may end with spaces. */
function putInRoom(viewer: Viewer, { isHtml, room }: ClassPage): Buffer {
	const bytes = Buffer.alloc(room, " ");
	bytes.write(encodeViewer(writeViewer(viewer), isHtml));
	return bytes;
}

/** Puts a page together for the one who asks, and sends it. */
export function sendComposed(
	{ incoming, outgoing, base, nonce }: Exchange,
	page: ClassPage,
	viewer: Viewer,
) {
	const { pieces, places } = page;
	const own: Record<Place, Buffer> = {
		viewer: putInRoom(viewer, page),
		email: Buffer.from(encodeText(viewer.email)),
		id: Buffer.from(viewer.id),
		nonce: Buffer.from(nonce),
	};
	const between = places.map((place) => own[place]);
	const headers: OutgoingHeaders = { ...base, ...page.headers };
	const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
	const isCompressed =
		length > compressFrom && chooseEncoding(incoming.headers["accept-encoding"], ["gzip"]);
	if (isCompressed) headers["content-encoding"] = isCompressed;
	const body = isCompressed ? joinGzip(pieces, between) : joinPlain(pieces, between);
	headers["content-length"] = String(body.length);
	outgoing.writeHead(200, headers).end(incoming.method === "HEAD" ? undefined : body);
}
