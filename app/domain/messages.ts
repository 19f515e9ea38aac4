import * as account from "./messages/account.ts";
import * as billing from "./messages/billing.ts";
import * as busy from "./messages/busy.ts";
import * as general from "./messages/general.ts";
import * as letters from "./messages/letters.ts";
import * as library from "./messages/library.ts";
import * as settings from "./messages/settings.ts";
import * as tools from "./messages/tools.ts";
/**
 * The sentences of the error catalogue, by topic. They stand in messages/ and nowhere else. What is drawn in
 * the browser imports the topic it needs: this whole catalogue would come with every page.
 */
export const messages = {
	...account,
	...settings,
	...letters,
	...library,
	...billing,
	...tools,
	...busy,
	...general,
};
