import { typedValues } from "#app/domain/base/form-result.ts";
import { orFailure } from "../outage.ts";

type SentForm<Result> = { request: Request; serverAction: () => Promise<Result> };

/** `orFailure` for a page of several forms: what was typed says which of them it was. */
export async function orFailureOfForm<Result>(args: SentForm<Result>, usual: string) {
	const values = typedValues(await args.request.clone().formData());
	return orFailure(args, usual, { values });
}
