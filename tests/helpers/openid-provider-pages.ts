import { escapeXml } from "#app/domain/base/feed.ts";

/** The page that asks whether to go on as this person. */
export function drawQuestion(person: string): string {
	return drawPage(
		"Sign in with the test provider",
		`<p>You will be signed in as <strong>${escapeXml(person)}</strong>.</p>
			<form method="post">
				<button type="submit" name="answer" value="continue">Continue</button>
				<button type="submit" name="answer" value="cancel">Cancel</button>
			</form>`,
	);
}

/** Says why there is no way on, where the provider must not send the browser back. */
export function drawRefusal(error: string, description = ""): string {
	return drawPage(
		"The test provider refuses",
		`<p><strong>${escapeXml(error)}</strong> ${escapeXml(description)}</p>`,
	);
}

function drawPage(title: string, content: string): string {
	return `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<link rel="icon" href="data:,">
		<title>${title}</title>
	</head>
	<body>
		<main>
			<h1>${title}</h1>
			${content}
		</main>
	</body>
</html>
`;
}
