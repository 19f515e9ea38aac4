/**
 * How many of something that costs as much as it is many. Each is as good a test as the next: more of them find what
 * happens seldom.
 * @returns `part` in `npm test`, `whole` in `npm run lives`
 */
export const livesOf = <Count>({ part, whole }: { part: Count; whole: Count }): Count =>
	process.env.LIVES === "all" ? whole : part;
