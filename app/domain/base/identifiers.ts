/** A resume's id, wherever it stands; ours are written in small letters. */
export const uuidPattern = "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}";
const uuid = new RegExp(`^${uuidPattern}$`, "iu");

/** True for a text that the database would take as a resume's id. */
export function isUuid(text: string | undefined): text is string {
	return text !== undefined && uuid.test(text);
}
