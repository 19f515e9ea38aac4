import { accountField } from "#app/domain/base/form-result.ts";
import { otherAccount } from "#app/domain/base/messages/general.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";

/** Whether a request names another account than that of its session; one that names none is taken as it is. */
export const namesOther = (named: unknown, id: string) => named !== null && named !== id;

/**
 * Refuses a form that was shown to another person than the one who is signed in now: without scripts a page does not
 * learn that another tab has signed in to another account.
 * @returns null where the form may go on
 */
export function refuseOther(form: FormData, { id }: { id: string }): Failure | null {
	return namesOther(form.get(accountField), id) ? rejected(otherAccount, 409) : null;
}
