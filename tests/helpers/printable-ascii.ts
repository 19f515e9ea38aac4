/** The signs of ASCII that can be seen, "!" to "~". */
export const printableAscii: readonly string[] = Array.from({ length: 94 }, (_, index) =>
	String.fromCharCode(0x21 + index),
);
