/**
 * A PDF as browsers and word processors write them, to be read before the first real one: fonts by glyph numbers
 * with their table of letters, packed streams, some thousand operators. What was read once is read in half the time.
 */
export async function examplePdf(): Promise<Uint8Array> {
	const page = await packed(exampleLines().join("\n"));
	const letters = await packed(letterTable());
	const font = `/Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Example /Encoding /Identity-H
		/DescendantFonts [<</Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Example
		/CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /CIDToGIDMap /Identity
		/DW 500 /W [32 [${"520 ".repeat(95)}]] /FontDescriptor 8 0 R>>] /ToUnicode 7 0 R`;
	const objects: (string | Packed)[] = [
		"<</Type /Catalog /Pages 2 0 R>>",
		"<</Type /Pages /Kids [3 0 R] /Count 1>>",
		"<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 6 0 R /Resources <</Font <</F 4 0 R /G 5 0 R>>>>>>",
		`<<${font}>>`,
		`<<${font}>>`,
		page,
		letters,
		"<</Type /FontDescriptor /FontName /AAAAAA+Example /Flags 4 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /ItalicAngle 0 /FontBBox [0 0 1000 1000] /FontFile2 9 0 R>>",
		await packed("none"),
	];
	return assembled(objects);
}

type Packed = { bytes: Uint8Array };

/** Each run of words in a place of its own, as Chromium prints them. */
function exampleLines(): string[] {
	const words = "Built 3 tools for 40 people at Example, Ltd: cut cost by 12 % (2021 to 2024).";
	const codes = [...words].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, "0"));
	const lines = ["/P <</MCID 0>> BDC", "q 1 0 0 1 0 0 cm", "0 0 0 rg /GS gs"];
	for (let line = 0; line < exampleHeight; line++) {
		const y = 780 - line * 3;
		lines.push(
			`q ${line % 2 ? ".75" : "1"} 0 0 ${line % 3 ? "1" : ".75"} 40.5 ${y} cm 0 0 4 4 re f Q`,
			"BT",
			`/${line % 5 ? "F" : "G"} 11 Tf`,
		);
		lines.push(`1 0 0 1 54.25 ${y} Tm`, `<${codes.slice(0, 30).join("")}> Tj`);
		lines.push(`165.2 0 Td [<${codes.slice(30).join("")}> -12 <0020> 8.5 <002e>] TJ`, "ET");
	}
	return [...lines, "Q", "EMC"];
}
const exampleHeight = 240;

const letterTable = (): string =>
	`/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Adobe-Identity-UCS def
1 begincodespacerange <0000> <FFFF> endcodespacerange
95 beginbfchar
${Array.from({ length: 95 }, (_, at) => {
	const code = (at + 32).toString(16).padStart(4, "0");
	return `<${code}> <${code}>`;
}).join("\n")}
endbfchar endcmap end end`;

async function packed(text: string): Promise<Packed> {
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
	return { bytes: new Uint8Array(await new Response(stream).arrayBuffer()) };
}

/** The objects with the table of their places. */
function assembled(objects: readonly (string | Packed)[]): Uint8Array {
	const encoder = new TextEncoder();
	const parts: Uint8Array[] = [];
	let length = 0;
	const add = (part: string | Uint8Array) => {
		const bytes = typeof part === "string" ? encoder.encode(part) : part;
		parts.push(bytes);
		length += bytes.length;
	};
	add("%PDF-1.4\n");
	const places = objects.map((object, at) => {
		const place = length;
		add(`${at + 1} 0 obj\n`);
		if (typeof object === "string") add(object);
		else {
			add(`<</Filter /FlateDecode /Length ${object.bytes.length}>> stream\n`);
			add(object.bytes);
			add("\nendstream");
		}
		add("\nendobj\n");
		return place;
	});
	const table = length;
	add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
	for (const place of places) add(`${`${place}`.padStart(10, "0")} 00000 n \n`);
	add(`trailer <</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${table}\n%%EOF`);
	const bytes = new Uint8Array(length);
	let filled = 0;
	for (const part of parts) {
		bytes.set(part, filled);
		filled += part.length;
	}
	return bytes;
}
