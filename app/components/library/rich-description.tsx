/** The parts of a text whose **bold** is marked with two asterisks; nothing else is markup. */
export function splitBold(text: string): { text: string; bold: boolean }[] {
	return text
		.split(/\*\*([^*]+)\*\*/u)
		.map((part, index) => ({ text: part, bold: index % 2 === 1 }))
		.filter((part) => part.text !== "");
}

/** A description with **bold** shown bold; everything else stays plain text. */
export function RichDescription({ text }: { text: string }) {
	return splitBold(text).map((part) =>
		part.bold ? (
			<strong key={part.text} className="font-semibold text-ink">
				{part.text}
			</strong>
		) : (
			part.text
		),
	);
}
