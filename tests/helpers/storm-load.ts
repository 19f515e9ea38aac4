import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { until } from "./until.ts";

/** People who write, join, buy and open without a rest, and remember what the site has said yes to. */
export type Load = {
	/** Waits until each kind of work has been done once more. */
	untilAllGotThrough(): Promise<void>;
	/** Everything that was acknowledged, by kind. */
	stop(): Promise<Record<string, string[]>>;
};

type Answer = { status: number; location: string; cookies: string };

/**
 * @param people members with one password, and the resumes that they may open
 */
export function openLoad(
	url: string,
	people: { emails: readonly string[]; password: string; resumes: readonly string[] },
): Load {
	const { emails, password, resumes } = people;
	const acknowledged: Record<string, string[]> = {
		messages: [],
		accounts: [],
		purchases: [],
		openings: [],
	};
	const note = (kind: keyof typeof acknowledged, key: string) => acknowledged[kind]?.push(key);
	let isOver = false;

	async function write(): Promise<void> {
		const subject = randomUUID();
		const message = "Is anybody there?";
		const form = { name: "Ada", email: "ada@example.com", subject, message };
		const { status } = await post(`${url}/contact`, form);
		if (status < 400) note("messages", subject);
	}

	async function join(): Promise<void> {
		const email = `${randomUUID()}@example.com`;
		const form = { email, password, confirmPassword: password };
		if ((await post(`${url}/auth/signup`, form)).status === 200) note("accounts", email);
	}

	async function signIn(email: string): Promise<string> {
		for (;;) {
			const { status, cookies } = await post(`${url}/auth/signin`, { email, password });
			if (status === 302 || isOver) return cookies;
			await breathe();
		}
	}

	/** Buys a pack and opens what it is good for, over and over. */
	function buyer(email: string, first: number) {
		let cookies = "";
		let next = first;
		return async () => {
			cookies ||= await signIn(email);
			const begun = await post(`${url}/checkout/resume-pack`, {}, cookies);
			const checkout = /\/dev\/stripe\/checkout\/(cs_[\w]+)$/u.exec(begun.location);
			if (!checkout?.[1]) return;
			const card = { email, name: "Ada", card: "4242424242424242" };
			const paid = await post(begun.location, card, cookies);
			if (paid.status !== 303) return;
			note("purchases", checkout[1]);
			await fetch(paid.location, { headers: { cookie: cookies, accept: "text/html" } });
			for (let opened = 0; opened < 5; opened++, next++) {
				const id = resumes[next % resumes.length] ?? "";
				const answer = await post(`${url}/resumes/${id}/open`, {}, cookies);
				if (answer.location.endsWith("/read")) note("openings", `${email} ${id}`);
			}
		};
	}

	async function keepOn(work: () => Promise<void>): Promise<void> {
		while (!isOver) {
			await work().catch(() => {});
			await breathe();
		}
	}

	const working = Promise.all(
		[write, join, ...emails.map((email, index) => buyer(email, index * 9))].map(keepOn),
	);
	return {
		async untilAllGotThrough() {
			const before = Object.values(acknowledged).map(({ length }) => length);
			await until(() =>
				Object.values(acknowledged).every(({ length }, index) => length > (before[index] ?? 0)),
			).catch((error: Error) => {
				throw new Error(`Not all work got through; last answers: ${[...answers].join(", ")}`, {
					cause: error,
				});
			});
		},
		async stop() {
			isOver = true;
			await working;
			return acknowledged;
		},
	};
}

/** The last response by the kind of path, to find a fault. */
const answers = new Map<string, number>();

/** Where a site is away at once, asking again at once would only heat the machine. */
const breathe = () => wait(20);

let networks = 0;

/** Posts a form as a browser without scripts does, from a network of its own. */
async function post(url: string, form: Record<string, string>, cookie = ""): Promise<Answer> {
	const network = networks++;
	const response = await fetch(url, {
		method: "POST",
		headers: {
			accept: "text/html",
			origin: new URL(url).origin,
			"x-forwarded-for": `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
			...(cookie && { cookie }),
		},
		body: new URLSearchParams(form),
		redirect: "manual",
		signal: AbortSignal.timeout(30_000),
	});
	await response.arrayBuffer();
	answers.set(new URL(url).pathname.replaceAll(/[0-9a-f-]{36}|cs_\w+/gu, "…"), response.status);
	const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
	return {
		status: response.status,
		location: response.headers.get("location") ?? "",
		cookies: cookies.join("; "),
	};
}
