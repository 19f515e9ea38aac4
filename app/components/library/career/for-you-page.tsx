import { useEffect, useRef } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import { BlankSlate } from "#app/components/base/blank-slate.tsx";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { Fold } from "#app/components/base/form/fold.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { CardGrid } from "#app/components/library/card-grid.tsx";
import { SaveLink } from "#app/components/library/save-link.tsx";
import { forYouPage, reasonLine } from "#app/content/insights/for-you-words.ts";
import { routeName } from "#app/content/insights/route-words.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { type CareerRoute, routeAddress } from "#app/domain/insights/career/counted-routes.ts";
import type { ForYouReason, Wants } from "#app/domain/insights/career/for-you.ts";
import { foundPart } from "#app/domain/insights/career/for-you-address.ts";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { parseResumeQuery } from "#app/domain/library/resume-query.ts";

export type ForYouPageProps = {
	wants: Wants;
	/** What can be chosen. */
	roles: readonly string[];
	companies: readonly string[];
	works: readonly string[];
	/** Null before anything was answered. */
	found: readonly { card: ResumeCard; reasons: ForYouReason[] }[] | null;
	/** The way from what the person does now to what they want, where it was gone. */
	route: CareerRoute | null;
	answer: FormResult | undefined;
};

/** Three answers, or a posting that gives them, and the resumes that come nearest. */
export function ForYouPage(props: ForYouPageProps) {
	const { wants, found, route, answer } = props;
	const { hash, key } = useLocation();
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of answers, also for the same ones again
	useEffect(() => {
		if (hash === `#${foundPart}`) heading.current?.focus({ preventScroll: true });
	}, [hash, key]);
	return (
		<main id="content" className="container-page py-8 md:py-12">
			<h1 className="text-4xl md:text-5xl">{forYouPage.title}</h1>
			<p className="mt-3 max-w-prose text-lg text-quiet">{forYouPage.lead}</p>
			<Answers {...props} />
			<GivenPosting answer={answer} />
			{found === null ? null : (
				<section aria-labelledby={foundPart} className="mt-12">
					{/* On a wide screen the questions stay in sight above it. */}
					<h2
						ref={heading}
						id={foundPart}
						tabIndex={-1}
						className="text-2xl scroll-mt-4 lg:scroll-mt-112"
					>
						{found.length === 0 ? "Nothing here comes near" : `The ${found.length} nearest`}
					</h2>
					{route ? (
						<p className="mt-2">
							{route.people} people here went that way.{" "}
							<Link to={routeAddress(route)} className="text-accent underline underline-offset-4">
								How they went from {routeName(route)}
							</Link>
						</p>
					) : null}
					<p className="mt-2">
						<SaveLink query={queryOf(wants)} className="text-accent underline underline-offset-4">
							Tell me when a new one comes
						</SaveLink>
					</p>
					<div className="mt-5">
						{found.length === 0 ? (
							<BlankSlate
								title="No resume has any of this"
								headingLevel={3}
								action={
									<Link to="/resumes" className="text-accent underline underline-offset-4">
										Browse all resumes
									</Link>
								}
							>
								Leave the company open, or choose another role.
							</BlankSlate>
						) : (
							<CardGrid
								cards={found.map(({ card }) => card)}
								label={forYouPage.title}
								reasons={Object.fromEntries(
									found.map(({ card, reasons }) => [card.id, reasonLine(reasons, wants)]),
								)}
							/>
						)}
					</div>
				</section>
			)}
		</main>
	);
}

/** The answers as a search that can be saved; what the person does now is no part of it. */
const queryOf = ({ company, role, level }: Wants) =>
	parseResumeQuery(
		new URLSearchParams(
			Object.entries({ company, role, experience: level }).filter(([, value]) => value !== ""),
		),
	);

function Answers({ wants, roles, companies, works }: ForYouPageProps) {
	const { state, location } = useNavigation();
	const busy = state === "loading" && location.pathname === "/for-you";
	const anyOf = (values: readonly string[]) => [
		{ value: "", label: "Any" },
		...values.map((value) => ({ value, label: value })),
	];
	return (
		<Form
			action={`/for-you#${foundPart}`}
			method="get"
			// What was chosen for another address is not what stands in the fields.
			key={JSON.stringify(wants)}
			className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(4,1fr)_auto] lg:items-end"
		>
			<Field
				label="Company"
				name="company"
				list="for-you-companies"
				defaultValue={wants.company}
				maxLength={100}
				autoComplete="off"
			/>
			<datalist id="for-you-companies">
				{companies.map((company) => (
					<option key={company} value={company} />
				))}
			</datalist>
			<SelectField label="Role" name="role" defaultValue={wants.role} options={anyOf(roles)} />
			<SelectField
				label="Level"
				name="level"
				defaultValue={wants.level}
				options={anyOf(experienceLevels)}
			/>
			<Field
				label="What you do now (optional)"
				name="now"
				list="for-you-works"
				defaultValue={wants.now}
				maxLength={100}
				autoComplete="off"
			/>
			<datalist id="for-you-works">
				{works.map((work) => (
					<option key={work} value={work} />
				))}
			</datalist>
			<Button type="submit" busy={busy}>
				Show
			</Button>
		</Form>
	);
}

/** The posting of a job says the same three things. */
function GivenPosting({ answer }: { answer: FormResult | undefined }) {
	const busy = useNavigation().formMethod === "POST";
	return (
		<Fold className="disclosure mt-4" isAnswered={Boolean(answer)}>
			<summary>Take the answers from a job posting</summary>
			<AnsweredForm action="/for-you" answer={answer} className="mt-2 grid max-w-3xl gap-4">
				<TextAreaField
					label="The job posting"
					name="posting"
					rows={6}
					spellCheck={false}
					autoComplete="off"
					hint="All of it, as it stands on the job board. We read the company, the role and the level from it and keep nothing."
				/>
				<FormMessage />
				<div>
					<Button type="submit" variant="secondary" busy={busy}>
						Read the posting
					</Button>
				</div>
			</AnsweredForm>
		</Fold>
	);
}
