/** The kinds of file that a resume may be, with what they are called over HTTP. */
export const contentTypes = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	doc: "application/msword",
	txt: "text/plain; charset=utf-8",
	json: "application/json; charset=utf-8",
} as const;
/** What a file of ours may be. */
export type FileKind = keyof typeof contentTypes;
/** What a file that comes in may be. */
export type ReadableKind = Exclude<FileKind, "json">;

/** A stored file that the access check has just allowed. */
export type ProvidedFile = {
	key: string;
	contentType: string;
	/** Its file name: made of the title, never of the uploaded file's name. */
	fileName: string;
};

/** "senior-backend-engineer.pdf": letters and digits only, so that it is safe in every header and folder. */
export function fileNameOf(title: string, kind: FileKind): string {
	const words = title
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.match(/[a-z0-9]+/gu);
	const name = (words ?? ["resume"]).join("-").slice(0, 80).replace(/-$/u, "");
	return `${name}.${kind}`;
}
