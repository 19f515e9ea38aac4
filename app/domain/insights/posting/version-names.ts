/**
 * Names with a version: who writes "Python" knows Python 3, and who writes "Python 3.12" does. Only where that is sure:
 * another number is a name's own ("Series 79"), and a standard of C++ has to be learned.
 */
const versioned =
	/^(python|java|php|html|css|angular|vue|react|node|typescript|ios|android|\.?net(?: core)?|sql server)(?:[ -]?v?(\d+)[\d.x]*\+?)?$/iu;

/**
 * What is asked for by a name that has versions; null of any other.
 * @returns `name` without its version, and whether a text names this version, a higher one or none
 */
export function versionedName(
	asked: string,
): { name: string; isIn: (text: string) => boolean } | null {
	const [, name, least = 0] = versioned.exec(asked) ?? [];
	if (!name) return null;
	const named = new RegExp(
		`(?<![\\p{L}\\p{N}])(?:asp)?${name.replace(/^\.?net/iu, "\\.net")}(?:[ -]?v?(\\d[\\d./]*))?(?![\\p{L}\\p{N}+#])`,
		"giu",
	);
	return {
		name,
		// "Java 8/11".
		isIn: (text) =>
			[...text.matchAll(named)].some(([, found = "999"]) =>
				found.split("/").some((one) => Number.parseInt(one, 10) >= Number(least)),
			),
	};
}
