import * as messages from "#app/domain/base/messages/general.ts";
import { errorResponse } from "#app/requests/error-response.ts";

/** Every unknown address. */
export function loader() {
	throw errorResponse("not_found", messages.general.notFound);
}

export default function NotFoundPage() {
	return null;
}
