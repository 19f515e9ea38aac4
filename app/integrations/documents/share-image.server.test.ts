import { describe, expect, test } from "vitest";
import { greekSheet } from "#app/domain/reader/sheet/greek.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { fontMetrics } from "./fonts/font-metrics.server.ts";
import { renderShareImage } from "./share-image.server.ts";

const geometry = greekSheet(layOutResume(intern, "modern", fontMetrics));
const picture = (title: string) =>
	renderShareImage({ brand: "Offerfolio", title, lines: ["Acme", "Resumes"], geometry });

describe("The picture of a shared link", () => {
	test("is a PNG of 1200 × 630 pixels and below 150 KB", async () => {
		const png = Buffer.from(await picture("Software Engineering Intern"));
		expect(png.toString("latin1", 1, 4)).toBe("PNG");
		expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
		expect(png.length).toBeLessThan(150_000);
	});

	test("shows its title, whatever letters it has", async () => {
		const pictures = await Promise.all(
			["Engineer", "Inženýr", "Инженер", "<b>&\"'", "x".repeat(400)].map(picture),
		);
		expect(new Set(pictures.map((png) => Buffer.from(png).toString("base64"))).size).toBe(5);
	});
});
