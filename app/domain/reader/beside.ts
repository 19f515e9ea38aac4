export type SimilarResume = {
	id: string;
	title: string;
	company: string;
	experienceLevel: string;
	/** In a few words. */
	reason: string;
};

/** What stands beside an opened resume. */
export type Beside = {
	/** Its role; null where it could not be read. */
	role: string | null;
	/** What it says that others of its role do not. Of its own words: only for those who may read it. */
	standsOut: string[];
	similar: SimilarResume[];
};
