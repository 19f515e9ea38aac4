/** What the tests use of the published schema, which comes without types. */
declare module "@jsonresume/schema" {
	/** Calls back with the faults, or with null. */
	export function validate(
		resume: unknown,
		callback: (faults: readonly Error[] | null) => void,
	): void;
}
