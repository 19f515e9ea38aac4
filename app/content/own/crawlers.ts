/** Programs that read public pages, by what they do with them; each by the name that it gives itself. */
export const crawlerGroups = [
	{
		name: "search",
		label: "Search engines may come",
		programs: ["Googlebot", "Bingbot", "DuckDuckBot", "Applebot", "YandexBot", "Baiduspider"],
	},
	{
		name: "answers",
		label: "Assistants that answer with links may come",
		programs: ["OAI-SearchBot", "ChatGPT-User", "Claude-SearchBot", "Claude-User", "PerplexityBot"],
	},
	{
		name: "training",
		label: "Programs that gather texts to train models may come",
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
