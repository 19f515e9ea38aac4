import { findTemplate, type OfferedTemplate } from "#app/content/templates/templates.server.ts";
import { countDownload } from "#app/data/base/content-counts.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { dayOf } from "#app/domain/base/weeks.ts";
import {
	decideTemplateDownload,
	type TemplateDecision,
} from "#app/domain/content/templates/download-access.ts";
import { awaitsRenewal } from "#app/domain/reader/entitlements.ts";
import { renderTemplateDocx } from "#app/integrations/documents/template-docx.server.ts";
import { refreshLapsed } from "#app/operations/billing/refresh-lapsed.server.ts";
import type { Uses } from "#app/services.ts";

export type ProvidedTemplate =
	| { success: true; data: { template: OfferedTemplate; file: Uint8Array } }
	| {
			success: false;
			reason: "not_found" | Extract<TemplateDecision, { allowed: false }>["reason"];
	  };

/** A file is the same for every person, and is made at the first request. */
const files = new Map<string, Promise<Uint8Array>>();

/**
 * The Word file of a template, for a person who may have it.
 * @param person null without a session
 * @param asked `counts` is whether this is a download, and not only a look at its headers: it counts once per
 * person and day. A count that fails is logged and keeps nobody from the file.
 */
export async function provideTemplate(
	services: Uses<"database" | "log" | "renewals">,
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

/** By what is stored, and again after asking the provider when a renewal is due. */
async function decide(
	services: Uses<"database" | "renewals">,
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
