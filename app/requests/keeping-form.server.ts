import { type RouterContextProvider, redirect } from "react-router";
import { safeReturnTo } from "#app/domain/base/return-to.ts";
import { keptLineSchema } from "#app/domain/reader/keeping-form.ts";
import { referenceKey } from "#app/domain/reader/kept-line.ts";
import { changeKeptLine } from "#app/operations/reader/keep-line.server.ts";
import { formResponse, landOn, parseForm, refuseForm, tellFirst } from "./form-response.server.ts";
import { isPostedByBrowser } from "./posted-form.server.ts";
import { servicesContext } from "./request-context.server.ts";
import { getMember } from "./session.server.ts";

const list = "/library/lines";

/**
 * Answers a form about a kept line. A script gets data, and a browser without scripts the page that it came from;
 * a note that was not taken comes back with everything typed. The buttons of the list itself lead to the list: after
 * a removal with the way to undo it.
 */
export async function answerKeeping(request: Request, context: Readonly<RouterContextProvider>) {
	const { person, now } = await getMember(context);
	const posted = await parseForm(request, keptLineSchema, tellFirst);
	if (!posted.success) return posted.refused;
	const { fields, form, values } = posted;
	const { intent, reference } = fields;
	const place = safeReturnTo(form.get("returnTo")?.toString(), list);
	const isOfList = form.get("from") === "list";
	const result = await changeKeptLine(context.get(servicesContext), person, fields, now);
	if (intent === "write" && !result.success) {
		return refuseForm(result, { ...values, ...result.began });
	}
	if (result.success && intent === "remove" && isOfList) {
		return redirect(withParameter(place, "removed", referenceKey(reference)));
	}
	if (isPostedByBrowser(request) || (isOfList && intent !== "write")) return landOn(place, result);
	if (!result.success) return refuseForm(result, values);
	// What the next press of a form begins with.
	const began = intent === "write" && { noteWas: fields.note, groupWas: fields.group };
	return formResponse({ ...result, isKept: intent !== "remove", ...(began && { values: began }) });
}

/** The address of a page of ours with one more parameter. */
export function withParameter(place: string, name: string, value: string): string {
	const url = new URL(place, "https://site.invalid");
	url.searchParams.set(name, value);
	return url.pathname + url.search;
}
