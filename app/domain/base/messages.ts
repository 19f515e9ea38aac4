import * as account from "#app/domain/base/messages/account.ts";
import * as billing from "#app/domain/base/messages/billing.ts";
import * as busy from "#app/domain/base/messages/busy.ts";
import * as forms from "#app/domain/base/messages/forms.ts";
import * as general from "#app/domain/base/messages/general.ts";
import * as keeping from "#app/domain/base/messages/keeping.ts";
import * as letters from "#app/domain/base/messages/letters.ts";
import * as library from "#app/domain/base/messages/library.ts";
import { reading } from "#app/domain/base/messages/reading.ts";
import { refusing } from "#app/domain/base/messages/refusing.ts";
import * as searches from "#app/domain/base/messages/searches.ts";
import * as settings from "#app/domain/base/messages/settings.ts";
import * as shortlisting from "#app/domain/base/messages/shortlisting.ts";
import * as telling from "#app/domain/base/messages/telling.ts";
import * as tools from "#app/domain/base/messages/tools.ts";
import * as unanswered from "#app/domain/base/messages/unanswered.ts";
/**
 * The sentences of the error catalogue, by topic. They stand in messages/ and nowhere else. What is drawn in
 * the browser imports the topic it needs: this whole catalogue would come with every page.
 */
export const messages = {
	...account,
	...searches,
	...shortlisting,
	...settings,
	...letters,
	...library,
	access: { ...library.access, ...refusing },
	...billing,
	...telling,
	...tools,
	insights: { ...tools.insights, ...reading },
	...busy,
	...forms,
	...keeping,
	...general,
	...unanswered,
};
