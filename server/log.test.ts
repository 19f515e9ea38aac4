import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): {
	text: string;
	lines: Record<string, unknown>[];
} {
	let text = "";
	write(createLog("info", { write: (line) => (text += line) }));
	const lines = text.trim().split("\n").filter(Boolean);
	return { text, lines: lines.map((line) => JSON.parse(line)) };
}

test("A line says when, how grave and what", () => {
	const { lines } = logged((log) => log.info({ requestId: "r1" }, "Something happened"));
	expect(lines).toEqual([
		{
			level: "info",
			time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
			requestId: "r1",
			msg: "Something happened",
		},
	]);
});

test("Secrets are hidden wherever they stand", () => {
	const { text } = logged((log) =>
		log.info({
			password: "hush-1",
			headers: { cookie: "hush-2", authorization: "hush-3", "set-cookie": "hush-4" },
			body: { form: { passcode: "hush-5", token: "hush-6" } },
		}),
	);
	expect(text).not.toContain("hush");
	expect(text.match(/\[hidden\]/gu)).toHaveLength(6);
});

test("Line breaks in a value do not make another line", () => {
	const { lines } = logged((log) => log.info({ path: '/a\n{"level":"fatal"}' }, "A request"));
	expect(lines).toHaveLength(1);
});

test("An error is told with its causes, but not with the values of the statement that failed", () => {
	const cause = Object.assign(new Error('duplicate key value violates "user_email_key"'), {
		code: "23505",
		constraint: "user_email_key",
		detail: "Key (email)=(ada@example.com) already exists.",
	});
	const error = new Error('Failed query: insert into "user"\nparams: ada@example.com,\nhash-1', {
		cause,
	});
	Object.assign(error, { params: ["ada@example.com", "hash-1"], query: "insert" });
	for (const name of ["error", "err"]) {
		const { text, lines } = logged((log) => log.error({ [name]: error }, "It failed"));
		expect(text).not.toMatch(/ada@example|hash-1/u);
		expect(lines[0]?.[name]).toMatchObject({
			message: 'Failed query: insert into "user"',
			stack: expect.stringContaining("log.test.ts"),
			cause: { code: "23505", constraint: "user_email_key" },
		});
	}
});

test("What was thrown need not be an error", () => {
	const { lines } = logged((log) => log.error({ error: { password: "x" } }, "It failed"));
	expect(lines[0]?.error).toEqual({ type: "object" });
});

test("A copy of an error is told like an error, without the rest of what it carries", () => {
	const error = new Error("Failed query: select 1\nparams: ada@example.com");
	const copy = {
		...error,
		message: error.message,
		stack: error.stack,
		queue: "mail",
		params: ["x"],
	};
	const { text, lines } = logged((log) =>
		log.error({ err: copy }, "The job queue reports an error"),
	);
	expect(lines[0]?.err).toMatchObject({ message: "Failed query: select 1", queue: "mail" });
	expect(text).not.toContain("ada@example.com");
	expect(text).not.toContain("params");
});
