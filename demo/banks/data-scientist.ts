import type { RoleBank } from "../bank.ts";
import { plural, skillList } from "../quantities.ts";
import { anyBullets } from "./data-scientist/any.ts";
import { experimentation, experimentationBullets } from "./data-scientist/experimentation.ts";
import { forecasting, forecastingBullets } from "./data-scientist/forecasting.ts";
import { pricing, pricingBullets } from "./data-scientist/pricing.ts";
import { productAnalytics, productAnalyticsBullets } from "./data-scientist/product-analytics.ts";
import { rankingAnalytics, rankingAnalyticsBullets } from "./data-scientist/ranking-analytics.ts";
import { riskFraud, riskFraudBullets } from "./data-scientist/risk-fraud.ts";

export const dataScientistBank: RoleBank = {
	role: "Data Scientist",
	themes: [experimentation, forecasting, pricing, rankingAnalytics, riskFraud, productAnalytics],
	positions: {
		Intern: [
			"Data Science Intern",
			"Data Scientist Intern",
			"Data Analytics Intern",
			"Applied Science Intern",
		],
		"Entry-level": [
			"Data Scientist",
			"Data Scientist I",
			"Associate Data Scientist",
			"Data Analyst",
		],
		"Mid-level": ["Data Scientist II", "Data Scientist", "Applied Scientist"],
		"Senior-level": ["Senior Data Scientist", "Lead Data Scientist", "Senior Applied Scientist"],
		"Staff+": ["Staff Data Scientist", "Principal Data Scientist", "Senior Staff Data Scientist"],
	},
	bullets: [
		...experimentationBullets,
		...forecastingBullets,
		...pricingBullets,
		...rankingAnalyticsBullets,
		...riskFraudBullets,
		...productAnalyticsBullets,
		...anyBullets,
	],
	summaries: [
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Quantitative student ${r.pick(["drawn to", "interested in", "with a focus on"])} ${theme}. Works in ${skillList(strongest)} and ${r.pick(["writes down the assumptions before the model", "checks the data before the chart", "likes a simple baseline that is hard to beat"])}.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Student with ${r.pick(["research assistant experience", "tutoring experience in statistics", "a record of finished side projects"])} and a growing focus on ${theme}. Practiced in ${skillList(strongest)}; explains results to people who did not ask for the math.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Learning ${theme} by doing it: ${r.pick(["public data, honest backtests, published code", "small studies with clear questions", "replications of papers, including those that fail"])}. Comfortable with ${skillList(strongest)}.`,
		},
		{
			levels: [1, 1],
			write: (r, { years, theme, strongest }) =>
				`${years < 1 ? "Recent graduate focused on" : `Data scientist with ${plural(years, "year")} in`} ${theme}. Daily tools are ${skillList(strongest)}. ${r.pick(["Writes memos that end in a recommendation.", "Asks what decision a number will change before computing it.", "Treats data quality as part of the analysis."])}`,
		},
		{
			levels: [1, 1],
			write: (r, { theme, strongest }) =>
				`Early-career data scientist in ${theme} with solid ${r.pick(["statistics", "engineering habits", "SQL"])} and a preference for methods that can be explained. Skilled in ${skillList(strongest)}.`,
		},
		{
			levels: [1, 2],
			write: (r, { years, theme, strongest }) =>
				`Data scientist working on ${theme}${years >= 2 ? `, ${years} years in industry` : ""}. Works in ${skillList(strongest)}, close to product teams. ${r.pick(["Has argued for launches and against them, with evidence both times.", "Comfortable saying that the data cannot answer.", "Ships analysis as code."])}`,
		},
		{
			levels: [2, 2],
			write: (r, { years, theme, strongest }) =>
				`Data scientist with ${plural(years, "year")} of experience, mainly in ${theme}. Owns studies from the first question to the decision and the follow-up. ${r.pick(["Strongest in", "Works in"])} ${skillList(strongest)}.`,
		},
		{
			levels: [2, 3],
			write: (r, { years, theme, strongest }) =>
				`${plural(years, "year")} of turning business questions into designs that can answer them, with a specialty in ${theme}. ${r.pick(["Known for clear writing and careful intervals.", "Trusted by engineers to ship and by executives to be candid.", "Prefers one decisive study to ten dashboards."])} Core skills: ${skillList(strongest)}.`,
		},
		{
			levels: [3, 3],
			write: (r, { years, theme, strongest }) =>
				`Senior data scientist with ${plural(years, "year")} of experience leading ${theme} work across teams. Combines ${skillList(strongest)} with ${r.pick(["a talent for scoping", "patience for messy data", "an economist's view of incentives"])}; mentors and reviews widely.`,
		},
		{
			levels: [3, 3],
			write: (r, { theme, strongest }) =>
				`Leads ${theme} from method to policy: ${r.pick(["designs the study, builds the system, trains the people who use it", "finds the question, settles the metric, defends the answer"])}. Deep in ${skillList(strongest)}.`,
		},
		{
			levels: [3, 4],
			write: (r, { years, theme, strongest }) =>
				`Data scientist with ${plural(years, "year")} of practice who specializes in ${theme}. ${r.pick(["Sets standards that other scientists choose to follow.", "Connects statistical rigor with commercial judgment.", "Makes uncertainty usable for decision makers."])} Background in ${skillList(strongest)}.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme, strongest }) =>
				`Principal-level scientist in ${theme}, ${plural(years, "year")} in industry and research. ${r.pick(["Directs method and priorities for several teams", "Shapes company metrics, standards and hiring", "Advises executives on what the evidence supports"])} and still works hands-on in ${skillList(strongest)}.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme }) =>
				`After ${plural(years, "year")} in data science, works on the few questions that decide the rest, lately in ${theme}. ${r.pick(["Measures own success by decisions changed.", "Builds teams that disagree well.", "Has replaced complex models by simpler ones more often than the reverse."])}`,
		},
	],
	degrees: [
		{ studyType: "B.S.", area: "Statistics", from: 0, weight: 5 },
		{ studyType: "B.S.", area: "Data Science", from: 0, weight: 4 },
		{ studyType: "B.S.", area: "Mathematics", from: 0, weight: 3 },
		{ studyType: "B.A.", area: "Economics", from: 0, weight: 3 },
		{ studyType: "B.S.", area: "Computer Science", from: 0, weight: 3 },
		{ studyType: "B.S.", area: "Operations Research", from: 0, weight: 1.5 },
		{ studyType: "B.S.", area: "Physics", from: 1, weight: 1 },
		{ studyType: "M.S.", area: "Statistics", from: 0, weight: 2 },
		{ studyType: "M.S.", area: "Data Science", from: 0, weight: 2 },
		{ studyType: "M.S.", area: "Applied Economics", from: 1, weight: 1.5 },
		{ studyType: "M.S.", area: "Business Analytics", from: 1, weight: 1.5 },
		{ studyType: "Ph.D.", area: "Statistics", from: 2, weight: 1.5 },
		{ studyType: "Ph.D.", area: "Economics", from: 2, weight: 1.5 },
		{ studyType: "Ph.D.", area: "Quantitative Psychology", from: 2, weight: 0.6 },
	],
	certificates: [
		{ name: "Google Cloud Professional Data Engineer", issuer: "Google Cloud" },
		{ name: "AWS Certified Machine Learning – Specialty", issuer: "Amazon Web Services" },
		{ name: "Databricks Certified Data Analyst Associate", issuer: "Databricks" },
		{ name: "Databricks Certified Machine Learning Associate", issuer: "Databricks" },
		{ name: "dbt Analytics Engineering Certification", issuer: "dbt Labs" },
		{ name: "SnowPro Core Certification", issuer: "Snowflake" },
		{ name: "Tableau Certified Data Analyst", issuer: "Tableau" },
		{ name: "Statistics and Data Science MicroMasters", issuer: "MITx" },
		{
			name: "Accredited Professional Statistician (PStat)",
			issuer: "American Statistical Association",
		},
	],
	awards: [
		{ title: "First place, university datathon (71 teams)", levels: [0, 1] },
		{ title: "Kaggle competition silver medal, top 4%", awarder: "Kaggle", levels: [0, 2] },
		{
			title: "Meritorious Winner, Mathematical Contest in Modeling",
			awarder: "COMAP",
			levels: [0, 1],
		},
		{ title: "Dean's List, six semesters", levels: [0, 1] },
		{ title: "Departmental honors in statistics", levels: [0, 1] },
		{ title: "Undergraduate research grant", levels: [0, 1] },
		{ title: "Best student poster, regional statistics meeting", levels: [0, 1] },
		{ title: "Insight of the Year, analytics organization", levels: [1, 3] },
		{ title: "Best paper, industry track of a data mining conference", levels: [2, 4] },
		{ title: "Mentor award, data science guild", levels: [2, 4] },
		{ title: "Chief executive's award for evidence-based decisions", levels: [3, 4] },
	],
	courses: [
		"Probability Theory",
		"Mathematical Statistics",
		"Regression Analysis",
		"Bayesian Statistics",
		"Causal Inference",
		"Experimental Design",
		"Time Series Analysis",
		"Machine Learning",
		"Econometrics",
		"Stochastic Processes",
		"Database Systems",
		"Linear Algebra",
		"Convex Optimization",
		"Data Visualization",
		"Survey Sampling",
	],
};
