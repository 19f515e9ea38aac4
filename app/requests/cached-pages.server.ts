import type { Params } from "react-router";
import { fieldLetters } from "#app/content/fields/field.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { decideProTool } from "#app/domain/billing/pro-tools.ts";
import { valueFieldNames, valueFields } from "#app/domain/library/resume-query.ts";
import { readOwnOffer } from "#app/operations/billing/read-own-offer.server.ts";
import { admitAmongMany } from "#app/operations/reader/admission.server.ts";
import type { ReadOwn } from "#app/requests/session.server.ts";
import type { Services } from "#app/services.ts";

/** How a page may be cached and served to every visitor without a cookie of ours. */
export type CachedPage = {
	/** The parameters that it reads. With any other in its address it is not cached. */
	parameters: readonly string[];
	/** Its loader asks who looks: for members it is rendered each time. */
	asksWhoLooks?: boolean;
	/**
	 * What its loader asks about a member, read for each request: the loader has it from `getOwnOfClass`, and those for
	 * whom it is the same get the same page. Null when the page has to be rendered for this one.
	 */
	own?: (
		services: Services,
		reader: Parameters<ReadOwn>[0],
		params: Params,
		now: Date,
	) => ReturnType<ReadOwn>;
};

const list = [
	"q",
	"search",
	"sort",
	"after",
	"featured",
	"visa",
	...valueFieldNames.map((field) => valueFields[field].parameter),
];

/**
 * The pages that may be cached, by the name of their route; nothing else ever is. A page belongs here when it
 * depends on nothing but its address, for a request without cookies. It is rendered for nobody: without any
 * header of the one who asks. What it does for each person who looks goes through `onServe`. For members it is
 * rendered once for all to whom it shows the same, unless its loader asks who they are.
 */
export const cachedPages: Readonly<Record<string, CachedPage>> = {
	"routes/site/home": { parameters: [] },
	"routes/site/resumes": { parameters: list },
	"routes/site/lines": { parameters: [...list, "verb", "number"], asksWhoLooks: true },
	"routes/site/compare-resumes": { parameters: ["ids", "lines"], asksWhoLooks: true },
	"routes/site/for-you": { parameters: ["company", "role", "level", "now"] },
	"routes/site/career-routes": { parameters: [] },
	"routes/site/career-route": { parameters: [] },
	"routes/site/companies": { parameters: [] },
	"routes/site/roles": { parameters: [] },
	"routes/site/company": { parameters: [] },
	"routes/site/role": { parameters: [] },
	"routes/site/resume": { parameters: [] },
	// Without an account only what is open to everyone; any other answer is no page and is not kept.
	"routes/site/read-resume": {
		parameters: ["as"],
		own: async (services, { asker }, { id }, now) =>
			isUuid(id) ? admitAmongMany(services, asker.person, id, now) : null,
	},
	"routes/site/pricing": {
		parameters: [],
		own: ({ database }, { viewer, asker }, _params, now) =>
			readOwnOffer(database, { ...viewer, ...asker.person }, asker.rights, now),
	},
	"routes/site/guides": { parameters: ["category"] },
	"routes/site/guide": { parameters: [] },
	"routes/site/templates": { parameters: ["category", "q"] },
	"routes/site/template": { parameters: [] },
	"routes/site/blog": { parameters: ["category", "sort", "all"] },
	"routes/site/article": { parameters: [] },
	"routes/site/about": { parameters: [] },
	"routes/site/how-we-check": { parameters: [] },
	"routes/site/contribute": { parameters: [] },
	"routes/site/privacy": { parameters: [] },
	"routes/site/terms": { parameters: [] },
	"routes/site/luna": { parameters: [] },
	"routes/tools/insights": {
		parameters: [],
		own: async (_services, { viewer }) => ({ access: decideProTool(viewer) }),
	},
	"routes/tools/checklist": { parameters: [], asksWhoLooks: true },
	"routes/tools/what-a-program-reads": { parameters: [] },
	...Object.fromEntries(
		fieldLetters.map((letter) => [`routes/fields/${letter}`, { parameters: [] }]),
	),
};
