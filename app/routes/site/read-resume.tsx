import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { ResumeSheet, TextBlocksSheet } from "#app/components/library/resume-sheet.tsx";
import { SheetFactList } from "#app/components/library/sheet-fact-list.tsx";
import {
	EarlierLink,
	OriginFacts,
	SimilarResumes,
	StandsOut,
	WayThroughList,
} from "#app/components/reader/beside.tsx";
import { ReaderFrame } from "#app/components/reader/frame.tsx";
import { LineTools } from "#app/components/reader/keep-line.tsx";
import { NotedSheet } from "#app/components/reader/line-notes.tsx";
import { OwnLines } from "#app/components/reader/own-lines.tsx";
import { PdfPages } from "#app/components/reader/pdf/pages.tsx";
import { SectionElsewhere } from "#app/components/reader/section-elsewhere.tsx";
import { SwapOffer } from "#app/components/reader/swap-offer.tsx";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { refusing } from "#app/domain/base/messages/refusing.ts";
import { leadToSignIn } from "#app/middleware/require-member.server.ts";
import { type Admission, admitReader } from "#app/operations/reader/admission.server.ts";
import { explainDenial } from "#app/operations/reader/explain-denial.server.ts";
import { showReading } from "#app/operations/reader/prepare-reading.server.ts";
import { readBeside } from "#app/operations/reader/read-beside.server.ts";
import { denialResponse } from "#app/requests/denial-response.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getOwnOfClass, getPerson } from "#app/requests/session.server.ts";
import keepStyles from "#app/styles/keep-line.css?url";
import memberStyles from "#app/styles/member.css?url";
import sheetStyles from "#app/styles/resume-sheet.css?url";
import sheetFonts from "#app/styles/resume-sheet-fonts.css?url";
import type { Route } from "./+types/read-resume";

export const links: Route.LinksFunction = () =>
	[memberStyles, sheetFonts, sheetStyles, keepStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta: Route.MetaFunction = ({ loaderData }) =>
	privateMeta(loaderData?.title ?? "Resume");

/**
 * The body of a resume that the person has opened, or that is open to everyone. Reading again costs nothing; this
 * never spends.
 */
export async function loader(args: Route.LoaderArgs) {
	const { url, params, context } = args;
	const services = context.get(servicesContext);
	if (!isUuid(params.id)) throw errorResponse("not_found", messages.resumes.fetchFailed);
	const admission = getOwnOfClass<Admission>(context) ?? (await admit(args));
	const asText = url.searchParams.get("as") === "text";
	const shown = await showReading(services, params.id, admission, asText);
	if (!shown) throw errorResponse("not_found", messages.resumes.fetchFailed);
	return { id: params.id, ...shown, asText, beside: await readBeside(services, params.id) };
}

/** @throws what the page answers to those who may not read the resume */
async function admit({ request, url, params, context }: Route.LoaderArgs): Promise<Admission> {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const person = await getPerson(context);
	const result = await admitReader(services, person, params.id, now);
	if (result.success) return result.data;
	if (result.reason === "authentication_required") throw leadToSignIn({ request, url });
	const door = await explainDenial(services, person, params.id, result.reason, now);
	throw await denialResponse(services, params.id, result, door);
}

export default function ReadResumePage({ loaderData }: Route.ComponentProps) {
	const {
		id,
		title,
		origin,
		from,
		facts,
		reading,
		downloads,
		needsPro,
		keeping,
		beside,
		notes,
		isByPerson,
		hasEarlier,
		swapTime,
		asText,
	} = loaderData;
	const place = `${href("/resumes/:id/read", { id })}${asText ? "?as=text" : ""}`;
	return (
		<ReaderFrame
			title={title}
			pageCount={reading.kind === "document" ? reading.pages.length : null}
			downloads={downloads.map(({ format, label }) => ({
				label,
				href: href("/resumes/:id/download/:format", { id, format }),
			}))}
			needsPro={needsPro}
			backTo={href("/resumes/:id", { id })}
			beside={
				<>
					{swapTime && (
						<SwapOffer key={id} action={href("/resumes/:id/swap", { id })} time={swapTime} />
					)}
					<WayThroughList id={id} />
					<OriginFacts origin={from} role={beside.role} />
					{facts && <SheetFactList facts={facts} />}
					{keeping && <OwnLines id={id} place={place} lines={keeping.own} />}
					{hasEarlier && <EarlierLink id={id} />}
					{reading.kind === "document" && <SectionElsewhere key={id} id={id} first="work" />}
					<StandsOut sentences={beside.standsOut} />
					<SimilarResumes id={id} items={beside.similar} />
				</>
			}
		>
			{reading.kind === "pdf" ? <OtherForm id={id} isText={false} isAsked={asText} /> : null}
			{reading.kind === "blocks" && reading.isPdf ? <OtherForm id={id} isText /> : null}
			<LineTools key={id} resumeId={id} {...{ place, notes, isByPerson, keeping }}>
				{reading.kind === "document" && (
					<NotedSheet notes={Object.keys(notes).length}>
						<ResumeSheet
							document={reading.document}
							style={reading.style}
							pages={reading.pages}
							note={origin}
						/>
					</NotedSheet>
				)}
				{reading.kind === "blocks" && <TextBlocksSheet blocks={reading.blocks} note={origin} />}
			</LineTools>
			{reading.kind === "pdf" && <PdfPages url={href("/resumes/:id/file", { id })} />}
			{reading.kind === "elsewhere" && (
				<Remark text={refusing.elsewhere}>
					<a
						href={href("/resumes/:id/file", { id })}
						rel="noopener noreferrer nofollow"
						className={buttonVariants()}
					>
						Open the file
					</a>
				</Remark>
			)}
			{reading.kind === "unreadable" && (
				<Remark text={refusing.unreadable}>
					<Link to={reportAddress(id)} className={buttonVariants()}>
						Write to us
					</Link>
				</Remark>
			)}
		</ReaderFrame>
	);
}

type OtherFormProps = { id: string; isText: boolean; isAsked?: boolean };

/** A PDF is read by its pages or as the text that was found in it. */
const OtherForm = ({ id, isText, isAsked }: OtherFormProps) => (
	<p className="flex min-h-11 items-center text-note print:hidden">
		{isAsked ? (
			"This file has no text that could be read, so its pages are shown."
		) : (
			<Link
				to={`/resumes/${id}/read${isText ? "" : "?as=text"}`}
				className="text-accent underline underline-offset-4"
			>
				{isText ? "Read by its pages" : "Read as text"}
			</Link>
		)}
	</p>
);

/** The contact form, with what we need to know to put it right. */
function reportAddress(id: string): string {
	const subject = "A resume that cannot be read";
	const message = `It is the one at ${href("/resumes/:id", { id })}.`;
	return `${href("/contact")}?${new URLSearchParams({ subject, message })}`;
}

/** Shown instead of the sheet when there is none to show here. */
function Remark({ text, children }: { text: string; children: ReactNode }) {
	return (
		<div className="flex flex-col items-center gap-4 px-6 py-14 text-center">
			<p className="max-w-md text-lg">{text}</p>
			{children}
		</div>
	);
}
