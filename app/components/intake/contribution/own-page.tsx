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
import type { ConsentPart } from "#app/domain/intake/contribution/consent.ts";
import { rewardRules } from "#app/domain/intake/contribution/contributor-limits.ts";
import type { ContributionState } from "#app/domain/intake/contribution/contributor-view.ts";
import { rewardName } from "#app/domain/intake/contribution/rewards.ts";
import { AudiencePlot } from "./audience-plot.tsx";
import { ChangeConsentForm } from "./change-consent-form.tsx";
import { ReceiptList } from "./receipt-list.tsx";

export type ContributionPageProps = {
	id: string;
	receipts: ComponentProps<typeof ReceiptList>["receipts"];
	answer: FormResult | undefined;
} & (({ stage: "open" } & ContributionState) | ({ stage: "published" } & Published));

type Published = {
	publishedAt: string;
	given: readonly ConsentPart[];
	rewards: readonly { reason: string; startsAt: string; endsAt: string; isRevoked: boolean }[];
} & (
	| { gone: null; resumeId: string; title: string; audience: Audience; keepers: number | null }
	| { gone: { at: string; byOwner: boolean } }
);

/** A contribution for its person: where it stands, who reads it, what they agreed to, what it earned. */
export function ContributionPage(props: ContributionPageProps) {
	const { id, receipts, answer } = props;
	const isInForce = props.stage === "published" && props.gone === null;
	const mayWithdraw = props.stage === "published" && (props.gone === null || props.gone.byOwner);
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
						<Readers audience={props.audience} keepers={props.keepers} />
						<Part title="Notes beside your lines">
							<p className="mt-1 text-quiet">
								Tell readers why a line says what it says. Only people who may read your resume see
								them.
							</p>
							<Way to={href("/contribute/:id/notes", { id })}>Write notes</Way>
						</Part>
						<Part title="The version before">
							<p className="mt-1 text-quiet">
								Show what you sent before and what you changed: readers learn the most from that.
							</p>
							<Way to={href("/contribute/:id/earlier", { id })}>Add the version before</Way>
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
						<Way to={href("/contribute/:id/withdraw", { id })}>Withdraw my resume</Way>
					</Part>
				) : null}
			</div>
		</main>
	);
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
	<p className="mt-4">
		<Link to={to} className={buttonVariants({ variant: "secondary" })}>
			{children}
		</Link>
	</p>
);

const State = ({ id, state, because, draft }: ContributionState & { id: string }) => (
	<>
		<p className="mt-2 text-lg">{state}.</p>
		{because ? <p className="mt-3 wrap-anywhere">“{because}”</p> : null}
		{draft ? (
			<Way to={href("/contribute/:id/draft", { id })}>
				{draft === "write" ? "Go on with it" : "Look at it"}
			</Way>
		) : null}
	</>
);

const Gone = ({ at, byOwner }: { at: string; byOwner: boolean }) => (
	<p className="mt-2">
		{byOwner
			? `${brand.name} took it out of the library`
			: "You withdrew it, and it left the library"}{" "}
		on {formatLongDate(at)}. Nobody can read it here.{" "}
		{byOwner
			? null
			: "We keep the receipts below, and codes by which the same resume is known again and kept out."}
	</p>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
	<section className="mt-10 border-t border-hairline pt-6">
		<h2 className="text-2xl">{title}</h2>
		{children}
	</section>
);

const Readers = ({ audience, keepers }: { audience: Audience; keepers: number | null }) => (
	<Part title="Who reads it">
		<p className="mt-3">
			<strong>{peopleCounted(audience.total)}</strong>{" "}
			{audience.total === null ? "have opened it so far." : "have opened it."}
		</p>
		<p className="mt-1">
			<strong>{peopleCounted(keepers)}</strong>{" "}
			{keepers === null ? "have saved a line of it so far." : "have saved a line of it."}
		</p>
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
}: Pick<Published, "rewards"> & { isPublished: boolean }) => (
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
