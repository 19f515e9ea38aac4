/** What is said of a language that a person wrote in: by the page, and by the worker that reads in a browser. */

/** "in Hebrew"; of "und-Cyrl" its letters alone. */
export function inLanguage(code: string): string {
	const [language = "", letters] = code.split("-");
	const nameOf = (type: "language" | "script", name: string) =>
		new Intl.DisplayNames("en", { type }).of(name) ?? name;
	const unnamed = "in a language that we cannot name";
	if (letters) return `in ${nameOf("script", letters)} letters, ${unnamed}`;
	return language === "und" ? unnamed : `in ${nameOf("language", language)}`;
}

/** In which direction its lines are shown: a line of it may begin with a Latin word. */
export const directionOf = (code: string): "rtl" | "auto" =>
	/^(?:he|ar|fa|ur|und-Arab)$/u.test(code) ? "rtl" : "auto";

export const unreadJobs =
	"We know the headings and titles of English, German, French, Spanish and Portuguese, so its jobs are not read here: that says nothing against it, and a program of its own language may read them.";
