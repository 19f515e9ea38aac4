import * as messages from "#app/domain/base/messages/library.ts";
import type { ResumeQuery } from "./resume-query.ts";

/** What a person reads when the list cannot be shown. */
export function listFailure(query: ResumeQuery): string {
	return query.search ? messages.resumes.searchFailed : messages.resumes.loadFailed;
}
