/** The version of the library that this process knows. Cached pages of an earlier version are stale. */
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
