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
	name: "Software engineering",
	category: "Tech",
	templates: [
		{
			name: "Backend Engineer",
			level: "Mid-level",
			layout: "compact",
			description:
				"Services, data and money that must not be lost: for engineers who own an API from its schema to its pager.",
			headline: "Backend engineer, [payments, logistics or identity]",
			contact: ["[City, State]", "[email]", "[phone]", "[github.com/you]"],
			sections: [
				section(
					"Summary",
					"Name the kind of traffic that you have carried and the failure that you are trusted to prevent.",
					words(
						"Backend engineer who has run [n] services in [Go, Java, Kotlin] for [n] years, at up to [n] requests a second and [amount] a day. I write the boring version first, measure it, and keep the interesting one for where it pays.",
					),
				),
				section(
					"Experience",
					"For each service: what depends on it, what you changed, and the graph that proves it. A line about data that you moved safely beats a list of frameworks.",
					entry(
						"Backend Engineer",
						"[Company], [City, State]",
						present,
						"Own [service], called by [n] teams; kept it to [n] minutes of downtime a quarter through a [n]-fold growth in traffic",
						"Made [charge, booking, transfer] idempotent with keys and a ledger of double entries; [n] duplicate [charges] a month before, none in [months] since",
						"Split a [n]-million-row table by [key] while it was written to, with backfill, checksums and a switch that could be turned back; [n] errors seen by callers",
						"Replaced polling by [queue or change feed] between [n] services: [n] fewer database reads a day and updates seen within [seconds], not [minutes]",
						"Guarded [n] interfaces with contract tests that stop a breaking change before its merge; incidents caused by deploys fell from [n] to [n] a quarter",
						"Led the response to [outage], found [root cause] in [minutes], and closed the [n] actions of its review within [weeks]",
					),
					entry(
						"Software Engineer, Platform",
						"[Company], [City, State]",
						past,
						"Built the rate limiter in front of [public API]; abuse of [n] calls a day stopped without refusing one paying customer",
						"Sped up the median query on [orders, messages] from [a] ms to [b] ms with [covering index, rewritten join] and deleted a cache that was no longer needed",
						"Documented and versioned [n] endpoints; partners went live within [days] of their first key",
						"Introduced structured logs and traces across [n] repositories, so that [percent] of tickets are answered without a developer",
					),
					entry(
						"Junior Developer",
						"[Company], [City, State]",
						past,
						"Ported [n] scheduled jobs from [scripts on one server] to [scheduler] with retries and alarms; failed nights dropped from [n] to [n] a year",
						"Scheduled [n] database migrations in [months] and rolled back one, in [minutes], as rehearsed",
					),
				),
				section(
					"Skills",
					"Databases before languages: they last longer. Mark what you have debugged at night.",
					line(
						"Data",
						"PostgreSQL (replication, partitions, query plans), [Redis, Kafka, object storage]",
					),
					line("Code", "[Go, Java], SQL, [gRPC, REST, OpenAPI]"),
					line("Operations", "[Kubernetes, Terraform, cloud], on-call since [year]"),
				),
				section(
					"Education and presentations",
					"A degree, a bootcamp or neither: the talks show the rest.",
					dated("B.S. in [Computer Engineering], [University]", "[Year]"),
					dated("“[Title about a migration or an outage]”, [meetup or conference]", "[Year]"),
				),
			],
		},
		{
			name: "Frontend Engineer",
			level: "Mid-level",
			layout: "plain",
			description:
				"Speed, access for everybody and components that others build on: for engineers of what people see.",
			headline: "Frontend engineer, [commerce, editors or dashboards]",
			contact: ["[City, State]", "[phone]", "[email]", "[portfolio or site]", "[github.com/you]"],
			sections: [
				section(
					"Experience",
					"Measure what a visitor feels: seconds, taps, completed forms. Say on which devices, and at which percentile.",
					entry(
						"Frontend Engineer",
						"[Company], [City, State]",
						present,
						"Improved the largest contentful paint of [page] from [a] s to [b] s on a mid-range phone by [streaming HTML, splitting routes, sizing images]; in a split test [n] more visitors in a thousand [bought]",
						"Cut [n] kB of JavaScript from every page by replacing [library] with [platform feature], and set the budget that keeps it out",
						"Took [flow] through an audit by screen-reader users, fixed [n] barriers, and reached WCAG 2.2 AA before [deadline]",
						"Coded [n] components of the design system with [designers]; [n] products use them, and [n] of last year’s [n] new screens needed no other",
						"Moved [n] forms to validation that the server shares: [n] in a hundred gave up at [step], from [n]",
					),
					entry(
						"Web Developer",
						"[Company or agency], [City, State]",
						past,
						"Delivered [n] sites for [kind of client]; [n] of them pass Core Web Vitals in field data",
						"Rewrote [legacy screen] from [old framework] to [new] behind a flag, one panel a sprint, while [n] people worked in it",
						"Added visual regression tests for [n] states, which caught [n] layout bugs before a release in [months]",
						"Localized [product] into [n] languages, two of them right to left, without forking a template",
					),
				),
				section(
					"Projects",
					"Two links at most. Say what was yours and what you would do differently today.",
					entry(
						"[Open-source component or demo]",
						"[link]",
						"[Year]",
						"[n] installs a week; handles [keyboard, touch, reduced motion], with tests in [n] browsers",
					),
				),
				section(
					"Skills",
					"The platform first, frameworks second, build tools last.",
					line(
						"Platform",
						"HTML, CSS (grid, container queries), TypeScript, [service workers, canvas]",
					),
					line("Frameworks", "[React, Vue, Svelte], [server rendering in which setup]"),
					line("Quality", "[Playwright, axe, real-user monitoring]"),
				),
				section(
					"Education",
					"A course of months is welcome here if you say what you built in it.",
					entry("[Degree or program]", "[School], [City, State]", "[Year]"),
				),
			],
		},
		{
			name: "Mobile Engineer",
			level: "Mid-level",
			layout: "plain",
			description:
				"Releases, crash-free sessions and the offline case: for iOS and Android engineers with apps in the stores.",
			headline: "[iOS or Android] engineer, [n] apps in the store",
			contact: ["[City, State]", "[phone]", "[email]", "[link to an app]"],
			sections: [
				section(
					"Summary",
					"Which platform, how many people open the app in a day, and what you know that web people do not.",
					words(
						"[iOS, Android] engineer since [year]. My last app is opened by [n] people a day in [n] countries, often on [old phones, bad networks], and stays at [percent] crash-free sessions.",
					),
				),
				section(
					"Experience",
					"Store rating, crash-free share, app size, cold start: take the two that moved most and say why.",
					entry(
						"Mobile Engineer",
						"[Company], [City, State]",
						present,
						"Shortened cold start from [a] to [b] seconds on [oldest supported phone] by [deferring start-up work, trimming dependencies]",
						"Made [checkout, notes, maps] work without a connection: changes queue on the phone and merge by [rule]; [n] tickets about lost work in the quarter before, [n] in the one after",
						"Raised crash-free sessions from [percent] to [percent] in [n] releases, beginning with [memory, threading] faults that caused [percent] of crashes",
						"Introduced a weekly release train with staged rollout to [percent]; hotfixes dropped from [n] to [n] a quarter",
						"Shipped [widget, watch app, share extension] in [weeks]; [percent] of actives use it weekly",
					),
					entry(
						"App Developer",
						"[Company], [City, State]",
						past,
						"Rewrote [n] screens from [UIKit, XML views] to [SwiftUI, Compose] one at a time, with snapshots to prove that nothing moved",
						"Shrank the download from [a] to [b] MB by [asset catalogs, on-demand resources], below the size at which the store warns on mobile data",
						"Integrated [payments, maps, health data] and passed [store review, security audit] at the first attempt",
						"Answered [n] store reviews a week for a year; the rating climbed from [n] to [n]",
					),
				),
				section(
					"Projects",
					"One line for each: what it does, how many use it, what part was yours.",
					dated("[App name]: [purpose]; [n] downloads, built alone in [months]", "[Year]"),
					dated("[App name]: [purpose]; led [feature], [n] monthly actives", "[Year]"),
				),
				section(
					"Skills",
					"Name the oldest system version that you still support: it tells a reader how you work.",
					line("Languages", "[Swift, Kotlin], some [C++, Rust]"),
					line("Depth", "[concurrency, profiling tools, accessibility services, push]"),
					line("Release", "[signing, phased rollout, crash reporting]"),
				),
				section(
					"Education",
					"Short. The store pages speak for you.",
					entry("B.S. in [Software Engineering]", "[University], [City, State]", "[Year]"),
				),
			],
		},
		{
			name: "Engineering Manager",
			level: "Senior-level",
			layout: "classic",
			description:
				"Teams that deliver and people who grow: for managers who can still say what was built and why.",
			headline: "Engineering manager, [n] engineers in [n] teams",
			contact: ["[City, State]", "[phone]", "[email]", "[linkedin.com/in/you]"],
			sections: [
				section(
					"Summary",
					"Team size, what the team owns, and the state in which you found it. No adjectives about leadership.",
					words(
						"Manager of [n] engineers who build [product area]. Took over a team that [missed three deadlines, lost four people] and left it [shipping weekly, with no regretted departure in n quarters].",
					),
				),
				section(
					"Experience",
					"Half of the lines are about what the teams shipped, half about people. Use counts: hired, promoted, stayed.",
					entry(
						"Engineering Manager",
						"[Company], [City, State]",
						present,
						"Delivered [platform, product] with [n] teams in [n] quarters; it carries [percent] of revenue and came in [weeks] before [date promised to customers]",
						"Hired [n] engineers in [months] from [n] interviews, [percent] of offers accepted, after rewriting the interview around [work samples]",
						"Promoted [n] people, [n] of them to staff level, each with a plan written [months] before",
						"Reduced the time from commit to production from [days] to [hours] by giving each team its own [pipeline, environment]",
						"Stopped [n] of [n] running projects with product and finance in one afternoon; the remaining [n] all shipped",
						"Moved [system] out of [data center, vendor] and saved [amount] a year without a freeze on features",
					),
					entry(
						"Technical Lead",
						"[Company], [City, State]",
						past,
						"Led [n] engineers through the rebuild of [component], reviewed every design, and wrote [percent] of the code in the first [months]",
						"Set up on-call for [n] people in [n] time zones, so that a page finds those who are awake; [n] broken nights a month became [n]",
						"Turned [n] interns and [n] career changers into engineers who own their own service",
					),
					entry(
						"Software Engineer",
						"[Company], [City, State]",
						past,
						"Shipped [feature or service], which [n] customers use [years] later",
					),
				),
				section(
					"Leadership",
					"Habits, not values: what happens in your week.",
					list(
						"One conversation a week with every report, notes shared, [n] kept in [years]",
						"Written decisions with an owner and a date, [n] of them public in the company",
						"A survey each quarter; those who know what is expected of them went from [n] to [n]",
					),
				),
				section(
					"Education",
					"The newest degree only, without its grade.",
					dated("[M.S., B.S.] in [Computer Science], [University]", "[Year]"),
				),
			],
		},
	],
};
