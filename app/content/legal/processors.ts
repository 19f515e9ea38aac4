import type { LegalPage } from "#app/content/written-text.ts";

/** A company that handles personal data for the site, and what for. */
export type Processor = { name: string; task: string };

/** What of the configuration sends personal data to someone else. */
type Uses = {
	stripe: unknown;
	google: unknown;
	smtp: { url: string } | undefined;
	s3: { endpoint: string } | undefined;
};

/**
 * Who handles personal data for a site that is configured so. Of mail and storage the configuration knows the
 * host; one on this machine or in its own network is nobody else.
 */
export function processorsOf({ stripe, google, smtp, s3 }: Uses): Processor[] {
	const at = (address: string | undefined, task: string) => {
		const host = address && URL.canParse(address) ? new URL(address).hostname : "";
		const isPublic = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/iu.test(host);
		return isPublic && !/\.(?:local|internal|lan)$/iu.test(host) ? [{ name: host, task }] : [];
	};
	return [
		...(stripe ? [{ name: "Stripe", task: "takes payments" }] : []),
		...at(smtp?.url, "delivers our emails"),
		...at(s3?.endpoint, "stores files"),
		...(google ? [{ name: "Google", task: "signs you in, if you choose it" }] : []),
	];
}

/** A page with the names of those who see personal data, in the section about them. */
export function withProcessors(page: LegalPage, processors: readonly Processor[]): LegalPage {
	if (processors.length === 0) return page;
	const blocks = [
		{ kind: "paragraph", text: "Here these are:" },
		{ kind: "list", items: processors.map(({ name, task }) => `**${name}** ${task}.`) },
	] as const;
	return {
		...page,
		sections: page.sections.map((section) =>
			section.id === "who-sees-it"
				? { ...section, blocks: [...section.blocks, ...blocks] }
				: section,
		),
	};
}
