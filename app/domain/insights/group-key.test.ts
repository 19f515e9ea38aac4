import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { groupNames, readGroupKey, writeGroupKey } from "./group-key.ts";

const filters = (changes: object) => ({ ...emptyQuery.filters, ...changes });

test("A group has one address, in whatever order its values were chosen", () => {
	const one = writeGroupKey(
		filters({ role: ["Marketing", "Finance"], company: ["Meta", "Apple"] }),
	);
	expect(
		writeGroupKey(filters({ role: ["Finance", "Marketing"], company: ["Apple", "Meta"] })),
	).toBe(one);
	expect(one).toBe("company=Apple&company=Meta&role=Finance&role=Marketing");
	expect(writeGroupKey(emptyQuery.filters)).toBe("");
});

test("An address leads back to the group that it was made of", () => {
	const values = fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{0,8}(?: [&+/a-z]{1,8}){0,2}$/u), {
		maxLength: 5,
	});
	fc.assert(
		fc.property(values, values, fc.boolean(), (company, role, featured) => {
			const read = readGroupKey(writeGroupKey(filters({ company, role, featured })));
			expect(readGroupKey(writeGroupKey(read))).toEqual(read);
			// A name that is known is read as it is written: "Bcg" is BCG.
			const plain = (names: readonly string[]) => names.map((name) => name.toLowerCase()).sort();
			expect([plain(read.company), plain(read.role), read.featured]).toEqual([
				plain(company),
				plain(role),
				featured,
			]);
		}),
	);
});

test("A group is called by its values, the role first", () => {
	const chosen = { company: ["Google"], role: ["Marketing"], experienceLevel: ["Intern"] };
	const more = { location: ["Austin"], featured: true, visa: true };
	expect(groupNames(filters({ ...chosen, ...more }))).toEqual([
		"Marketing",
		"Intern",
		"Google",
		"Austin",
		"Featured",
		"Visa sponsored",
	]);
	expect(groupNames(emptyQuery.filters)).toEqual([]);
});
