import { findTemplate, type OfferedTemplate } from "../content/templates/templates.server.ts";
import { countDownload } from "../data/content-counts.server.ts";
import { getRights } from "../data/rights.server.ts";
import { awaitsRenewal } from "../domain/entitlements.ts";
import {
	decideTemplateDownload,
	type TemplateDecision,
} from "../domain/templates/template-access.ts";
import type { Person } from "../domain/viewer.ts";
import { dayOf } from "../domain/weeks.ts";
import { renderTemplateDocx } from "../integrations/documents/template-docx.server.ts";
import type { Services } from "../services.server.ts";
import { refreshLapsed } from "./refresh-lapsed.server.ts";

export type ProvidedTemplate =
	| { success: true; data: { template: OfferedTemplate; file: Uint8Array } }
	| {
			success: false;
			reason: "not_found" | Extract<TemplateDecision, { allowed: false }>["reason"];
	  };

/** A file is the same for everybody: made when it is first asked for. */
const files = new Map<string, Promise<Uint8Array>>();

/**
 * The Word file of a template, for a person who may have it.
 * @param person null without a session
 * @param asked `counts` is whether this is a download, and not only a look at its headers: it counts once per
 * person and day. A count that fails is logged and keeps nobody from the file.
 */
export async function provideTemplate(
	services: Services,
	person: Person | null,
	slug: string,
	{ now, counts }: { now: Date; counts: boolean },
): Promise<ProvidedTemplate> {
	const template = findTemplate(slug);
	if (!template) return { success: false, reason: "not_found" };
	const decision = await decide(services, person, template, now);
	if (!decision.allowed) return { success: false, reason: decision.reason };
	const file = await fileOf(template);
	if (counts && person) {
		const download = { template: slug, userId: person.id, day: dayOf(now) };
		await countDownload(services.database, download).catch((error: unknown) =>
			services.log.error({ error, template: slug }, "A download was not counted"),
		);
	}
	return { success: true, data: { template, file } };
}

/** As it is known; and once more when a renewal has not been heard of yet. */
async function decide(
	services: Services,
	person: Person | null,
	{ access }: OfferedTemplate,
	now: Date,
): Promise<TemplateDecision> {
	if (!person) return decideTemplateDownload(access, null, now);
	const readRights = () => getRights(services.database, person.id, person.mailboxHash);
	const rights = await readRights();
	const decision = decideTemplateDownload(access, rights, now);
	const { subscription } = rights;
	if (decision.allowed || !subscription || !awaitsRenewal(subscription, now)) return decision;
	await refreshLapsed(services, person, now);
	return decideTemplateDownload(access, await readRights(), now);
}

function fileOf(template: OfferedTemplate): Promise<Uint8Array> {
	let file = files.get(template.slug);
	if (!file) {
		file = renderTemplateDocx(template);
		files.set(template.slug, file);
		file.catch(() => files.delete(template.slug));
	}
	return file;
}
