// Asks the site of this container how it is: node server/ask-health.js healthz. Plain JavaScript, because it runs
// every few seconds beside the site, and is done before types would have been taken away.
const [, , path = "healthz"] = process.argv;
const address = `http://127.0.0.1:${process.env.PORT || 3000}/${path}`;
process.exitCode = await fetch(address).then(
	(answer) => (answer.ok ? 0 : 1),
	() => 1,
);
