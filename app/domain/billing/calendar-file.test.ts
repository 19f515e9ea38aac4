import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import type { TimelineLine } from "./timeline.ts";

const site = { name: "Offer; Folio", publicUrl: "https://example.org" };
const now = new Date("2027-01-01T12:00:00.900Z");
const line: TimelineLine = {
	kind: "pack",
	subject: "p1",
	at: new Date("2027-01-26T09:30:15.000Z"),
	text: "Your pack ends, 2 resumes unused.",
	link: { label: "Orders", to: "#orders" },
};
const eventsOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("A calendar has one event for each line, with its instant, its words and its page", () => {
	expect(eventsOf(calendarFile([line], site, now))).toEqual([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Offer\\; Folio//Account//EN",
		"BEGIN:VEVENT",
		"UID:pack-p1@example.org",
		"DTSTAMP:20270101T120000Z",
		"DTSTART:20270126T093015Z",
		"SUMMARY:Offer\\; Folio: Your pack ends\\, 2 resumes unused.",
		"URL:https://example.org/subscription#orders",
		"TRANSP:TRANSPARENT",
		"END:VEVENT",
		"END:VCALENDAR",
		"",
	]);
});

test("An event keeps its name when its date moves, so that a calendar moves it, too", () => {
	const moved = { ...line, at: new Date("2027-02-26T09:30:15.000Z") };
	const names = [line, moved].map((one) =>
		eventsOf(calendarFile([one], site, now)).find((each) => each.startsWith("UID:")),
	);
	expect(names[0]).toBe(names[1]);
});

test("Lines are folded to 75 bytes, inside no character, and end with CRLF", () => {
	const file = calendarFile([{ ...line, text: `${"é€😀".repeat(40)}\nend \\ here` }], site, now);
	const written = file.split("\r\n");
	expect(file).not.toMatch(/[^\r]\n|\r[^\n]/u);
	for (const each of written) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
	expect(written.some((each) => Buffer.byteLength(each) > 70)).toBe(true);
	expect(eventsOf(file)).toContain(`SUMMARY:Offer\\; Folio: ${"é€😀".repeat(40)}\\nend \\\\ here`);
	expect(file).not.toContain("\uFFFD");
});
