/** Which state of the library this process knows of. What was made of an earlier one counts no more. */
export type LibraryVersion = {
	/** The number of the present state; it only rises. */
	current(): number;
	/** The library has changed: call it when the change is committed. */
	raise(): void;
};

export function createLibraryVersion(): LibraryVersion {
	let version = 1;
	return {
		current: () => version,
		raise() {
			version++;
		},
	};
}
