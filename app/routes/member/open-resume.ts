import { href, redirect } from "react-router";
import { statusOf } from "#app/domain/base/errors.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { limits } from "#app/domain/base/limits.ts";
import { refusing } from "#app/domain/base/messages/refusing.ts";
import { messages } from "#app/domain/base/messages.ts";
import { roundedCount } from "#app/domain/library/resume.ts";
import { isUpgradeMatter, kindOfDenial } from "#app/domain/reader/access.ts";
import { denialSentence } from "#app/domain/reader/denial-sentence.ts";
import { readAnnouncedCost } from "#app/domain/reader/opening-cost.ts";
import { explainDenial } from "#app/operations/reader/explain-denial.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { errorResponse, waitAnswer } from "#app/requests/error-response.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser, readForm } from "#app/requests/posted-form.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import { rememberWanted } from "#app/requests/wanted-resume.server.ts";
import type { Route } from "./+types/open-resume";

/** Opening is always a POST: a GET, a prefetch or a crawler never spends anything. */
export function loader({ params: { id } }: Route.LoaderArgs) {
	return redirect(id ? href("/resumes/:id", { id }) : href("/resumes"));
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const person = await getPerson(context);
	const isEmpty = params.id !== undefined && !request.headers.has("Content-Type");
	const form = isEmpty ? new FormData() : await readForm(request);
	// The address names the resume, or for scripts the form does.
	const id = params.id ?? form.get("id")?.toString();
	if (!isUuid(id)) throw errorResponse("not_found", messages.resumes.fetchFailed);
	if (person) {
		const wait = await services.limits.consume(limits.openPerPerson, person.id);
		if (wait) throw waitAnswer(wait);
	}
	// As its button announced it (AnnouncedCost).
	const announced = readAnnouncedCost(form.get("costs"));
	const result = await openResume(services, person, id, now, { announced });
	if (result.success) {
		return redirect(href("/resumes/:id/read", { id }));
	}
	const { reason } = result;
	if (reason === "not_found") throw errorResponse("not_found", messages.resumes.fetchFailed);
	if (reason === "withdrawn") throw errorResponse("gone", messages.access.withdrawn);
	if (reason === "fair_use") return answerFairUse(request, id, result.waitSeconds);
	if (reason === "unreadable")
		return answerUnspent(request, id, reason, messages.access.unreadableUnspent);
	if (reason === "costs_now")
		return answerUnspent(request, id, reason, refusing.costsNow(result.spends));
	const { resumes } = await services.library.counts().catch(() => ({ resumes: 0 }));
	const door = await explainDenial(services, person, id, reason, now);
	const answer = {
		success: false,
		reason,
		message: denialSentence(reason, roundedCount(resumes), door?.isHeld),
		cause: door?.cause ?? null,
		...(door?.isHeld && { isHeld: true }),
		offersUpgrade: reason !== "check_failed" && isUpgradeMatter(reason),
	} as const;
	const headers = new Headers();
	// Who buys now is led back to it.
	if (person && answer.offersUpgrade) rememberWanted(headers, person.id, id);
	if (isPostedByBrowser(request)) return answerPage(id, answer, headers);
	return formResponse(answer, {
		status: reason === "check_failed" ? 503 : statusOf(kindOfDenial(reason)),
		headers,
	});
}

/** Fair use is reached: nothing was spent, and waiting opens it. */
function answerFairUse(request: Request, id: string, waitSeconds: number) {
	const answer = {
		success: false,
		reason: "fair_use",
		message: messages.access.fairUse(waitSeconds),
		cause: null,
		offersUpgrade: false,
	} as const;
	if (isPostedByBrowser(request)) return answerPage(id, answer);
	return formResponse(answer, { status: 429, retryAfter: waitSeconds });
}

/** Nothing was spent: nobody could read it, or the page had said that it costs something else. */
function answerUnspent(request: Request, id: string, reason: string, message: string) {
	const answer = {
		success: false,
		reason,
		message,
		cause: null,
		offersUpgrade: false,
	} as const;
	if (isPostedByBrowser(request)) return answerPage(id, answer);
	// After a refusal the router would leave the page as it is, and its button says what is no longer so.
	return formResponse(answer, { status: reason === "costs_now" ? 200 : statusOf("conflict") });
}

type Denied = { reason: string; message: string; cause: string | null; offersUpgrade: boolean };

function answerPage(id: string, answer: Denied, headers?: Headers) {
	const resume = href("/resumes/:id", { id });
	if (answer.reason === "authentication_required") {
		return redirect(`/auth/signup?${new URLSearchParams({ returnTo: resume })}`);
	}
	// An offer is no error, nor is a price.
	const isSaid = answer.offersUpgrade || answer.reason === "costs_now";
	const text = [answer.cause, answer.message].filter(Boolean).join(" ");
	return redirectWithFlash(resume, { kind: isSaid ? "info" : "error", text }, headers);
}

export const clientAction = (args: Route.ClientActionArgs) =>
	orFailure(args, refusing.checkFailed, { reason: "check_failed", offersUpgrade: false });
