import { isTelling } from "../duty-words.ts";
import { foldText } from "../month-names.ts";
import type { Row } from "../sheet-lines.ts";
import { titleScore } from "../title-words.ts";
import { isPlace } from "./place-names.ts";

/** A time without work that a resume names among its jobs. */

/** Folded. Who stands in for a person on leave works. */
const named =
	/^[^\p{L}\d]*(?:(?:planned|voluntary|extended|personal) )*(?:(?:career|employment|professional) (?:break|gap|pause)|sabbatical(?: year| leave)?|gap year|leave of absence|(?:parental|[mp]aternity|family|medical|caregiver|personal) leave|(?:full[- ]time|stay[- ]at[- ]home) (?:parent|mother|father|mom|mum|dad)|family caregiver|elternzeit|mutterschutz|sabbat(?:jahr|ical)|(?:conge|permiso|licen[cs]i?a|baja|ano|annee|periodo|pausa|pause)(?:[ -](?:de|na|por))?[ -](?:parental|[mp]atern\p{L}+|sabb?ati\p{L}+|profes\p{L}+|profis\p{L}+|laboral|carr\p{L}+)|excedencia)(?= *(?:$|[^\p{L}\d -]|[–—-] )| (?:to|for|zur?|fur|pour|para|por)\b)(?!.*(?:\bcover|replac|rempla|reempla|vertret|substitu|suplen))/u;

/** Whether a line, or what stands as a title, begins with the name of such a time. */
export const isCareerBreak = (text: string): boolean => named.test(foldText(text));

const isLoneDate = (row: Row | undefined): row is Row =>
	row?.kind === "date" && (!/\p{L}/u.test(row.rest) || isPlace(row.rest));

/** Which rows tell of such a time: its name, the date that stands beside it alone, and what is said below. */
export function rowsOfBreaks(rows: readonly Row[]): boolean[] {
	const isBreak = rows.map(() => false);
	const isDateFirst = rows.findIndex(isLoneDate) === 0;
	for (const [index, row] of rows.entries()) {
		if (row.kind === "item" || !isCareerBreak(row.rest)) continue;
		let end = index;
		if (row.kind !== "date" && isDateFirst && isLoneDate(rows[index - 1])) {
			isBreak[index - 1] = true;
		} else if (row.kind !== "date") {
			const between = rows[index + 1];
			const isAside = between?.kind === "short" && titleScore(between.text) <= 0;
			const date = isLoneDate(between) ? index + 1 : isAside ? index + 2 : index;
			if (isLoneDate(rows[date])) end = date;
		}
		while (rows[end + 1] && saysMore(rows[end + 1] as Row)) end += 1;
		isBreak.fill(true, index, end + 1);
	}
	return isBreak;
}

const saysMore = ({ kind, text }: Row): boolean =>
	kind === "item" ||
	kind === "text" ||
	(kind === "short" && (isTelling(text) || isPlace(text) || reason.test(text)));

const reason =
	/^(?:full[- ]time |family |child|elder|caring|caregiv|parent|rais|health|travel|reloc)/iu;
