import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApp } from "#tests/helpers/app.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { openResume } from "#app/operations/open-resume.server.ts";

async function show(name: string, r: Response, n = 300) {
	const t = await r.text();
	console.log(`## ${name}: ${r.status} ${JSON.stringify([...r.headers])}\n${t.slice(0, n)}`);
}
test("probe", async () => {
	const t0 = performance.now();
	const site = await createTestSite();
	console.log("site", performance.now() - t0);
	const t1 = performance.now();
	await site.services.start();
	console.log("start", performance.now() - t1);
	const app = await createApp(site);
	const person = await site.addPerson();
	const id = await site.addResume();
	const id2 = await site.addResume();
	await openResume(site.services, person, id2, testNow);
	await show("visitor file", await app.ask(`/resumes/${id}/file`));
	await show("visitor file HEAD", await app.ask(`/resumes/${id}/file`, { method: "HEAD" }));
	await show("visitor download", await app.ask(`/resumes/${id}/download/pdf`));
	await show("open denied script", await app.ask(`/resumes/${id}/open`, { as: person, form: {}, headers: { Accept: "*/*" } }));
	await show("open denied script .data", await app.ask(`/resumes/${id}/open.data`, { as: person, form: {}, headers: { Accept: "*/*" , "Sec-Fetch-Mode": "cors"} }), 600);
	await show("open denied browser", await app.ask(`/resumes/${id}/open`, { as: person, form: {} }));
	await show("open visitor browser", await app.ask(`/resumes/${id}/open`, { form: {} }));
	await show("open unknown", await app.ask(`/resumes/nonsense/open`, { as: person, form: {} }));
	await show("open unknown .data", await app.ask(`/resumes/nonsense/open.data`, { as: person, form: {} }), 600);
	await show("PUT", await app.ask(`/resumes/${id}/open`, { as: person, method: "PUT" }));
	await show("foreign", await app.ask(`/resumes/${id}/open`, { as: person, form: {}, headers: { Origin: "https://evil.example" } }));
	await show("foreign signin", await app.ask(`/auth/signin`, { form: {}, headers: { Origin: "https://evil.example" } }));
	await show("foreign signout", await app.ask(`/auth/signout`, { as: person, form: {}, headers: { Origin: "https://evil.example" } }));
	await show("json signin", await app.ask(`/auth/signin`, { method: "POST", headers: { "Content-Type": "application/json" } }));
	await show("resend", await app.ask(`/auth/resend`, { form: { email: "a@b.com" } }));
	await show("bad path", await app.ask(`/resumes/%E0%A4%A`));
	await show("bad path2", await app.ask(`/%E0%A4%A`));
	await show("OPTIONS", await app.ask(`/resumes`, { method: "OPTIONS" }));
	await show("cards", await app.ask(`/resumes/cards?limit=1`), 800);
	for (let i = 0; i < 11; i++) {
		const r = await app.ask(`/auth/signin`, { form: { email: "x@y.com", password: "aaaaaaaa" } });
		if (i > 8) await show("signin " + i, r, 10);
	}
	await show("list", await app.ask(`/resumes`), 6000);
	await site.services.database.execute(sql`alter table user_purchases rename to broken`);
	await show("open broken", await app.ask(`/resumes/${id}/open`, { as: person, form: {} }));
	await show("read broken", await app.ask(`/resumes/${id}/read`, { as: person }));
	await show("me broken", await app.ask(`/me`, { as: person }));
	console.log(site.logged().slice(0, 3000));
});
