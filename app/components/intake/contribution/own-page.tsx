import type { ComponentProps, ReactNode } from "react";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { brand } from "#app/content/brand.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { plans } from "#app/domain/billing/plans.ts";
import {
	type Audience,
	audienceWeeks,
	peopleCounted,
} from "#app/domain/intake/contribution/audience.ts";
import { rewardRules } from "#app/domain/intake/contribution/contributor-limits.ts";
import type {
	ContributionState,
	Departure,
	PublishedContribution,
} from "#app/domain/intake/contribution/contributor-view.ts";
import { rewardName } from "#app/domain/intake/contribution/rewards.ts";
import { AudiencePlot } from "./audience-plot.tsx";
import { ChangeConsentForm } from "./change-consent-form.tsx";
import { ReceiptList } from "./receipt-list.tsx";

export type ContributionPageProps = {
	id: string;
	receipts: ComponentProps<typeof ReceiptList>["receipts"];
	answer: FormResult | undefined;
} & (
	| ({ stage: "open"; title: string } & ContributionState)
	| ({ stage: "published" } & PublishedContribution)
);

/** A contribution for its person: where it stands, who reads it, what they agreed to, what it earned. */
export function ContributionPage(props: ContributionPageProps) {
	const { id, receipts, answer } = props;
	const isInForce = props.stage === "published" && props.gone === null;
	const mayWithdraw =
		props.stage === "published" && (!props.gone || props.gone.how === "taken-out");
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12">
			<div className="max-w-prose">
				<Link to={href("/contribute/new")} className="link-quiet">
					Your resumes
				</Link>
				<h1 className="mt-2 text-3xl md:text-4xl">Your resume</h1>
				{props.stage === "open" ? (
					<State {...props} />
				) : props.gone ? (
					<Gone {...props.gone} />
				) : (
					<>
						<p className="mt-2 text-lg wrap-anywhere">{props.title}</p>
						<p className="mt-1 text-quiet">
							Published on {formatLongDate(props.publishedAt)}. Everybody sees its preview, and
							readers whose plan opens it read its words.
						</p>
						<Way to={href("/resumes/:id", { id: props.resumeId })}>See its page</Way>
						<Readers
							audience={props.audience}
							keepers={props.keepers}
							hasLines={props.given.includes("lines")}
						/>
						<Part title="Notes beside your lines">
							<p className="mt-1 text-quiet">
								Tell readers why a line says what it says. Only people who may read your resume see
								them.
							</p>
							<Way to={href("/contribute/:id/notes", { id })}>Write notes</Way>
						</Part>
						<Part title="The earlier version">
							<p className="mt-1 text-quiet">
								Show what you sent before and what you changed: readers learn the most from that.
							</p>
							<Way to={href("/contribute/:id/earlier", { id })}>
								{props.earlier ? earlierWays[props.earlier] : "The earlier version"}
							</Way>
						</Part>
						<Part title="What you agree to">
							<p className="mt-1 text-quiet">
								A change holds at once. Each has its receipt, and none is ever rewritten. To take
								back that people may read it, withdraw it.
							</p>
							<ChangeConsentForm given={props.given} answer={answer} />
						</Part>
					</>
				)}
				{receipts.length > 0 ? (
					<Part title="What you agreed to, word for word">
						<ReceiptList receipts={receipts} isInForce={isInForce} />
					</Part>
				) : null}
				{props.stage === "published" ? (
					<Rewards rewards={props.rewards} isPublished={isInForce} />
				) : null}
				{mayWithdraw ? (
					<Part title="Withdraw it">
						<p className="mt-1 text-quiet">
							You can do that at any time and for no reason. The next page says what happens.
						</p>
						{isInForce ? (
							<p className="mt-1 text-quiet">
								Something in it is wrong? Withdraw it,{" "}
								<Link to={href("/contact")} className="text-accent underline underline-offset-4">
									write to us
								</Link>
								, and contribute the corrected one. Until we have answered, it is refused as a copy.
							</p>
						) : null}
						<Way to={href("/contribute/:id/withdraw", { id })}>Withdraw my resume</Way>
					</Part>
				) : null}
			</div>
		</main>
	);
}

type WayProps = { to: string; look?: "primary" | "secondary"; children: ReactNode };

const Way = ({ to, look = "secondary", children }: WayProps) => (
	<p className="mt-4">
		<Link to={to} className={buttonVariants({ variant: look })}>
			{children}
		</Link>
	</p>
);

const drafts = {
	write: { says: "Nobody but you can see it.", leads: "Go on with it", look: "primary" },
	look: {
		says: "We read it and write to you. Nobody else can see it.",
		leads: "Look at it, or take it back",
		look: "secondary",
	},
} as const;

type StateProps = ContributionState & { id: string; title: string };

const State = ({ id, title, state, because, draft }: StateProps) => (
	<>
		{title ? <p className="mt-2 text-lg wrap-anywhere">{title}</p> : null}
		<p className="mt-1 text-quiet">
			{state}. {draft ? drafts[draft].says : null}
		</p>
		{because ? (
			<p className="mt-3 wrap-anywhere whitespace-pre-line">We wrote: “{because}”</p>
		) : null}
		{draft ? (
			<Way to={href("/contribute/:id/draft", { id })} look={drafts[draft].look}>
				{drafts[draft].leads}
			</Way>
		) : null}
	</>
);

const kept = (isKeptOut: boolean) =>
	`Its document, its files, your notes and the earlier version were deleted, and so was what its entry said. We keep the receipts below${isKeptOut ? ", and codes by which the same resume is known again and kept out" : ". It is kept out no longer: you can contribute it again"}.`;

const departures: Readonly<Record<Departure, (day: string, isKeptOut: boolean) => string>> = {
	withdrawn: (day, isKeptOut) =>
		`You withdrew it. It left the library on ${day}. Nobody can read it here. ${kept(isKeptOut)}`,
	"taken-out": (day) =>
		`${brand.name} took it out of the library on ${day}. Nobody can read it here.`,
	"taken-down": (day, isKeptOut) =>
		`Someone wrote to us that it is about them and asked us to take it down, and we did on ${day}. Nobody can read it here. ${kept(isKeptOut)}${isKeptOut ? " If it is yours and this was a mistake, write to us." : ""}`,
};

const Gone = ({ at, how, isKeptOut }: { at: string; how: Departure; isKeptOut: boolean }) => (
	<p className="mt-2">{departures[how](formatLongDate(at), isKeptOut)}</p>
);

const earlierWays = {
	written: "Go on with the earlier version",
	submitted: "It is with us: look at it",
} as const;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<section className="mt-10 border-t border-hairline pt-6">
		<h2 className="text-2xl">{title}</h2>
		{children}
	</section>
);

type ReadersProps = { audience: Audience; keepers: number | null; hasLines: boolean };

const Readers = ({ audience, keepers, hasLines }: ReadersProps) => (
	<Part title="Who reads it">
		<p className="mt-3">
			<strong>{peopleCounted(audience.total)}</strong>{" "}
			{audience.total === null ? "have opened it so far." : "have opened it."}
		</p>
		{keepers === null && !hasLines ? (
			<p className="mt-1">Nobody can save a line of it: you have not agreed to that.</p>
		) : (
			<p className="mt-1">
				<strong>{peopleCounted(keepers)}</strong>{" "}
				{keepers === null ? "have saved a line of it so far." : "have saved a line of it."}
			</p>
		)}
		{audience.total === null ? null : (
			<figure>
				<AudiencePlot audience={audience} />
				<figcaption className="text-note text-quiet">
					People by the end of each week, {audienceWeeks} weeks.
				</figcaption>
			</figure>
		)}
		<p className="mt-3 text-note text-quiet">
			Each person counts once, and you do not count. You never see who they are: below three no
			number is told. Accounts that are deleted no longer count.
		</p>
	</Part>
);

const Rewards = ({
	rewards,
	isPublished,
}: Pick<PublishedContribution, "rewards"> & { isPublished: boolean }) => (
	<Part title={`Days of ${plans.pro.name}`}>
		<p className="mt-1 text-quiet">
			{rewardRules.published} days when your resume is published and a day for every{" "}
			{rewardRules.readersPerDay} people who open it, at most {rewardRules.mostDays} days a year for
			everything that you contribute. What is over waits. They do not depend on what your resume
			says, and you keep them when you withdraw it. They begin after other days that you were given;
			a subscription that you pay for goes on beside them.
		</p>
		{rewards.length > 0 ? (
			<ul className="mt-3 grid gap-2">
				{rewards.map(({ reason, startsAt, endsAt, isRevoked }) => (
					<li key={reason} className="border-t border-hairline pt-2">
						<strong>{rewardName(reason)}</strong>: {formatLongDate(startsAt)} to{" "}
						{formatLongDate(endsAt)}
						{isRevoked ? " (taken back)" : ""}
					</li>
				))}
			</ul>
		) : (
			<p className="mt-3">
				{isPublished ? "Nothing yet: they are counted every hour." : "It earned none."}
			</p>
		)}
	</Part>
);
