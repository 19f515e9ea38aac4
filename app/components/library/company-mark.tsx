import { classes } from "#app/components/base/ui/class-names.ts";

const tints = 8;

/** One or two letters that stand for a company: "GS" for Goldman Sachs, "G" for Google. */
export function monogram(company: string): string {
	const words = company
		.split(/[\s&/.,'’-]+/u)
		.filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^(and|of|the)$/iu.test(word));
	const letters = words.slice(0, 2).map((word) => [...word][0] ?? "");
	return letters.join("").toLocaleUpperCase("en-US") || "?";
}

/** The same tint for the same company on every page, 0 to 7. */
export function tintOf(company: string): number {
	let sum = 7;
	for (const letter of company.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
	return sum % tints;
}

/** A tile with the company's letters. Drawn here: no logo is fetched. */
export function CompanyMark({ company, className }: { company: string; className?: string }) {
	return (
		<span
			aria-hidden="true"
			className={classes("company-mark", `tint-${tintOf(company)}`, className)}
		>
			{monogram(company)}
		</span>
	);
}
