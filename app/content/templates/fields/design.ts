import {
	dated,
	entry,
	line,
	list,
	past,
	present,
	section,
	type TemplateField,
	words,
} from "#app/domain/content/templates/definition.ts";

export const field: TemplateField = {
	name: "Design",
	category: "Design",
	templates: [
		{
			name: "Product Designer",
			level: "Mid-level",
			layout: "editorial",
			description:
				"Problems, decisions and shipped screens beside a portfolio: for designers in product teams.",
			headline: "Product designer, [finance, health or tools for experts]",
			contact: ["[City, State]", "[portfolio address]", "[email]", "[phone]"],
			sections: [
				section(
					"Summary",
					"What kind of complexity you enjoy, in one sentence without adjectives.",
					words(
						"I design for people who use one screen all day: [dispatchers, nurses, accountants]. I like density done well, honest defaults and errors that can be undone.",
					),
				),
				section(
					"Experience",
					"Portfolio shows how; this page shows that it shipped and what it changed. Name the people you worked with by craft.",
					entry(
						"Product Designer",
						"[Company], [City, State]",
						present,
						"Redesigned [scheduling, billing, triage] with [n] engineers and [n] researchers; a task of [a] minutes takes [b], measured with [n] users",
						"Mapped all [n] states of [object], [n] of them for the first time, and removed [n] dead ends before code was written",
						"Shipped [feature] in [n] slices over [weeks], each tested by [n] customers before the next was drawn",
						"Halved the variants of [table, form, modal] in the library to [n], with guidance on when not to use each",
						"Made color, focus and text size work at [percent] zoom for [n] screens; complaints about eyestrain stopped",
					),
					entry(
						"UX/UI Designer",
						"[Agency or start-up], [City, State]",
						past,
						"Delivered [n] products for [n] clients; [one] is still live [years] later with its first navigation",
						"Facilitated [n] design sprints and told [client] after one of them not to build it",
						"Prototyped [voice, camera, map] interactions in code to settle an argument within [days]",
					),
				),
				section(
					"Projects",
					"Two or three titles that match the portfolio exactly, strongest first.",
					dated("[Title]: [problem in eight words]", "[Year]"),
					dated("[Title]: [problem in eight words], [award or metric]", "[Year]"),
				),
				section(
					"Skills",
					"Tools in one line; judgment in the other.",
					line("Strong in", "[interaction models, information density, design tokens, writing]"),
					line("Tools", "Figma, [prototyping in code], [motion]"),
				),
				section(
					"Education",
					"School, or the job you came from.",
					entry("[B.Des., B.A. in Psychology, self-taught]", "[School or city]", "[Year]"),
				),
			],
		},
		{
			name: "UX Researcher",
			level: "Mid-level",
			layout: "plain",
			description:
				"Studies that changed a plan: for researchers who count, listen and are in the room when it is decided.",
			headline: "UX researcher, [generative, evaluative or mixed methods]",
			contact: ["[City, State]", "[email]", "[phone]", "[portfolio, on request]"],
			sections: [
				section(
					"Summary",
					"Methods, population, and the kind of decision that waits for your study.",
					words(
						"Mixed-methods researcher with [n] studies among [farmers, patients, gamers]. I plan backwards from the decision: who will decide what, on which day, and what would change their mind.",
					),
				),
				section(
					"Experience",
					"Question, method with n, finding, what was decided. If nothing was decided, leave the study out.",
					entry(
						"UX Researcher",
						"[Company], [City, State]",
						present,
						"Spent [days] in [n] [homes, depots, wards]; found that [assumption of the roadmap] was false for [percent], and [product] was replanned",
						"Moderated [n] sessions a month; the team watches [percent] of them live now that they begin at [hour]",
						"Planned the diary study of [n] people over [weeks] that separated novelty from habit; [feature] was funded for year two",
						"Validated a [n]-question scale of [trust, effort] (alpha [n]); it is now a release criterion for [n] teams",
						"Recruited a panel of [n] customers including [hard-to-reach group]; a study fills within [days]",
					),
					entry(
						"Research Assistant, then Associate",
						"[Company, lab or agency], [City, State]",
						past,
						"Tagged [n] hours of interviews with [n] codes, kappa of [n] between coders",
						"Showed in a tree test with [n] people that [menu] hid [task]; success rose from [percent] to [percent]",
						"Opened the archive of [n] past studies: one in [n] requests was then answered without a new one",
					),
				),
				section(
					"Skills",
					"By question, so that a hiring manager finds hers.",
					line("What do they need?", "[contextual inquiry, diary, jobs interviews]"),
					line("Does it work?", "[usability tests, tree tests, first click, benchmarks]"),
					line("How many?", "Surveys with weights, [log analysis in SQL, conjoint]"),
				),
				section(
					"Leadership",
					"Consent, storage, accessibility: rules that you set for others.",
					list(
						"Drew up the consent and storage rules for the [n] sessions that [company] holds a year",
						"Include people with disabilities in every round: [n] of the last [n] participants",
					),
				),
				section(
					"Education and presentations",
					"Method courses count more than the name of the degree.",
					entry("M.A. in [Anthropology, Human Factors]", "[University]", "[Year]"),
					dated("“[Talk]”, [conference], [n] listeners", "[Year]"),
				),
			],
		},
		{
			name: "Brand Designer",
			level: "Mid-level",
			layout: "editorial",
			description:
				"Identities, campaigns and print that held up in use: for graphic designers in studios and in-house teams.",
			headline: "Brand and graphic designer, [studio or in-house]",
			contact: ["[City, State]", "[phone]", "[portfolio address]", "[email]"],
			sections: [
				section(
					"Projects",
					"Client, task, what you made alone, how it is used. The images are elsewhere; give the facts that images cannot.",
					entry(
						"Identity for [museum, bakery chain, software house]",
						"[Studio], with [n] designers",
						"[Year]",
						"Drew the wordmark and a type system for [n] languages; in use on [n] signs, [n] vehicles and one very small button",
						"Presented [n] directions, defended one; the client has not asked for a change in [years]",
						"Wrote a manual of [n] pages that the client’s own people follow",
					),
					entry(
						"Campaign for [cause or launch]",
						"[Company], in-house",
						"[Year]",
						"Art-directed [photographer, illustrator] on a budget of [amount]; posters in [n] cities and [n] formats from one grid",
					),
					entry(
						"[Magazine, book, packaging line]",
						"[Publisher or maker]",
						"[Year]",
						"Set [n] issues with [n] writers; closed every one on the printer’s day",
						"Chose stock and process with [printer]: [amount] a copy, [foil, fifth color] included",
					),
				),
				section(
					"Experience",
					"Short: where, how long, for whom.",
					entry(
						"Senior Designer",
						"[Company], [City, State]",
						present,
						"Lead visual work for [n] brands; review [n] layouts a week by [n] freelancers",
						"Shortened brief to first draft from [days] to [days] with [n] templates that do not look like templates",
					),
					entry(
						"Designer",
						"[Studio], [City, State]",
						past,
						"Drew [n] pitches, [n] won; prepared [n] files for print without a reprint",
					),
				),
				section("Awards", "Juried only.", dated("[Award], [category], for [project]", "[Year]")),
				section(
					"Skills",
					"What leaves your hands finished.",
					line("By hand", "[lettering, screen print, bookbinding]"),
					line("On screen", "[InDesign, Illustrator, Glyphs], color management, [motion]"),
				),
				section(
					"Education",
					"Teachers may be named here; designers do look.",
					dated("[B.F.A. in Graphic Design], [School], studied with [name]", "[Year]"),
				),
			],
		},
	],
};
