import type { FormResult } from "#app/domain/base/form-result.ts";
import type { ComparedMeasure } from "./comparison.ts";
import type { Finding } from "./findings.ts";
import type { ReadsLike } from "./reading-model.ts";

/** The result of a comparison. None of it is kept. */
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

/** The answer of the form, with the text that was read, so that the field shows it. */
export type CompareResponse =
	| {
			success: true;
			text: string;
			/** The text was read from a file. */
			isFromFile: boolean;
			comparison: ResumeComparison;
	  }
	| (FormResult & { success: false });
