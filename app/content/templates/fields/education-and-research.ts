import {
	dated,
	entry,
	line,
	past,
	present,
	section,
	type TemplateField,
} from "#app/domain/content/templates/definition.ts";

export const field: TemplateField = {
	name: "Education and research",
	category: null,
	templates: [
		{
			name: "High School Teacher",
			level: "Mid-level",
			layout: "plain",
			description:
				"Certification, classes and what students could do afterwards: for teachers changing school or district.",
			headline: "[Subject] teacher, grades [n] to [n], certified in [state]",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Certifications",
					"Subject, grades, state, expiry. Endorsements in the same line.",
					dated("[State] professional certificate, [subject], grades [n]–[n]", "exp. [year]"),
					dated("Endorsements: [English learners, special education, gifted]", "[Year]"),
				),
				section(
					"Teaching experience",
					"Courses, number of students, what they reached, compared with the year or district before. Then what you gave the school.",
					entry(
						"Teacher of [Chemistry, U.S. History, Algebra II]",
						"[School], [district], [City, State]",
						present,
						"Teach [n] classes to [n] students, [percent] of them [English learners, students with IEPs]",
						"Pass rate on [state, AP] exam from [percent] to [percent] in [years], while those who took it went from [n] to [n]",
						"Rebuilt [unit] around [lab, primary sources, local river data]; [n] students presented it to [the city council]",
						"Called every family in the first [weeks]; attendance at conferences rose from [n] to [n]",
						"Lead [n] colleagues in common planning; [n] shared assessments replaced [n] private ones",
					),
					entry(
						"Teacher",
						"[School], [City, State]",
						past,
						"Taught [subject] in grades [n] and [n] with [materials] written for it under an open license; used by [n] teachers",
						"Coached [robotics, debate, track] from [n] to [n] students, [result] at state",
						"Tutored ninth grade at lunch twice a week; [n] failed the course, after [n] the year before",
					),
					entry(
						"Student Teacher",
						"[School], with [mentor]",
						past,
						"Took over [n] classes from week [n]; edTPA score [n]",
					),
				),
				section(
					"Education",
					"Content degree before the teaching degree.",
					entry("M.Ed. in [Curriculum]", "[University]", "[Year]"),
					entry("B.A. in [subject]", "[University]", "[Year]"),
				),
				section(
					"Awards and training",
					"Small grants count; say what they bought.",
					dated("[Foundation] grant, [amount], for [microscopes, a class library]", "[Year]"),
					dated("[Summer institute], [n] hours", "[Year]"),
				),
				section(
					"Skills",
					"One line. Principals look for the learning system of their district.",
					line(
						"Systems",
						"[Canvas, Google Classroom], [assessment platform], [language] with families",
					),
				),
			],
		},
		{
			name: "Postdoctoral Researcher",
			level: "Mid-level",
			layout: "academic",
			description:
				"A one-page vita for fellowships, industry labs and short applications: question, papers, money, teaching.",
			headline: "[Field], [subfield]: [your question in one line]",
			contact: ["[Department, University, City]", "[phone]", "[email]", "[site, ORCID]"],
			sections: [
				section(
					"Appointments",
					"Group and host by name. Dates to the month; gaps are normal, say parental leave if you wish.",
					entry(
						"Postdoctoral fellow",
						"[Institute], group of [name]",
						"[Mon yyyy] – Present",
						"Showed that [claim] with [method], [n] [animals, stars, archives]; under review at [journal]",
						"Developed [instrument, pipeline, corpus], now used by [n] groups",
					),
					entry("Visiting researcher", "[Institute, country]", "[Year]"),
				),
				section(
					"Education",
					"Title of the dissertation, adviser, prize.",
					entry(
						"Ph.D. in [field]",
						"[University]",
						"[Year]",
						"“[Dissertation title]”; adviser [name]; [prize], one of [n]",
					),
					entry("B.S. in [field]", "[University], [honors]", "[Year]"),
				),
				section(
					"Selected publications",
					"Four at most, your name marked, preprints labeled. The full list is a link.",
					dated("[Authors]. “[Title].” [Journal] [volume]: [pages]", "[Year]"),
					dated("[Authors]. “[Title].” [Journal], in press", "[Year]"),
					dated("[Authors]. “[Title].” Preprint, [server]", "[Year]"),
				),
				section(
					"Funding and awards",
					"Amount and role. Travel grants only if there is nothing else.",
					dated("[Fellowship], [amount], principal investigator", "[Years]"),
					dated("[Best paper, young investigator]", "[Year]"),
				),
				section(
					"Teaching and supervision",
					"Courses with enrollment; students with what became of them.",
					dated("Instructor, [course], [n] students, evaluation [n] of 5", "[Term year]"),
					dated("Supervised [n] undergraduates, [n] now in doctoral programs", "[Years]"),
				),
				section(
					"Service and talks",
					"Reviewing, organizing, and three invited talks.",
					dated("Reviewer for [journals]; organizer of [workshop], [n] participants", "[Years]"),
					dated("Invited: [department], [conference], [public lecture]", "[Years]"),
				),
				section(
					"Skills",
					"For readers outside your field.",
					line("Laboratory", "[two-photon imaging, mass spectrometry, fieldwork in region]"),
					line("Analysis", "[Python, R, Bayesian models], data and code at [archive]"),
				),
			],
		},
		{
			name: "Research Assistant",
			level: "Entry-level",
			layout: "starter",
			description:
				"For laboratories, institutes and graduate school: the first page with methods on it.",
			headline: "Research assistant, [biology, psychology, economics]",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Education",
					"Research courses, thesis, and the GPA in the major.",
					entry(
						"B.S. in [Neuroscience, Political Science]",
						"[University], [City, State]",
						"[Month year]",
						"Honors thesis: [question]; [n] participants; adviser [name]",
						"Relevant courses: [statistics, scientific writing, two in methods]",
					),
				),
				section(
					"Research experience",
					"The lab’s question in one line, then your hands: what you ran, how often, with what error.",
					entry(
						"Undergraduate Research Assistant",
						"[Laboratory of name], [University]",
						"[Month year] – Present",
						"Ran [n] sessions with [children, mice, survey panels], alone after [weeks] of training",
						"Scripted the scoring of [recordings] in [MATLAB, Python]; agreed with [n] of [n] scored by hand",
						"Keep [colony, archive, code book] so that a new student can find any sample in [minutes]",
						"Second author of the poster at [conference]",
					),
					entry(
						"Summer Fellow",
						"[Program], [Institute], [City, State]",
						"Summer [year]",
						"Asked whether [x] changes [y]; it did not, and the report says with what power",
					),
				),
				section(
					"Presentations",
					"Authors in order, you in the place where you stood.",
					dated("[Authors], “[Title]”, poster, [meeting]", "[Year]"),
				),
				section(
					"Skills",
					"Techniques that you could do tomorrow.",
					line("Bench or field", "[PCR, EEG set-up, interviews, GIS mapping]"),
					line("Data", "R, [Stata, SPSS], [pre-registration, REDCap]"),
				),
				section(
					"Work experience",
					"A job next to the degree shows stamina. Give hours.",
					dated("[Library, dining hall], [n] hours a week for [n] years", "[Years]"),
					dated("Tutor for [first-generation students], [n] a term", "[Years]"),
				),
			],
		},
	],
};
