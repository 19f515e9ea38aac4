const maximum = 2000;

/**
 * Where a person goes after signing in. Only paths of this site: a full address, `//host`, `/\host`,
 * control characters and schemes all lead to the fallback instead.
 */
export function safeReturnTo(value: string | null | undefined, fallback = "/"): string {
	if (!value?.startsWith("/")) return fallback;
	// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them and join what is left
	if (/[\\\u0000-\u0020\u007f]/u.test(value)) return fallback;
	const base = "https://site.invalid";
	try {
		const url = new URL(value, base);
		const path = url.pathname + url.search + url.hash;
		// "/.//host" resolves to "//host", which a browser takes for another site.
		const staysHere = url.origin === base && !path.startsWith("//") && path.length <= maximum;
		return staysHere ? path : fallback;
	} catch {
		return fallback;
	}
}

/** Where a member goes who comes from nowhere in particular. */
const memberHome = "/library";

/**
 * Where a person is led who has just signed in: to what they asked for, and else to their library. The home page,
 * which is for those who do not know the site, is nothing that they asked for.
 */
export function placeAfterSignIn(value: string | null | undefined): string {
	const place = safeReturnTo(value, memberHome);
	return place === "/" ? memberHome : place;
}
