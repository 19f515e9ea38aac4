import { demoPassword } from "#demo/accounts.ts";
import { signIn, takeCookies } from "./site-process.ts";
import {
	fileForm,
	findReadable,
	findReceipt,
	findResumes,
	formOf,
	inventCsv,
	takeFiles,
} from "./visit-data.ts";

export type VisitRequest = {
	method: "GET" | "POST";
	path: string;
	headers: Record<string, string>;
	body?: Uint8Array<ArrayBuffer>;
};

/** A kind of request as people make it; each call of `next` is another one of its kind. */
export type Visit = {
	name: string;
	/** How often it comes in mixed load; 0 for what happens a few times a day. */
	weight: number;
	next(): VisitRequest;
};

/** What a site is started with for these visits: each of them comes from a network of its own. */
export const visitVariables = {
	ADMIN_PASSCODE: "seven-quiet-otters",
	TRUSTED_PROXIES: "127.0.0.0/8,::1/128",
};

type Path = string | (() => string);
type Form = FormData | URLSearchParams;

/** Everything that the site does for visitors, members and its owner, on a demonstration that runs. */
export async function prepareVisits(url: string): Promise<Visit[]> {
	const pro = await signIn(url, "pro@offerfolio.example");
	const owner = await takeCookies(`${url}/admin`, { passcode: visitVariables.ADMIN_PASSCODE });
	const resumes = await findResumes(url);
	const readable = await findReadable(url, pro, resumes);
	const receipt = await findReceipt(url, pro);
	const files = await takeFiles(url, pro, readable[0] ?? "");
	const text = new TextDecoder().decode(files.txt);

	const resume = inTurn(resumes);
	const read = inTurn(readable);
	const pages = (paths: readonly string[], weight: number, cookie = "") =>
		paths.map((path) => get(path, weight, path, cookie));
	const post = createPost(url);
	return [
		...pages(["/", "/pricing", "/templates", "/blog", "/guides", "/a", "/insights"], 2),
		get("/resumes", 10, "/resumes"),
		get("/resumes, signed in", 6, "/resumes", pro),
		get("/resumes?q=…", 6, inTurn(["engineer", "design", "python", "lead"].map(asSearch))),
		get("/resumes?company=…", 3, inTurn(["Google", "Stripe", "Meta"].map(asCompany))),
		get("/resumes.data", 4, "/resumes.data", pro),
		get("/resumes/:id", 8, resume),
		get("/resumes/:id/sheet.svg", 12, () => `${resume()}/sheet.svg`),
		get("/resumes/:id/share.png", 1, () => `${resume()}/share.png`),
		get("/guides/:slug/share.png", 1, "/guides/tech-resume/share.png"),
		get("/templates/:slug/page.svg", 2, "/templates/registered-nurse/page.svg"),
		...pages(["/sitemap.xml", "/feed.xml", "/robots.txt", "/nothing-here"], 1),
		await post("signing in", 2, "/auth/signin", () =>
			formOf({ email: "free@offerfolio.example", password: demoPassword }),
		),
		await post("signing in, unknown", 1, "/auth/signin", () =>
			formOf({ email: "nobody@offerfolio.example", password: "another-room" }),
		),
		await post(
			"opening a resume",
			2,
			() => `${read()}/open`,
			() => formOf({}),
			pro,
		),
		get("reading a resume", 4, () => `${read()}/read`, pro),
		get("download as PDF", 2, () => `${read()}/download/pdf`, pro),
		get("download as Word", 2, () => `${read()}/download/docx`, pro),
		get("download as text", 1, () => `${read()}/download/txt`, pro),
		get("a template as Word", 1, "/templates/registered-nurse/template.docx", pro),
		get(
			"a sample as PDF",
			1,
			inTurn([..."abcdefg"].map((letter) => `/${letter}/download/pdf`)),
			pro,
		),
		...pages(["/library", "/library/opened", "/settings", "/subscription", "/checklist"], 1, pro),
		get("/insights, Pro", 1, inTurn(["Software+Engineer", "Product+Manager"].map(asRole)), pro),
		get("receipt", 1, receipt, pro),
		...pages(ownersPages, 1, owner),
		await post("comparing text", 0, "/insights", () => formOf({ text }), pro),
		await post("comparing a PDF", 0, "/insights", () => fileForm("mine.pdf", files.pdf), pro),
		get("export of one's data", 0, "/settings/export", pro),
		await post("export of sign-ups", 0, "/admin/exports/signups", () => formOf({}), owner),
		await post("upload of a PDF", 0, "/admin/uploads", () => fileForm("a.pdf", files.pdf), owner),
		await post(
			"upload of a Word file",
			0,
			"/admin/uploads",
			() => fileForm("a.docx", files.docx),
			owner,
		),
		await post(
			"check of a CSV of 10,000",
			0,
			"/admin/imports/new",
			() => fileForm("a.csv", inventCsv(10_000, "a")),
			owner,
		),
	];
}

const ownersPages = [
	"/admin/overview",
	"/admin/demand",
	"/admin/resumes",
	"/admin/people",
	"/admin/orders",
	"/admin/audit",
];
const asSearch = (word: string) => `/resumes?q=${word}`;
const asCompany = (name: string) => `/resumes?company=${name}`;
const asRole = (role: string) => `/insights?role=${role}`;

/** Each of them, over and over. */
function inTurn(all: readonly string[]): () => string {
	let next = 0;
	return () => all[next++ % all.length] ?? "";
}

let networks = 0;

/** The headers of a browser in a network that nobody has used; limits count by network. */
function headersOf(cookie: string): Record<string, string> {
	const network = networks++;
	return {
		accept: "text/html",
		"accept-encoding": "gzip, deflate, br",
		"x-forwarded-for": `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
		...(cookie && { cookie }),
	};
}

function get(name: string, weight: number, path: Path, cookie = ""): Visit {
	const next = () => ({ method: "GET" as const, path: resolve(path), headers: headersOf(cookie) });
	return { name, weight, next };
}

const resolve = (path: Path) => (typeof path === "string" ? path : path());

function createPost(url: string) {
	return async (
		name: string,
		weight: number,
		path: Path,
		form: () => Form,
		cookie = "",
	): Promise<Visit> => {
		const request = new Request(url, { method: "POST", body: form() });
		const type = request.headers.get("content-type") ?? "";
		const body = new Uint8Array(await request.arrayBuffer());
		const next = () => ({
			method: "POST" as const,
			path: resolve(path),
			headers: { ...headersOf(cookie), origin: url, "content-type": type },
			body,
		});
		return { name, weight, next };
	};
}
