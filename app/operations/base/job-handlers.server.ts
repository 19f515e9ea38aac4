import { removeEnded } from "#app/data/base/clean-up.server.ts";
import { refreshVocabulary } from "#app/data/library/search/vocabulary.server.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import type { JobHandlers, JobSchedule } from "#app/integrations/jobs/jobs.ts";
import { askOutcomes } from "#app/operations/account/ask-outcomes.server.ts";
import { alertOwner, callOwner } from "#app/operations/admin/alert-owner.server.ts";
import { endStoppedSubscription } from "#app/operations/admin/support/stop-account.server.ts";
import { tellOwner } from "#app/operations/admin/tell-owner.server.ts";
import { announceWithdrawal } from "#app/operations/billing/announce-withdrawal.server.ts";
import { handleEvents } from "#app/operations/billing/receive-event.server.ts";
import { reconcile } from "#app/operations/billing/reconcile.server.ts";
import {
	endDuplicateSubscription,
	finishRefund,
} from "#app/operations/billing/refund-order.server.ts";
import { remindOfCharges } from "#app/operations/billing/remind-of-charges.server.ts";
import { remindOfPacks } from "#app/operations/billing/remind-of-packs.server.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import { tellAddress } from "#app/operations/billing/tell-address.server.ts";
import { sendDigest } from "#app/operations/content/send-digest.server.ts";
import {
	queueRemoval,
	removeUntouched,
	tellOfUntouched,
} from "#app/operations/intake/contribution/remove-untouched.server.ts";
import { rewardPeople } from "#app/operations/intake/contribution/reward-people.server.ts";
import { publishOnItsDay } from "#app/operations/intake/desk/publish-draft.server.ts";
import { readDraft } from "#app/operations/intake/desk/read-draft.server.ts";
import { readUpload } from "#app/operations/intake/read-upload.server.ts";
import { removeAbandonedUploads } from "#app/operations/intake/remove-abandoned-uploads.server.ts";
import { takeBack } from "#app/operations/intake/take-back.server.ts";
import { writeImportedResumes } from "#app/operations/intake/write-imported-resumes.server.ts";
import { measureLibrary } from "#app/operations/library/measure-resumes.server.ts";
import { renewSearchKeys } from "#app/operations/library/renew-search-keys.server.ts";
import { sendAlerts } from "#app/operations/library/send-alerts.server.ts";
import { checkPublishedFiles } from "#app/operations/reader/check-published-files.server.ts";
import { deleteWithdrawnFiles } from "#app/operations/reader/delete-withdrawn-files.server.ts";
import type { Services } from "#app/services.ts";
import { backUp } from "./back-up.server.ts";
import { sendMail } from "./send-mail.server.ts";

/** What each job does. */
export function jobHandlers(services: Services): JobHandlers<JobCatalogue> {
	const { database, clock, log } = services;
	return {
		"send-mail": async (job, { key }) => {
			const isSent = await sendMail(services, job, key);
			// What it says will be deleted stays until it is on its way.
			if (isSent && job.message === "contribution-ending") await queueRemoval(services, job);
		},
		"send-digest": async (page, context) => {
			await sendDigest(services, page, context);
		},
		"send-alerts": (_, context) => sendAlerts(services, context),
		"renew-search-keys": async (page, context) => {
			const searches = await renewSearchKeys(services, page, context);
			log.info({ searches }, "Saved searches whose words mean something else got other keys");
		},
		"ask-outcomes": (page, context) => askOutcomes(services, page, context),
		"clean-up": async (_, { signal }) => {
			const rows = await removeEnded(database, clock(), signal);
			log.info({ rows }, "Rows that had served their time were deleted");
			const files = await deleteWithdrawnFiles(services, signal);
			log.info({ files }, "Files of resumes that were withdrawn long ago are deleted");
			const uploads = await removeAbandonedUploads(services, clock(), signal);
			log.info({ uploads }, "Uploads that nobody has finished were deleted");
		},
		"tell-owner": () => tellOwner(services),
		"alert-owner": (alert, { key }) => alertOwner(services, alert, key),
		"call-owner": (call, { key }) => callOwner(services, call, key),
		"make-backup": (_, context) => backUp(services, context),
		"sync-customer": ({ customerId }, { attempt }) => handleEvents(services, customerId, attempt),
		"end-duplicate-subscription": (duplicate) => endDuplicateSubscription(services, duplicate),
		"end-subscription": async ({ customerId, subscriptionId }) => {
			await services.payments.endNow(subscriptionId);
			await syncCustomer(services, customerId);
		},
		"end-stopped-subscription": (stopped) => endStoppedSubscription(services, stopped),
		"close-checkout": async ({ sessionId }) => {
			await services.payments.expireCheckout(sessionId);
		},
		"finish-refund": ({ orderId }) => finishRefund(services, orderId),
		"set-customer-email": ({ customerId }) => tellAddress(services, customerId),
		reconcile: async (page, context) => {
			const queued = await reconcile(services, page, context);
			log.info({ queued }, "Customers were queued to be compared with the payment provider");
		},
		"reconcile-customer": async ({ customerId }) => {
			await syncCustomer(services, customerId);
		},
		"remind-of-packs": (page, context) => remindOfPacks(services, page, context),
		"remind-of-charges": (page, context) => remindOfCharges(services, page, context),
		"remind-of-drafts": async (page, context) => {
			const untouched = await tellOfUntouched(services, page, context);
			log.info({ untouched }, "Contributors are told of drafts that they have forgotten");
		},
		"delete-file": ({ key }) => services.files.remove(key),
		"add-resumes": (job, context) => writeImportedResumes(services, job, context),
		"take-back": (job, context) => takeBack(services, job, context),
		"announce-withdrawal": (withdrawal, context) =>
			announceWithdrawal(services, withdrawal, context),
		"refresh-vocabulary": () => refreshVocabulary(services.database),
		"read-upload": (job, context) => readUpload(services, job, context),
		"read-draft": (job, context) => readDraft(services, job, context),
		"remove-draft": async (job) => {
			const isRemoved = await removeUntouched(services, job);
			log.info({ isRemoved }, "A draft that its contributor was told of had its day");
		},
		"publish-draft": (job) => publishOnItsDay(services, job),
		"check-files": (job, context) => checkPublishedFiles(services, job, context),
		"measure-library": (_, context) => measureLibrary(services, context),
		"reward-people": async (page, context) => {
			const rewards = await rewardPeople(services, page, context);
			log.info({ rewards }, "Contributors got what their resumes have earned");
		},
	};
}

/** When jobs come by themselves, in UTC. */
export const jobSchedules: JobSchedule<JobCatalogue> = {
	// Three mornings, in case nobody runs on the first: a reader gets it once.
	"send-digest": "0 9 1-3 * *",
	// With the minutes in which finds are collected, an email comes within ten.
	"send-alerts": "*/2 * * * *",
	// At every start, too: those that the version before has saved since then are left.
	"renew-search-keys": "45 3 * * *",
	"ask-outcomes": "20 9 * * *",
	"clean-up": "20 3 * * *",
	"remind-of-drafts": "25 3 * * *",
	"tell-owner": "0 7 * * *",
	// Before the nightly cleaning, which deletes.
	"make-backup": "50 2 * * *",
	"measure-library": "10 4 * * *",
	"reward-people": "15 * * * *",
	"check-files": "30 4 * * *",
	reconcile: "40 3 * * *",
	"remind-of-packs": "5 */4 * * *",
	"remind-of-charges": "10 */4 * * *",
};
