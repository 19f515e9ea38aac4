import { expect, test } from "vitest";
import { describeFindings, look } from "./finding.ts";
import {
	judgeBackup,
	judgeCertificate,
	judgeClock,
	judgeDisk,
	judgeJobs,
	judgeMigrations,
	judgeSender,
	judgeUse,
} from "./judge.ts";

const now = new Date("2026-11-25T12:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const hours = (count: number) => later(-count / 24);

test("A disk is judged by what is free of it", () => {
	const states = [0.4e9, 1.9e9, 4.9e9, 5e9].map((free) => judgeDisk("disk", free, 100e9).state);
	expect(states).toEqual(["wrong", "warning", "warning", "fine"]);
});

test("A certificate is warned of two weeks before its end", () => {
	const states = [-1, 0, 13, 14].map((days) => judgeCertificate("mail", later(days), now).state);
	expect(states).toEqual(["wrong", "warning", "warning", "fine"]);
});

test("A clock that is late or early is told, whichever it is", () => {
	const states = [0, 6_000, -6_000, -61_000].map((apart) => judgeClock(apart, "Stripe").state);
	expect(states).toEqual(["fine", "warning", "warning", "wrong"]);
});

test("The domain of the sender needs one SPF record, a DMARC policy and a place for what comes back", () => {
	const good = {
		texts: ["site-verification=1", "v=spf1 include:mail.example -all"],
		policies: ["v=DMARC1; p=quarantine"],
		exchanges: ["mx.mail.example"],
	};
	const states = (changes: Partial<typeof good>) =>
		judgeSender("offers.example", { ...good, ...changes }).map(({ state }) => state);
	expect(states({})).toEqual(["fine", "fine", "fine"]);
	expect(states({ texts: [], policies: ["v=spf1"], exchanges: [""] })).toEqual(
		Array(3).fill("warning"),
	);
	expect(states({ texts: ["v=spf1 -all", "v=spf1 +all"] })).toEqual(["wrong", "fine", "fine"]);
	expect(states({ texts: ["v=spf10 -all"] })[0]).toBe("warning");
});

test("A backup is too old after 36 hours", () => {
	const states = [hours(36), hours(37), null].map((at) => judgeBackup(at, "/b", now).state);
	expect(states).toEqual(["fine", "wrong", "wrong"]);
});

test("Migrations that are missing run at the start; those that nobody knows are wrong", () => {
	const states = [[1, 2], [1], [1, 2, 3]].map((ran) => judgeMigrations(ran, [1, 2]).state);
	expect(states).toEqual(["fine", "warning", "wrong"]);
});

test("Jobs that were given up and a queue that stands still are told apart", () => {
	const minute = 60_000;
	expect(judgeJobs(0, 14 * minute).map(({ state }) => state)).toEqual(["fine"]);
	expect(judgeJobs(2, 15 * minute).map(({ state }) => state)).toEqual(["warning", "wrong"]);
	expect(judgeJobs(0, null).map(({ state }) => state)).toEqual(["fine"]);
});

test("A part that cannot be reached is wrong, with the reason and what to do", async () => {
	const findings = await look("mail", "Check SMTP_URL.", async () => {
		const cause = new Error("fetch failed", { cause: new Error("ECONNREFUSED") });
		throw new Error("no answer", { cause });
	});
	expect(describeFindings(findings)).toBe(
		"WRONG    mail  no answer: fetch failed: ECONNREFUSED\n               Check SMTP_URL.",
	);
});

test("A database in which the site cannot work is told, and one in which it works badly", () => {
	const good = { isReadOnly: false, mayCreate: true, isolation: "read committed" };
	const states = [
		judgeUse(good, "none"),
		judgeUse(good, "by session"),
		judgeUse(good, "by transaction"),
		judgeUse({ ...good, isReadOnly: true }, "none"),
		judgeUse({ ...good, mayCreate: false }, "none"),
		judgeUse({ ...good, isolation: "serializable" }, "none"),
	].map((findings) => findings.map(({ state }) => state));
	expect(states).toEqual([[], [], ["wrong"], ["wrong"], ["wrong"], ["warning"]]);
});
