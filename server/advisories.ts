/** Known weaknesses of packages, compared with what is installed. The list itself is advisories.json. */

export type Advisory = {
	package: string;
	id: string;
	/** As npm writes it: "<1.2.3 || >=2.0.0 <2.1.0". */
	vulnerable: string;
	/** The first version without it; null when there is none. */
	fixed: string | null;
};

export type AdvisoryList = {
	/** The day on which it was last renewed. */
	date: string;
	/** What is installed all the same, with the reason. */
	accepted: { package: string; id: string; reason: string }[];
	advisories: Advisory[];
};

export type Lockfile = { packages: Record<string, { version?: string }> };

/** The versions of every package of a lockfile, by name; one package may be there in several. */
export function versionsOf(lockfile: Lockfile): Map<string, Set<string>> {
	const versions = new Map<string, Set<string>>();
	for (const [path, { version }] of Object.entries(lockfile.packages)) {
		const name = path.split("node_modules/").at(-1);
		if (!name || !version) continue;
		versions.set(name, (versions.get(name) ?? new Set()).add(version));
	}
	return versions;
}

/** What is installed and known to be weak, and not accepted with a reason, a line each. */
export function findWeaknesses(list: AdvisoryList, lockfile: Lockfile): string[] {
	const versions = versionsOf(lockfile);
	const isAccepted = ({ package: name, id }: Advisory) =>
		list.accepted.some((one) => one.package === name && one.id === id);
	return list.advisories
		.filter((advisory) => !isAccepted(advisory))
		.flatMap(({ package: name, id, vulnerable, fixed }) =>
			[...(versions.get(name) ?? [])]
				.filter((version) => isWithin(version, vulnerable))
				.map((version) => `${name} ${version}: ${id}, fixed in ${fixed ?? "no version"}`),
		);
}

/** Whether a version lies in a range of npm's plain form: comparisons, with spaces for "and", || for "or". */
export function isWithin(version: string, range: string): boolean {
	return range.split("||").some((part) =>
		part
			.trim()
			.split(/\s+(?=[<>=])/u)
			.every((comparison) => {
				const [, operator = "=", bound = ""] = /^([<>]=?|=)?\s*(\d\S*)$/u.exec(comparison) ?? [];
				if (bound === "") return comparison === "*" || comparison === "";
				const order = compare(version, bound);
				if (operator === "<") return order < 0;
				if (operator === "<=") return order <= 0;
				if (operator === ">") return order > 0;
				return operator === ">=" ? order >= 0 : order === 0;
			}),
	);
}

/** By their numbers; what follows a hyphen is not looked at. */
function compare(one: string, other: string): number {
	const numbers = (version: string) => (version.split("-")[0] ?? "").split(".").map(Number);
	const [left, right] = [numbers(one), numbers(other)];
	for (let index = 0; index < 3; index++) {
		const difference = (left[index] ?? 0) - (right[index] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}

/** The list with what a registry has answered: entries of the same name are replaced, the others stay. */
export function renewList(list: AdvisoryList, found: readonly Advisory[], date: string) {
	const keyOf = (advisory: Advisory) => `${advisory.package} ${advisory.id}`;
	const all = new Map(list.advisories.map((one) => [keyOf(one), one]));
	for (const advisory of found) all.set(keyOf(advisory), advisory);
	const advisories = [...all.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	return { ...list, date, advisories };
}
