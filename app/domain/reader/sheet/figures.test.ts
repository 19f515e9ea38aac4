import { describe, expect, test } from "vitest";
import { findFigures } from "./figures.ts";

const figures = (text: string) => findFigures(text).map(([start, end]) => text.slice(start, end));

describe("Figures", () => {
	test.each([
		["Cut cost by $1.2M, 38% below plan", ["$1.2M", "38%"]],
		["from 840 ms to 210 ms for 4.2 million people", ["840", "210", "4.2"]],
		["10x faster, 99.99% available, 1,200+ users", ["10x", "99.99%", "1,200+"]],
		["a 12-node cluster; 14 months", ["12", "14"]],
		["Raised US$4MM at a 3.5x multiple (+18%)", ["US$4MM", "3.5x", "+18%"]],
		["2 GB of logs in under 30 seconds.", ["2", "30"]],
		["Led 6 people.", ["6"]],
	])("are found in %j", (text, expected) => {
		expect(figures(text)).toEqual(expected);
	});

	test.each([
		"Moved to S3 and EC2 in 2023",
		"Cut p99 latency with HTTP/2 and IPv6",
		"Spoke ISO 8583, WCAG 2.2 and OAuth 2.0",
		"Upgraded MySQL 5.7, Python 3 and Java 17",
		"Served a Fortune 500 client and the S&P 500",
		"Added 3-D Secure, 24/7 support and 2FA",
		"Led three people in Q3",
	])("are not what has a number in its name: %j", (text) => {
		expect(figures(text)).toEqual([]);
	});

	test("a number as large as a year counts when it is written as an amount", () => {
		expect(figures("Trained 2,000 people in 2021")).toEqual(["2,000"]);
	});
});
