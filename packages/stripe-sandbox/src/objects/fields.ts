/** Fields of a record that its object shows as they are. */
export function shown<Whole extends object, Name extends keyof Whole>(
	record: Whole,
	...names: Name[]
): Pick<Whole, Name> {
	return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<Whole, Name>;
}

/** Fields that an object of the provider has and the sandbox never fills. */
export const empty = <Name extends string>(...names: Name[]) =>
	Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
