import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { an, fall, minutes, short, thousands, word } from "../../quantities.ts";

export const mobile: Theme = {
	key: "mobile",
	label: "mobile apps",
	skills: [
		{
			name: "Languages",
			keywords: ["Swift", "Kotlin", "Objective-C", "Java", "TypeScript", "SQL"],
		},
		{
			name: "iOS",
			keywords: [
				"SwiftUI",
				"UIKit",
				"Combine",
				"Swift Concurrency",
				"Core Data",
				"XCTest",
				"Instruments",
			],
		},
		{
			name: "Android",
			keywords: [
				"Jetpack Compose",
				"Coroutines",
				"Room",
				"Hilt",
				"WorkManager",
				"Espresso",
				"Baseline Profiles",
			],
		},
		{
			name: "Delivery",
			keywords: ["Fastlane", "Gradle", "Bazel", "Firebase", "GitHub Actions", "Sentry", "GraphQL"],
		},
	],
	projects: [
		{
			name: "Transit Now",
			levels: [0, 1],
			description:
				"Android app in Kotlin and Jetpack Compose that shows live bus arrivals from GTFS feeds",
			highlights: [
				(r) =>
					`${thousands(r.int(400, 2600, 100))} installs and a rating of 4.${r.int(5, 8)} on Google Play without promotion`,
				() =>
					"Decodes GTFS-realtime on device and stores schedules in Room, so that it works without reception",
			],
		},
		{
			name: "Pocket Lab Notebook",
			levels: [0, 1],
			description: "iPad app for taking lab notes with sketches, photos and searchable handwriting",
			highlights: [
				() =>
					"Written in SwiftUI with PencilKit and Vision; syncs through CloudKit with per-page conflict handling",
				(r) => `Adopted by ${word(r.int(2, 4))} lab sections of ${r.int(18, 30)} students each`,
			],
		},
		{
			name: "HapticKit Recipes",
			levels: [0, 3],
			description: "Open-source Swift package with tested haptic patterns and a preview app",
			highlights: [
				(r) =>
					`Starred ${r.int(120, 780, 10)} times on GitHub and integrated in ${r.int(6, 20)} published apps`,
				() =>
					"Falls back silently on devices without a haptic engine; covered by unit tests on every supported iOS version",
			],
		},
	],
	tags: ["ios", "android", "swift", "kotlin", "swiftui", "jetpack compose", "mobile performance"],
};

const line = linesOf(mobile.key);

export const mobileBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Built ${r.pick(["a saved-items screen", "an in-app inbox", "a photo annotation screen", "an order tracking screen"])} in ${r.pick(["SwiftUI", "Jetpack Compose"])} with offline support, snapshot tests and scalable text, shipped to ${short(r.int(4, 30) * 10_000)} monthly users`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [24, 40, 1], [25, 45], 1);
		return `Shortened Android cold start from ${(c.before / 10).toFixed(1)} s to ${(c.after / 10).toFixed(1)} s on mid-range devices with Baseline Profiles and lazy initialization of ${word(r.int(4, 9))} SDKs`;
	}),
	line(
		[0, 0],
		(r) =>
			`Added ${r.int(60, 140, 5)} unit and UI tests to the ${r.pick(["login", "messaging", "payments", "camera"])} module with ${r.pick(["XCTest", "Espresso and Robolectric"])}, raising its coverage from ${r.int(22, 38)}% to ${r.int(64, 81)}% and finding ${word(r.int(3, 7))} crashes`,
	),
	line(
		[0, 1],
		(r) =>
			`Diagnosed ${r.pick(["a retain cycle in the image viewer with Instruments", "a leaked Activity in the camera flow with LeakCanary", "an unbounded bitmap cache with the Android memory profiler", "a closure that kept view controllers alive with the memory graph debugger"])}, eliminating ${r.int(28, 62)}% of out-of-memory terminations in that screen`,
	),
	line([1, 2], (r) => {
		const before = r.int(984, 993) / 10;
		return `Raised crash-free sessions on ${r.pick(["iOS", "Android"])} from ${before.toFixed(1)}% to 99.${r.int(7, 9)}% by symbolicating and ranking crashes in ${r.pick(["Sentry", "Crashlytics"])} and fixing the top ${r.int(12, 25)} by affected users`;
	}),
	line([1, 2], (r) => {
		const c = fall(r, [78, 160, 2], [25, 45], 1);
		return `Cut ${r.pick(["the Android download size", "the iOS install size"])} from ${c.before} MB to ${c.after} MB by removing unused resources, compressing images and delivering ${r.pick(["ML models", "onboarding videos", "rare languages"])} on demand`;
	}),
	line(
		[1, 2],
		(r) =>
			`Rewrote background sync on ${r.pick(["WorkManager", "BGTaskScheduler"])} with deltas and conflict resolution, reducing data transferred per active user by ${r.int(45, 75)}% and battery complaints by ${r.int(30, 60)}%`,
	),
	line(
		[2, 3],
		(r) =>
			`Migrated ${r.int(40, 110, 5)} screens from ${r.pick(["UIKit to SwiftUI", "XML layouts to Jetpack Compose"])} behind feature flags over ${r.int(9, 16)} months, deleting ${short(r.int(6, 18) * 10_000)} lines of code with no regression in crash rate`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [30, 60, 2], [55, 80], 1);
		return `Split the ${r.pick(["iOS", "Android"])} app into ${r.int(45, 120, 5)} modules with enforced API boundaries and cached ${r.pick(["Bazel", "Gradle", "Tuist"])} builds, bringing a clean CI build from ${minutes(c.before)} to ${minutes(c.after)}`;
	}),
	line(
		[2, 3],
		(r) =>
			`Shared ${r.pick(["sync, caching and validation", "networking and pricing logic", "the chat protocol layer"])} between iOS and Android with Kotlin Multiplatform, replacing two implementations and halving platform-specific bugs in that area (${r.int(46, 58)}% fewer reports)`,
	),
	line(
		[3, 4],
		(r) =>
			`Created the staged-release pipeline with Fastlane, automated health gates and remote kill switches, taking releases from monthly to weekly while hotfixes dropped from ${r.int(9, 15)} to ${r.int(2, 4)} a year`,
	),
	line([3, 4], (r) => {
		const c = fall(r, [7, 12, 1], [65, 85], 1);
		return `Defined performance budgets for start, scrolling and memory with automated device-lab runs on every merge; the share of sessions with slow frames fell from ${c.before}% to ${c.after}% across ${r.int(6, 14)} teams`;
	}),
	line(
		[4, 4],
		(r) =>
			`Set mobile architecture for ${r.int(50, 120, 10)} iOS and Android engineers, introducing server-driven screens that let ${r.int(8, 15)} teams change ${r.int(30, 55, 5)}% of the app's surfaces without a store release`,
	),
	line(
		[4, 4],
		(r) =>
			`Steered the rewrite of ${an(r.int(8, 11))}-year-old app as an incremental replacement instead of a restart, delivering in ${r.int(12, 20)} monthly steps and lifting the store rating from 3.${r.int(4, 8)} to 4.${r.int(5, 7)}`,
	),
	line(
		[0, 1],
		(r) =>
			`Made the ${r.pick(["checkout", "onboarding", "profile"])} flow usable with VoiceOver and TalkBack: labels, focus order, contrast and larger text sizes, tested with two blind users recruited by the research team`,
	),
	line(
		[2, 3],
		(r) =>
			`Designed an offline-first data layer with ${r.pick(["Room", "Core Data", "SQLDelight"])}, an operation log and server reconciliation, so that field users keep working through long gaps in reception`,
	),
	line(
		[3, 4],
		() =>
			"Agreed with backend leads on API rules for clients that cannot be updated at will (additive changes, server-side defaults, minimum versions), ending forced upgrades",
	),
];
