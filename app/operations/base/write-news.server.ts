import { getEmailPreferences } from "#app/data/account/email-preferences.server.ts";
import { getSignup } from "#app/data/account/newsletter.server.ts";
import { hasAnswered } from "#app/data/account/outcomes.server.ts";
import { getPersonRecord, type PersonRecord } from "#app/data/account/people.server.ts";
import { findAddedResumes } from "#app/data/library/added-resumes.server.ts";
import { findFoundIn, findTold } from "#app/data/library/saved-finds.server.ts";
import { getSavedWithOwner } from "#app/data/library/saved-searches.server.ts";
import type { MailTopic } from "#app/domain/account/email-preferences.ts";
import { outcomePage } from "#app/domain/account/outcome.ts";
import { formatMonth } from "#app/domain/base/dates.ts";
import { monthSpan } from "#app/domain/content/digest-month.ts";
import { originSentence } from "#app/domain/library/provenance.ts";
import { describeFacts } from "#app/domain/library/resume-facts.ts";
import { standsOut } from "#app/domain/library/stands-out.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import { oneClickUnsubscribe } from "#app/integrations/mail/messages/list-headers.ts";
import {
	confirmNewsletterMail,
	firstStepsMail,
	libraryDigestMail,
} from "#app/integrations/mail/messages/newsletter.ts";
import { outcomeQuestionMail } from "#app/integrations/mail/messages/outcome-question.ts";
import { ownDigestMail } from "#app/integrations/mail/messages/own-digest.ts";
import { searchAlertMail } from "#app/integrations/mail/messages/search-alert.ts";
import { type UnsubscribeList, unsubscribeAddress } from "#app/integrations/signed-links.server.ts";
import type { Uses } from "#app/services.ts";
import type { MailWriters, WrittenMail } from "./mail-writer.server.ts";
import { mailSite } from "./name-site.server.ts";

/** How many of a month's resumes the email lists. */
const digestLength = 6;
/** How many searches a member's own email is about, and how many resumes it names of each. */
const searchesInDigest = 6;
const shownPerSearch = 3;

/** The emails of news or marketing; none for a reader who has unsubscribed. */
export const newsMails: MailWriters<
	| "confirm-newsletter"
	| "first-steps"
	| "library-digest"
	| "newsletter-digest"
	| "outcome-question"
	| "search-alert"
> = {
	"confirm-newsletter": async (services, { signupId }) => {
		const signup = await getSignup(services.database, signupId);
		if (signup?.status !== "pending") return null;
		const { brand } = mailSite(services);
		const token = services.links.sign("confirm-newsletter", signup.id);
		const confirmUrl = `${brand.url}/newsletter/confirm/${token}`;
		return { to: signup.email, ...confirmNewsletterMail({ brand, confirmUrl }) };
	},
	"first-steps": async (services, { userId }) => {
		const person = await findReader(services, userId, "marketingEmails");
		if (!person) return null;
		const { brand, browseUrl, settingsUrl } = mailSite(services);
		const unsubscribeUrl = addressOf(services, "marketing", person.id);
		const content = firstStepsMail({ brand, browseUrl, unsubscribeUrl, settingsUrl });
		return { to: person.email, ...content, headers: oneClickUnsubscribe(unsubscribeUrl) };
	},
	"outcome-question": async (services, { userId }) => {
		const person = await findReader(services, userId, "marketingEmails");
		// Told since it was queued.
		if (!person || (await hasAnswered(services.database, userId))) return null;
		const { brand, settingsUrl } = mailSite(services);
		const unsubscribeUrl = addressOf(services, "marketing", person.id);
		const outcomeUrl = `${brand.url}${outcomePage}`;
		const content = outcomeQuestionMail({ brand, outcomeUrl, unsubscribeUrl, settingsUrl });
		return { to: person.email, ...content, headers: oneClickUnsubscribe(unsubscribeUrl) };
	},
	"library-digest": async (services, { userId, month }) => {
		const person = await findReader(services, userId, "productUpdates");
		if (!person) return null;
		const { settingsUrl } = mailSite(services);
		const unsubscribeUrl = addressOf(services, "product", person.id);
		const own = await writeOwnDigest(services, month, person, unsubscribeUrl);
		return own ?? writeDigest(services, month, person.email, unsubscribeUrl, settingsUrl);
	},
	"newsletter-digest": async (services, { signupId, month }) => {
		const signup = await getSignup(services.database, signupId);
		if (signup?.status !== "active") return null;
		const unsubscribeUrl = addressOf(services, "newsletter", signup.id);
		return writeDigest(services, month, signup.email, unsubscribeUrl);
	},
	"search-alert": async (services, { searchId, at }) => {
		const saved = await getSavedWithOwner(services.database, searchId);
		if (!saved?.emailVerified || saved.stoppedAt || saved.alert === "never") return null;
		const found = await findTold(services.database, searchId, new Date(at));
		// Everything has been withdrawn since.
		if (found.length === 0) return null;
		const { brand, browseUrl } = mailSite(services);
		const unsubscribeUrl = addressOf(services, "search", searchId);
		const content = searchAlertMail({
			brand,
			name: saved.name,
			rhythm: saved.alert === "weekly" ? "once a week" : "at once",
			resumes: found.map(({ id, title, role, location, ...origin }) => ({
				title,
				note: [originSentence(origin).slice(0, -1), role, ...(location ? [location] : [])].join(
					" · ",
				),
				url: `${brand.url}/resumes/${id}`,
			})),
			searchUrl: `${browseUrl}?${saved.query}&sort=recent`,
			unsubscribeUrl,
			searchesUrl: `${brand.url}/library/searches`,
		});
		return { to: saved.email, ...content, headers: oneClickUnsubscribe(unsubscribeUrl) };
	},
};

async function writeDigest(
	services: Uses<"database" | "publicUrl">,
	month: string,
	to: string,
	unsubscribeUrl: string,
	settingsUrl?: string,
): Promise<WrittenMail | null> {
	const { brand, browseUrl } = mailSite(services);
	const found = await findAddedResumes(services.database, monthSpan(month), digestLength);
	// Everything of that month has been withdrawn since.
	if (found.added === 0) return null;
	const resumes = found.newest.map(({ id, facts, ...resume }) => ({
		...resume,
		...(facts && { note: describeFacts(facts) }),
		url: `${brand.url}/resumes/${id}`,
	}));
	const content = libraryDigestMail({
		brand,
		month: formatMonth(month),
		added: found.added,
		resumes,
		browseUrl: `${browseUrl}?sort=recent`,
		unsubscribeUrl,
		...(settingsUrl && { settingsUrl }),
	});
	return { to, ...content, headers: oneClickUnsubscribe(unsubscribeUrl) };
}

/** For a member whose saved searches have found something in that month; null for others. */
async function writeOwnDigest(
	services: Uses<"database" | "publicUrl">,
	month: string,
	{ id, email }: PersonRecord,
	unsubscribeUrl: string,
): Promise<WrittenMail | null> {
	const { brand, browseUrl, settingsUrl } = mailSite(services);
	const span = monthSpan(month);
	const found = await findFoundIn(services.database, id, span, shownPerSearch);
	if (found.length === 0) return null;
	// One that fits two searches is compared once.
	const known = new Map(found.flatMap(({ id, facts }) => (facts ? [[id, facts] as const] : [])));
	const named = new Set<string>();
	const bySearch = Map.groupBy(found, ({ searchId }) => searchId);
	const searches = [...bySearch.values()].slice(0, searchesInDigest).flatMap((finds) => {
		const [first] = finds;
		// A resume that fits two searches is named once.
		const fresh = finds.filter((find) => !named.has(find.id));
		for (const find of fresh) named.add(find.id);
		const resumes = fresh.map(({ id, title, company, role }) => ({
			...{ title, company, role, url: `${brand.url}/resumes/${id}` },
			...noteOf(known.get(id), [...known.values()]),
		}));
		return first
			? {
					name: first.name,
					found: first.found,
					url: `${browseUrl}?${first.query}&sort=recent`,
					resumes,
					repeated: finds.length - fresh.length,
				}
			: [];
	});
	const { added } = await findAddedResumes(services.database, span, 0);
	const content = ownDigestMail({
		brand,
		month: formatMonth(month),
		added,
		searches,
		browseUrl: `${browseUrl}?sort=recent`,
		searchesUrl: `${brand.url}/library/searches`,
		unsubscribeUrl,
		settingsUrl,
	});
	return { to: email, ...content, headers: oneClickUnsubscribe(unsubscribeUrl) };
}

function noteOf(facts: SheetFacts | undefined, all: readonly SheetFacts[]): { note?: string } {
	if (!facts) return {};
	const special = standsOut(facts, all);
	return { note: [describeFacts(facts), ...(special ? [special] : [])].join(", ") };
}

/** The person, if there still is one and they want mails of this topic. */
async function findReader(
	{ database }: Uses<"database">,
	userId: string,
	topic: MailTopic,
): Promise<PersonRecord | null> {
	const person = await getPersonRecord(database, userId);
	if (!person?.emailVerified || person.stoppedAt) return null;
	const wanted = await getEmailPreferences(database, userId);
	return wanted[topic] ? person : null;
}

const addressOf = (
	{ publicUrl, links }: Uses<"links" | "publicUrl">,
	list: UnsubscribeList,
	id: string,
) => `${publicUrl}${unsubscribeAddress(links, list, id)}`;
