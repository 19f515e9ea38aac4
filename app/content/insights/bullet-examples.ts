/** A thin bullet and a full one, from each field of the library; written by us. */
type Example = { thin: string; full: string };

const tech: Example = {
	thin: "Built an API",
	full: "Built the booking API in Go that replaced three services and halved their cost",
};
const money: Example = {
	thin: "Prepared reports",
	full: "Cut the monthly close from nine days to five by moving 14 reconciliations into one workbook",
};

export const bulletExamples: Readonly<Record<string, Example>> = {
	"Software Engineer": tech,
	"Machine Learning Engineer": {
		thin: "Trained models",
		full: "Trained a ranking model on 40 million clicks that lifted saved searches by 6%",
	},
	"Data Scientist": {
		thin: "Analyzed data",
		full: "Found in 18 months of returns that one size chart caused a third of them, and had it redrawn",
	},
	"Product Manager": {
		thin: "Launched features",
		full: "Launched saved carts after 22 interviews; one in nine is bought within a week",
	},
	Design: {
		thin: "Designed screens",
		full: "Redesigned the sign-up in two rounds with 16 people, and a third fewer left at the second step",
	},
	Marketing: {
		thin: "Ran campaigns",
		full: "Ran four newsletters to 60,000 readers that sold out the spring series in six days",
	},
	Finance: money,
	"Investment Banking": {
		thin: "Supported deals",
		full: "Built the merger model for the sale of a 900-person bottler and kept it through eleven rounds of questions",
	},
	Consultant: {
		thin: "Worked with clients",
		full: "Led two analysts through 30 store visits that moved a grocer’s opening hours and filled nine empty shifts a week",
	},
	Operations: {
		thin: "Improved processes",
		full: "Moved the fast sellers beside the dock, and a picker now walks four miles a shift instead of seven",
	},
	Nursing: {
		thin: "Cared for patients",
		full: "Cared for four step-down patients a shift and taught the unit a handoff card that cut missed doses by half",
	},
	Teaching: {
		thin: "Taught math",
		full: "Taught algebra to 128 ninth graders, 71% of whom passed the state test, up from 54%",
	},
	Law: {
		thin: "Drafted motions",
		full: "Drafted nine motions in a year, among them the one that ended a patent claim before trial",
	},
};

/** For work that the library has no role for. */
export const anyExample: Example = {
	thin: "Trained new staff",
	full: "Trained nine new hires in their first month, so that the late shift ran without agency staff",
};
