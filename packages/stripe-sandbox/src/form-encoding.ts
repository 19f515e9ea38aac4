/** What a form-encoded body becomes: texts, lists and objects of them. */
type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormObject = { [key: string]: FormValue };

// Stripe's own parameters nest four deep; what is deeper is not meant for it.
const deepest = 10;

/**
 * Reads Stripe's bracket notation: `a=1`, `a[b]=1`, `a[0][b]=1` and `a[]=1`. Objects have no prototype, so
 * that a name such as `__proto__` is a name like any other.
 * @throws RangeError when names contradict each other or nest too deeply
 */
export function decodeForm(text: string): FormObject {
	const root: FormObject = Object.create(null);
	for (const [name, value] of readPairs(text)) {
		const path = splitName(name);
		if (path.length > deepest) throw new RangeError(`Parameters are nested too deeply: ${name}`);
		put(root, path, value, name);
	}
	for (const [key, value] of Object.entries(root)) root[key] = listify(value);
	return root;
}

/** Names and values without NUL, which Postgres takes in no text. */
function readPairs(text: string): [name: string, value: string][] {
	const plain = (part: string) => part.replaceAll("\0", "");
	return [...new URLSearchParams(text)].map(([name, value]) => [plain(name), plain(value)]);
}

/** "a[b][0]" becomes a, b, 0; what has no closing bracket is part of a plain name. */
function splitName(name: string): string[] {
	const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/u.exec(name);
	if (!match) return [name];
	const [, head = "", tail = ""] = match;
	return [head, ...[...tail.matchAll(/\[([^[\]]*)\]/gu)].map((part) => part[1] ?? "")];
}

function put(root: FormObject, path: string[], value: string, name: string): void {
	let place = root;
	for (const [depth, part] of path.entries()) {
		const key = part === "" ? String(Object.keys(place).length) : part;
		const present = place[key];
		if (depth === path.length - 1) {
			if (typeof present === "object") throw new RangeError(`Invalid object: ${name}`);
			place[key] = value;
			return;
		}
		if (typeof present === "string" || Array.isArray(present)) {
			throw new RangeError(`Invalid object: ${name}`);
		}
		const next: FormObject = present ?? Object.create(null);
		place[key] = next;
		place = next;
	}
}

/** An object whose names are 0, 1, 2 … is a list. */
function listify(value: FormValue): FormValue {
	if (typeof value === "string" || Array.isArray(value)) return value;
	const entries = Object.entries(value).map(([key, inner]) => [key, listify(inner)] as const);
	const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
	if (isList) return entries.map(([, inner]) => inner);
	const object: FormObject = Object.create(null);
	for (const [key, inner] of entries) object[key] = inner;
	return object;
}
