import { bulletText } from "#app/domain/reader/sheet/line-kinds.ts";
import { foldText } from "../month-names.ts";
import type { SheetLine } from "./broken-lines.ts";

/** Some write of each job as in a form: "Employer: Corvane", "Position: Buyer", "Period: 2019 – 2021". */

type Kind = "title" | "house" | "time" | "end";

const labels: readonly (readonly [Kind, RegExp])[] = [
	[
		"time",
		/^(?:period[eo]?|(?:employment |work )?dates?(?: of (?:employment|service)| (?:employed|worked))?|start(?:ing)?(?: date)?|from|duration|zeitraum|dauer|fechas?|duree)(?:\s?:\s+|\t)/u,
	],
	["end", /^(?:end(?:ing)?(?: date)?|to)(?:\s?:\s+|\t)/u],
	[
		"house",
		/^(?:(?:employer|company|organi[sz]ation)(?: name)?|agency|institution|institucion|instituicao|empresa|empregador|arbeitgeber|firma|unternehmen|entreprise|employeur|societe)(?:\s?:\s+|\t)/u,
	],
	[
		"title",
		/^(?:(?:job |position )?title|position(?: held)?|role|designation|cargo|puesto|funcion|funcao|funktion|poste|fonction)(?:\s?:\s+|\t)/u,
	],
];

/** What is told below them; a label of its own is none of its words. */
const told =
	/^(?:(?:job )?(?:description|duties|responsibilities|location)|(?:duties|description) (?:and|&|of) (?:responsibilities|duties)|(?:key |main )?(?:tasks|achievements?|accomplishments)|city|ort|lieu|lugar|aufgaben|taches|funciones|descri(?:pcion|cao))(?:\s?:\s+|\t)/iu;

function withoutLabel(line: SheetLine): SheetLine {
	const end = told.exec(foldText(line.text))?.[0].length ?? 0;
	const text = line.text.slice(end);
	const listed = end > 0 ? bulletText(text) : null;
	return { ...line, text: listed ?? text, isItem: line.isItem || listed !== null };
}

/** A label alone, above what is told. */
const toldBelow =
	/^(?:(?:main )?(?:activities|duties|responsibilities|tasks)(?: (?:and|&) (?:responsibilities|duties))?|(?:job )?description)\s?:?$/iu;

/** "Employer Corvane": the gap behind a label may be as narrow as a space; of forms only, for these are words as well. */
const besideLabel =
	/^(?<label>Employer|Company|Organi[sz]ation|Position held|Job title|Dates) (?=[\p{Lu}\d])/u;

type Field = { kind: Kind; line: SheetLine };

/** What a line says behind its label. */
function fieldOf(line: SheetLine): Field | null {
	const folded = foldText(line.text);
	for (const [kind, label] of labels) {
		const end = label.exec(folded)?.[0].length;
		if (!end) continue;
		const text = line.text.slice(end).replace(/\s+(?:end(?: date)?|to)\s?:\s*/iu, " – ");
		return { kind, line: { text, isItem: false, level: null } };
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
	const parted = lines.flatMap(cellsOf);
	const isForm = parted.map(fieldOf).some((field) => field?.kind === "time");
	const cells = isForm
		? parted
				.filter(({ text }) => !toldBelow.test(text))
				.map((line) =>
					line.isItem || fieldOf(line)
						? line
						: { ...line, text: line.text.replace(besideLabel, "$<label>\t") },
				)
		: parted;
	const fields = cells.map(fieldOf);
	const isTold = (kind: Kind) => fields.some((field) => field?.kind === kind);
	if (!isTold("time") || !(isTold("house") || isTold("title"))) return [...lines];
	const forms: { head: Partial<Record<Kind, SheetLine>>; rest: SheetLine[] }[] = [];
	let form: (typeof forms)[number] = { head: {}, rest: [] };
	for (const [index, line] of cells.entries()) {
		const field = fields[index];
		if (!field) {
			form.rest.push(withoutLabel(line));
			continue;
		}
		// The beginning and the end of its time may be two fields.
		if (field.kind === "end") {
			if (form.head.time) form.head.time.text += ` – ${field.line.text}`;
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
