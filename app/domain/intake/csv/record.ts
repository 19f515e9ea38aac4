/** The characters that may stand between the cells of a row. */
export const delimiters = [",", ";", "\t"] as const;
export type Delimiter = (typeof delimiters)[number];

/** The most characters a cell may have. */
export const cellMaximum = 1 << 20;
/** The most cells a row may have: enough for every table, and a limit for input that is no table. */
export const cellsMaximum = 1_000;

/** What is wrong with a row as such. */
export type CsvFault = "unclosed-quote" | "text-after-quote" | "cell-too-long" | "too-many-cells";

/** One row of a file. */
export type CsvRecord = {
	/** Its number as a spreadsheet counts: 1 for the headers; a line break within quotes begins no row. */
	row: number;
	/** What is too long or too much is left out, and said by the fault. */
	cells: string[];
	fault: CsvFault | null;
};
