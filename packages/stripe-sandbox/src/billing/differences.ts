/** Of an update: the fields that are different now, with the values that they had. */
export function previousOf(before: object, after: object): object {
	const now = new Map(Object.entries(after));
	return Object.fromEntries(
		Object.entries(before).filter(
			([key, value]) => JSON.stringify(value) !== JSON.stringify(now.get(key)),
		),
	);
}
