/**
 * Makes one object of those that say the same: what is sent to a browser holds an object once, however often it is
 * referred to.
 * @returns a function that gives back the first of the equal values that it was given
 */
export function shareEqual(): <Value>(value: Value) => Value {
	const known = new Map<string, unknown>();
	return <Value>(value: Value): Value => {
		const text = JSON.stringify(value);
		if (!known.has(text)) known.set(text, value);
		return known.get(text) as Value;
	};
}
