import type { RoleBank } from "../bank.ts";
import { plural, skillList } from "../quantities.ts";
import { anyBullets } from "./machine-learning-engineer/any.ts";
import { fraudMl, fraudMlBullets } from "./machine-learning-engineer/fraud-ml.ts";
import { inference, inferenceBullets } from "./machine-learning-engineer/inference.ts";
import { language, languageBullets } from "./machine-learning-engineer/language.ts";
import { mlPlatform, mlPlatformBullets } from "./machine-learning-engineer/ml-platform.ts";
import {
	recommendation,
	recommendationBullets,
} from "./machine-learning-engineer/recommendation.ts";
import { speech, speechBullets } from "./machine-learning-engineer/speech.ts";
import { vision, visionBullets } from "./machine-learning-engineer/vision.ts";

export const machineLearningEngineerBank: RoleBank = {
	role: "Machine Learning Engineer",
	themes: [recommendation, language, vision, mlPlatform, speech, fraudMl, inference],
	positions: {
		Intern: [
			"Machine Learning Intern",
			"Machine Learning Engineer Intern",
			"Applied Machine Learning Intern",
			"ML Research Engineering Intern",
		],
		"Entry-level": [
			"Machine Learning Engineer",
			"Machine Learning Engineer I",
			"Associate Machine Learning Engineer",
			"Junior Machine Learning Engineer",
		],
		"Mid-level": [
			"Machine Learning Engineer II",
			"Machine Learning Engineer",
			"Applied Machine Learning Engineer",
		],
		"Senior-level": [
			"Senior Machine Learning Engineer",
			"Lead Machine Learning Engineer",
			"Senior Applied Machine Learning Engineer",
		],
		"Staff+": [
			"Staff Machine Learning Engineer",
			"Principal Machine Learning Engineer",
			"Senior Staff Machine Learning Engineer",
		],
	},
	bullets: [
		...recommendationBullets,
		...languageBullets,
		...visionBullets,
		...mlPlatformBullets,
		...speechBullets,
		...fraudMlBullets,
		...inferenceBullets,
		...anyBullets,
	],
	summaries: [
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Student working toward a career in ${theme}. Has ${r.pick(["trained and deployed models outside class", "reproduced published results and said where they fail", "assisted in a research lab"])}. Comfortable with ${skillList(strongest)}.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Student engineer with equal interest in models and the systems around them. Focus on ${theme}; ${r.pick(["starts with a baseline", "tests data before code", "keeps every experiment reproducible"])}. Works in ${skillList(strongest)}.`,
		},
		{
			levels: [0, 0],
			write: (r, { theme, strongest }) =>
				`Builds small, complete machine learning projects, from data collection to a page that others can try. Studies ${theme}, with practice in ${skillList(strongest)} and ${r.pick(["teaching experience in linear algebra", "a year in a university lab", "a summer of open-source contributions"])}.`,
		},
		{
			levels: [1, 1],
			write: (r, { years, theme, strongest }) =>
				`${years < 1 ? "Recent graduate entering machine learning engineering, focused on" : `Machine learning engineer with ${plural(years, "year")} in`} ${theme}. Works with ${skillList(strongest)}. ${r.pick(["Has put models into production and carried the pager for them.", "Reads failures one by one before changing the model.", "As careful with data pipelines as with architectures."])}`,
		},
		{
			levels: [1, 1],
			write: (r, { theme, strongest }) =>
				`Early-career engineer in ${theme} with ${r.pick(["a software engineer's habits", "a research background", "a taste for profiling"])} and hands-on practice in ${skillList(strongest)}. Prefers a measured gain of one point to a promised ten.`,
		},
		{
			levels: [1, 2],
			write: (r, { years, theme, strongest }) =>
				`Machine learning engineer for ${theme}${years >= 2 ? `, ${years} years in the field` : ""}. Covers the path from raw events to served predictions with ${skillList(strongest)}. ${r.pick(["Known for evaluation that predicts the online result.", "Keeps training and serving honest with each other.", "Finds the bug in the data first."])}`,
		},
		{
			levels: [2, 2],
			write: (r, { years, theme, strongest }) =>
				`Engineer with ${plural(years, "year")} of experience shipping models in ${theme}. Owns ${r.pick(["data, training, serving and monitoring", "models end to end, on-call included"])}; strongest in ${skillList(strongest)}.`,
		},
		{
			levels: [2, 3],
			write: (r, { years, theme, strongest }) =>
				`${plural(years, "year")} of production machine learning, with a specialty in ${theme}. Moves comfortably between papers, profilers and product reviews. ${r.pick(["Core tools", "Daily tools"])}: ${skillList(strongest)}.`,
		},
		{
			levels: [3, 3],
			write: (r, { years, theme, strongest }) =>
				`Senior machine learning engineer with ${plural(years, "year")} of experience in ${theme} and neighboring systems. Leads ${r.pick(["projects across research, platform and product", "small teams through large rebuilds"])} with depth in ${skillList(strongest)}.`,
		},
		{
			levels: [3, 3],
			write: (r, { theme, strongest }) =>
				`Technical lead in ${theme} who ${r.pick(["makes models cheaper and better in the same release", "turns research code into systems that survive their authors", "builds the evaluation before the model"])}. Expert in ${skillList(strongest)}.`,
		},
		{
			levels: [3, 4],
			write: (r, { years, theme, strongest }) =>
				`Machine learning engineer with ${plural(years, "year")} of practice, specialized in ${theme}. ${r.pick(["Connects model quality, latency and cost in one plan.", "Sets technical direction and leaves teams stronger.", "Brings order to many models and few metrics."])} Background in ${skillList(strongest)}.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme, strongest }) =>
				`Staff-level engineer directing ${theme} across ${r.pick(["several teams", "product lines", "research and production"])}, ${plural(years, "year")} in. Decides what to train, what to buy and what to leave to a rule. Hands-on in ${skillList(strongest)}.`,
		},
		{
			levels: [4, 4],
			write: (r, { years, theme }) =>
				`Principal engineer with ${plural(years, "year")} in machine learning, from ${r.pick(["feature engineering on Hadoop", "hand-tuned linear models", "early neural networks"])} to the present, now in ${theme}. Advises executives on compute, risk and talent, and reviews code every week.`,
		},
	],
	degrees: [
		{ studyType: "B.S.", area: "Computer Science", from: 0, weight: 8 },
		{ studyType: "B.S.", area: "Electrical and Computer Engineering", from: 0, weight: 2.5 },
		{ studyType: "B.S.", area: "Mathematics", from: 0, weight: 2 },
		{ studyType: "B.S.", area: "Artificial Intelligence", from: 0, weight: 1 },
		{ studyType: "B.S.", area: "Statistics and Machine Learning", from: 0, weight: 1 },
		{ studyType: "M.S.", area: "Computer Science", from: 0, weight: 4 },
		{ studyType: "M.S.", area: "Machine Learning", from: 0, weight: 2.5 },
		{ studyType: "M.S.", area: "Robotics", from: 1, weight: 1 },
		{ studyType: "M.S.", area: "Computational Linguistics", from: 1, weight: 0.8 },
		{ studyType: "Ph.D.", area: "Computer Science", from: 2, weight: 2.5 },
		{ studyType: "Ph.D.", area: "Electrical Engineering", from: 2, weight: 1 },
		{ studyType: "Ph.D.", area: "Machine Learning", from: 2, weight: 1 },
	],
	certificates: [
		{ name: "AWS Certified Machine Learning Engineer – Associate", issuer: "Amazon Web Services" },
		{ name: "AWS Certified Machine Learning – Specialty", issuer: "Amazon Web Services" },
		{ name: "Professional Machine Learning Engineer", issuer: "Google Cloud" },
		{ name: "Azure AI Engineer Associate", issuer: "Microsoft" },
		{ name: "Databricks Certified Machine Learning Professional", issuer: "Databricks" },
		{ name: "Deep Learning Specialization", issuer: "DeepLearning.AI" },
		{
			name: "Fundamentals of Accelerated Computing with CUDA Python",
			issuer: "NVIDIA Deep Learning Institute",
		},
		{
			name: "Certified Kubernetes Application Developer (CKAD)",
			issuer: "Cloud Native Computing Foundation",
		},
	],
	awards: [
		{
			title: "Kaggle competition gold medal, 9th of 2,140 teams",
			awarder: "Kaggle",
			levels: [0, 3],
		},
		{ title: "Best project, graduate deep learning course", levels: [0, 1] },
		{ title: "Undergraduate research award in computer science", levels: [0, 1] },
		{ title: "First place, university AI hackathon", levels: [0, 1] },
		{ title: "Dean's List, all semesters", levels: [0, 1] },
		{ title: "Workshop paper at a leading machine learning conference", levels: [0, 2] },
		{ title: "Regional finalist, collegiate programming contest", awarder: "ICPC", levels: [0, 1] },
		{ title: "Outstanding reviewer, machine learning conference", levels: [1, 4] },
		{ title: "Engineering award for the year's largest quality gain", levels: [2, 4] },
		{ title: "Best paper, applied data science track", levels: [2, 4] },
		{ title: "Three granted patents in efficient inference and retrieval", levels: [3, 4] },
	],
	courses: [
		"Machine Learning",
		"Deep Learning",
		"Natural Language Processing",
		"Computer Vision",
		"Reinforcement Learning",
		"Probabilistic Graphical Models",
		"Convex Optimization",
		"Information Retrieval",
		"Parallel Programming with GPUs",
		"Operating Systems",
		"Distributed Systems",
		"Algorithms",
		"Linear Algebra",
		"Probability and Statistics",
		"Speech Processing",
	],
};
