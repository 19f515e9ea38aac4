import { foldText } from "../month-names.ts";
import type { SheetLine } from "./broken-lines.ts";

/** Some write of each job as in a form: "Employer: Corvane", "Position: Buyer", "Period: 2019 – 2021". */

type Kind = "title" | "house" | "time";

const labels: readonly (readonly [Kind, RegExp])[] = [
	[
		"time",
		/^(?:period[eo]?|dates?(?: of employment)?|duration|zeitraum|dauer|fechas?|duree)\s?:\s+/u,
	],
	[
		"house",
		/^(?:employer|company|organi[sz]ation|institution|institucion|instituicao|empresa|empregador|arbeitgeber|firma|unternehmen|entreprise|employeur|societe)\s?:\s+/u,
	],
	[
		"title",
		/^(?:(?:job )?title|position|role|designation|cargo|puesto|funcion|funcao|funktion|poste|fonction)\s?:\s+/u,
	],
];

type Field = { kind: Kind; line: SheetLine };

/** What a line says behind its label. */
function fieldOf(line: SheetLine): Field | null {
	const folded = foldText(line.text);
	for (const [kind, label] of labels) {
		const end = label.exec(folded)?.[0].length;
		if (end) return { kind, line: { text: line.text.slice(end), isItem: false, level: null } };
	}
	return null;
}

/** "Employer: Corvane	Period: 2019 – 2021" are two. */
function cellsOf(line: SheetLine): SheetLine[] {
	const cells = line.text.split("\t").map((text) => ({ ...line, text }));
	return cells.every(fieldOf) ? cells : [line];
}

/**
 * The lines of some jobs, where each is a form: its title, house and time come first, without their labels, and the
 * rest below them. A title may stand above the form as a line of its own. Other lines are as they were.
 */
export function withoutFormLabels(lines: readonly SheetLine[]): SheetLine[] {
	const cells = lines.flatMap(cellsOf);
	const fields = cells.map(fieldOf);
	const isTold = (kind: Kind) => fields.some((field) => field?.kind === kind);
	if (!isTold("time") || !(isTold("house") || isTold("title"))) return [...lines];
	const forms: { head: Partial<Record<Kind, SheetLine>>; rest: SheetLine[] }[] = [];
	let form: (typeof forms)[number] = { head: {}, rest: [] };
	for (const [index, line] of cells.entries()) {
		const field = fields[index];
		if (!field) {
			form.rest.push(line);
			continue;
		}
		const isFirst = Object.keys(form.head).length === 0;
		if (isFirst || form.head[field.kind]) {
			const next: typeof form = { head: {}, rest: [] };
			if (!isTold("title") && index > 0 && !fields[index - 1]) {
				const title = form.rest.pop() as SheetLine;
				next.head.title = { ...title, isItem: false, text: title.text.replace(/\s?:$/u, "") };
			}
			forms.push(form);
			form = next;
		}
		form.head[field.kind] = field.line;
	}
	return [...forms, form].flatMap(({ head: { title, house, time }, rest }) => [
		...[title, house, time].filter((line) => line !== undefined),
		...rest,
	]);
}
