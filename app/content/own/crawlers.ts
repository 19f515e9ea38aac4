/** Programs that read public pages, by what they do with them; each by the name that it gives itself. */
export const crawlerGroups = [
	{
		name: "search",
		label: "Search engines may come",
		hint: "Googlebot, Bingbot, DuckDuckBot, Applebot, YandexBot, Baiduspider",
		programs: ["Googlebot", "Bingbot", "DuckDuckBot", "Applebot", "YandexBot", "Baiduspider"],
	},
	{
		name: "answers",
		label: "Assistants that answer with links may come",
		hint: "OAI-SearchBot, ChatGPT-User, Claude-SearchBot, Claude-User, PerplexityBot",
		programs: ["OAI-SearchBot", "ChatGPT-User", "Claude-SearchBot", "Claude-User", "PerplexityBot"],
	},
	{
		name: "training",
		label: "Programs that gather texts to train models may come",
		hint: "GPTBot, ClaudeBot, Google-Extended, Applebot-Extended, CCBot, Bytespider, Meta-ExternalAgent, Amazonbot",
		programs: [
			"GPTBot",
			"ClaudeBot",
			"Google-Extended",
			"Applebot-Extended",
			"CCBot",
			"Bytespider",
			"Meta-ExternalAgent",
			"Amazonbot",
		],
	},
] as const;

/** The names of those that may not come. @param read a box for each group, ticked where it may come */
export const crawlersOf = (read: Record<string, unknown> & { others: string[] }): string[] => [
	...crawlerGroups.flatMap(({ name, programs }) => (read[name] === "true" ? [] : programs)),
	...read.others,
];
