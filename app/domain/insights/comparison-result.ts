import type { ComparedMeasure } from "./comparison.ts";
import type { Finding } from "./findings.ts";
import type { ReadsLike } from "./reading-model.ts";

/** What a member is told of a resume. None of it is kept. */
export type ResumeComparison = {
	/** Null while nothing has been learned from the library. */
	readsLike: ReadsLike | null;
	group: {
		/** The address of its filters. */
		key: string;
		resumes: number;
		/** Chosen by the member, by what the resume reads like, or everything there is. */
		chosenBy: "member" | "reading" | "nobody";
	};
	compared: ComparedMeasure[];
	findings: Finding[];
};

/** The answer of the form: with the text, so that it still stands there. */
export type CompareResponse =
	| {
			success: true;
			text: string;
			/** The text was read from a file. */
			isFromFile: boolean;
			comparison: ResumeComparison;
	  }
	| { success: false; text: string; message: string; field: "text" | "file" | null };
