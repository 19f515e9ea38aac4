import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createPageReads, isPageRead } from "./page-reads.ts";

const request = (cookie?: string) =>
	({ method: "GET", headers: { ...(cookie && { cookie }) } }) as IncomingMessage;
const session = (token: string) =>
	request(`theme=dark; __Secure-offerfolio.session_token=${token}`);

function openStage(perMinute = 3) {
	const clock = { now: 0 };
	const reads = createPageReads(perMinute, () => clock.now);
	const count = (address = "192.0.2.1", incoming = request(), path = "/resumes") =>
		reads.count(incoming, path, address);
	return { clock, reads, count };
}

test("A network reads as many pages a minute as it may, and is told how long to wait", () => {
	const { clock, count } = openStage();
	expect([count(), count(), count()]).toEqual([null, null, null]);
	clock.now = 20_000;
	expect(count()).toBe(40);
	clock.now = 59_999;
	expect(count()).toBe(1);
	clock.now = 60_000;
	expect(count()).toBeNull();
});

test("Another network is counted apart, and an IPv6 /64 is one", () => {
	const { count } = openStage(1);
	expect(count()).toBeNull();
	expect(count("192.0.2.2")).toBeNull();
	expect(count("2001:db8:1:2::1")).toBeNull();
	expect(count("2001:db8:1:2:ffff::9")).toBe(60);
	expect(count("2001:db8:1:3::1")).toBeNull();
});

test("A member is not counted once the app knows the session; an invented cookie exempts nobody", () => {
	const { clock, reads, count } = openStage(1);
	expect(count(undefined, session("invented"))).toBeNull();
	expect(count(undefined, session("invented"))).toBe(60);
	reads.confirm(session("real"));
	expect(count(undefined, session("real"))).toBeNull();
	expect(count()).toBe(60);
	clock.now = 10 * 60_000 - 1;
	expect(count(undefined, session("real"))).toBeNull();
	expect([count(), count()]).toEqual([null, 60]);
	clock.now += 1;
	expect(count(undefined, session("real"))).toBe(60);
});

test("Reading a page counts, its pictures and what is offered while typing do not", () => {
	const pages = [
		"/",
		"/resumes",
		"/resumes.data",
		"/_.data",
		"/resumes/1",
		"/resumes/cards",
		"/blog/a",
	];
	expect(pages.filter((path) => !isPageRead("GET", path))).toEqual([]);
	expect(isPageRead("HEAD", "/resumes")).toBe(true);
	expect(isPageRead("POST", "/resumes/1/open")).toBe(false);
	const others = ["/resumes/1/sheet.svg", "/feed.xml", "/robots.txt", "/resumes/suggestions"];
	others.push("/resumes/options/company", "/__manifest", "/blog/a/share.png");
	expect(others.filter((path) => isPageRead("GET", path))).toEqual([]);
});

test("0 counts nothing", () => {
	const { count } = openStage(0);
	expect(Array.from({ length: 500 }, () => count()).every((wait) => wait === null)).toBe(true);
});

test("Memory is bounded, however many networks come", () => {
	const { count } = openStage(1);
	expect(count("192.0.2.1")).toBeNull();
	for (let index = 0; index < 20_000; index++) {
		count(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
	}
	// The first one was forgotten, the last one was not.
	expect(count("192.0.2.1")).toBeNull();
	expect(count("10.0.78.31")).toBe(60);
});
