import type { ReactNode } from "react";
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
} from "#app/domain/intake/contributed/audience.ts";
import type { ConsentPart } from "#app/domain/intake/contributed/consent.ts";
import { rewardName, rewardRules } from "#app/domain/intake/contributed/rewards.ts";
import { AudiencePlot } from "./audience-plot.tsx";
import { ConsentForm, ReceiptList, type ShownReceipt } from "./consent-form.tsx";

export type OwnResumeProps = {
	id: string;
	publishedAt: string;
	receipts: readonly ShownReceipt[];
	given: readonly ConsentPart[];
	rewards: readonly { reason: string; startsAt: string; endsAt: string; isRevoked: boolean }[];
	answer: FormResult | undefined;
} & (
	| {
			state: "published";
			resumeId: string;
			title: string;
			audience: Audience;
			keepers: number | null;
	  }
	| { state: "withdrawn"; withdrawnAt: string; byOwner: boolean }
);

/** What a contributor has of a resume once it is published: who reads it, what they agreed to, what it earned. */
export function OwnResume(props: OwnResumeProps) {
	const { id, publishedAt, receipts, given, answer } = props;
	const isPublished = props.state === "published";
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12">
			<div className="max-w-prose">
				<h1 className="text-3xl md:text-4xl">Your resume</h1>
				{isPublished ? (
					<>
						<p className="mt-2 text-lg wrap-anywhere">{props.title}</p>
						<p className="mt-1 text-quiet">
							Published on {formatLongDate(publishedAt)}. Everybody sees its preview, and readers
							whose plan opens it read its words.
						</p>
						<p className="mt-4">
							<Link
								to={href("/resumes/:id", { id: props.resumeId })}
								className={buttonVariants({ variant: "secondary" })}
							>
								See its page
							</Link>
						</p>
						<Readers audience={props.audience} keepers={props.keepers} />
						<Part title="Notes beside your lines">
							<p className="mt-1 text-quiet">
								Tell readers why a line says what it says. Only people who may read your resume see
								them.
							</p>
							<p className="mt-3">
								<Link
									to={href("/contribute/:id/notes", { id })}
									className={buttonVariants({ variant: "secondary" })}
								>
									Write notes
								</Link>
							</p>
						</Part>
						<Part title="What you agree to">
							<p className="mt-1 text-quiet">
								A change holds at once. Each has its receipt, and none is ever rewritten. To take
								back that people may read it, withdraw it.
							</p>
							<ConsentForm given={given} answer={answer} />
						</Part>
					</>
				) : (
					<p className="mt-2">
						{props.byOwner
							? `${brand.name} took it out of the library`
							: "You withdrew it, and it left the library"}{" "}
						on {formatLongDate(props.withdrawnAt)}. Nobody can read it here.{" "}
						{props.byOwner
							? null
							: "We keep the receipts below, and codes by which the same resume is known again and kept out."}
					</p>
				)}
				<Part title="Receipts">
					<ReceiptList receipts={receipts} isInForce={isPublished} />
				</Part>
				<Rewards rewards={props.rewards} isPublished={isPublished} />
				{isPublished || props.byOwner ? (
					<Part title="Withdraw it">
						<p className="mt-1 text-quiet">
							You can do that at any time and for no reason. The next page says what happens.
						</p>
						<p className="mt-3">
							<Link
								to={href("/contribute/:id/withdraw", { id })}
								className={buttonVariants({ variant: "secondary" })}
							>
								Withdraw my resume
							</Link>
						</p>
					</Part>
				) : null}
			</div>
		</main>
	);
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
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
}: Pick<OwnResumeProps, "rewards"> & { isPublished: boolean }) => (
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
