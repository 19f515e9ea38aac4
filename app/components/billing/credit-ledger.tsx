import { Link } from "react-router";
import { classes } from "#app/components/base/ui/class-names.ts";
import { brand } from "#app/content/brand.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { PackBadge, packType } from "./plan-facts.tsx";

/** One credit of a pack that was spent. */
export type LedgerCredit = {
	resumeId: string;
	title: string;
	company: string;
	/** When it was spent, as it is shown. */
	spent: string;
	/** When it came back, or null. */
	returned: string | null;
	/** It came back because its reader has swapped the resume, which was not withdrawn then. */
	isSwapped: boolean;
};

/** A pack and what its credits went to, the first on top. Packs that are over may be among them. */
export type LedgerPack = {
	id: string;
	state:
		| "running"
		| "refunding"
		| "expired"
		| "refunded"
		| "disputed"
		| "disputed afterwards"
		| "lost"
		| "revoked";
	resumesRemaining: number;
	/** Nobody has paid for it. */
	isGiven: boolean;
	/** When it ends or ended, as it is shown. */
	expires: string;
	/** That its time does not go on now, with the days that are left; null while it does. */
	pause: string | null;
	credits: readonly LedgerCredit[];
};

/** What each pack was spent on; nothing when there never was one. */
export function CreditLedger({ packs }: { packs: readonly LedgerPack[] }) {
	if (packs.length === 0) return null;
	return (
		<section aria-labelledby="credits-title">
			<h2 id="credits-title" className="text-2xl">
				{packs.length === 1 ? "Your pack" : "Your packs"}
			</h2>
			<div className={classes("mt-4 grid items-start gap-4", packs.length > 1 && "lg:grid-cols-2")}>
				{packs.map((pack) => (
					<PackLedger key={pack.id} pack={pack} />
				))}
			</div>
		</section>
	);
}

function PackLedger({ pack }: { pack: LedgerPack }) {
	const { id, state, credits, resumesRemaining, isGiven } = pack;
	const titleId = `pack-${id}`;
	return (
		<article
			aria-labelledby={titleId}
			className="py-5 px-4 border border-hairline rounded-md bg-raised md:p-6"
		>
			<header className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h3 id={titleId} className="text-lg">
					{packType}
				</h3>
				{state === "running" ? <PackBadge left={resumesRemaining} /> : null}
				<p className="w-full text-sm text-quiet">
					{describeRun(pack)}
					{isGiven ? ` · given by ${brand.name}` : null}
				</p>
			</header>
			<ul className="mt-3 divide-y divide-hairline border-t border-hairline">
				{credits.map((credit) => (
					<SpentCredit key={`${credit.resumeId} ${credit.spent}`} credit={credit} />
				))}
				{Array.from({ length: resumesRemaining }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: credits that were not spent are all alike
					<li key={index} className="flex min-h-12 items-center gap-3 py-1.5">
						<span aria-hidden="true" className="credit-mark" />
						<p className="text-quiet">{state === "running" ? "Not used yet" : "Not used"}</p>
					</li>
				))}
			</ul>
		</article>
	);
}

/** Until when a pack runs, or how it ended. */
function describeRun({ state, expires, pause }: LedgerPack): string {
	switch (state) {
		case "running":
			return pause ? sentenceCase(pause) : `Runs until ${expires}`;
		case "refunding":
			return "Being refunded: it opens no more resumes";
		case "expired":
			return `Expired on ${expires}`;
		case "revoked":
			return "Taken back: it no longer opens anything";
		case "refunded":
			return "Refunded: it no longer opens anything";
		case "disputed":
			return "The payment is disputed: it opens nothing for now";
		case "lost":
			return "Your bank returned the payment to you: it no longer opens anything";
		case "disputed afterwards":
			return `Expired on ${expires}. The payment is disputed`;
	}
}

function SpentCredit({ credit }: { credit: LedgerCredit }) {
	const { resumeId, title, company, spent, returned, isSwapped } = credit;
	return (
		<li className="flex min-h-12 items-center gap-3 py-1.5">
			<span
				aria-hidden="true"
				className={classes(
					"credit-mark",
					returned === null ? "border border-accent-fill bg-accent-fill" : "invisible",
				)}
			/>
			<div className="min-w-0">
				{returned === null ? (
					<Link
						to={`/resumes/${resumeId}`}
						className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
					>
						{title}
					</Link>
				) : (
					<p>{title}</p>
				)}
				<p className="text-sm text-quiet">
					{company} · spent on {spent}
					{returned === null
						? null
						: ` · returned on ${returned}, because ${isSwapped ? "you swapped it" : "the resume was withdrawn"}`}
				</p>
			</div>
		</li>
	);
}
