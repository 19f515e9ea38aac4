import * as messages from "#app/domain/base/messages/general.ts";
import { errorAnswer } from "#app/requests/error-response.ts";

/** Every address that is none of ours. */
export function loader() {
	throw errorAnswer("not_found", messages.general.notFound);
}

export default function NotFoundPage() {
	return null;
}
