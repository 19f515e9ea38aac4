import type { RouterContextProvider } from "react-router";
import { getWordDraft } from "#app/data/content/word-versions.server.ts";
import { previewParameter } from "#app/domain/content/own-fields.ts";
import type { OwnWords } from "#app/domain/content/own-words.ts";
import { withWords } from "#app/integrations/words-scope.server.ts";
import { findAdmin } from "./owner.server.ts";
import { servicesContext } from "./request-context.server.ts";

type MiddlewareArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** Answers with the words that hold now, whatever is saved meanwhile. */
export const answerWithWords = <Result>(words: OwnWords, answer: () => Result): Result =>
	withWords(words, answer);

/** The words that the owner asks to see before they are saved; null of any other request. */
export async function findPreview(args: MiddlewareArguments): Promise<OwnWords | null> {
	const { request, context } = args;
	if (request.method !== "GET") return null;
	if (!new URL(request.url).searchParams.has(previewParameter)) return null;
	const { database, words } = context.get(servicesContext);
	const admin = await findAdmin(args);
	const draft = admin && (await getWordDraft(database, admin.sessionId));
	return draft && words.withDraft(draft);
}
