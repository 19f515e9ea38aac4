import type { OwnerAlert, OwnerCall } from "#app/domain/admin/owner-alert.ts";
import type { Withdrawal } from "#app/domain/intake/withdrawal.ts";
import type { MailJob } from "./mail-job.ts";

/** Where a job is in a long list; empty at its beginning. */
export type ListPage = {
	/** The name of the run that the page belongs to. */
	run?: string;
	/** The last one of the page before. */
	after?: string;
};

/** The work that goes through a long list: each page is a job of its own (`takePage`). */
type ListCatalogue = {
	"send-digest": ListPage & { month?: string };
	/** Looks for the saved searches whose words mean something else since a new version. */
	"renew-search-keys": ListPage;
	/** Asks members whose sixty days have passed how their search went. */
	"ask-outcomes": ListPage;
	/** Queues the next one for every customer. */
	reconcile: ListPage;
	"remind-of-packs": ListPage;
	"remind-of-charges": ListPage;
	/** Tells contributors of drafts that they have forgotten. */
	"remind-of-drafts": ListPage;
	/** Gives contributors the days of Pro that their resumes have earned. */
	"reward-people": ListPage;
};

/** The name of a job that goes through a long list. */
export type ListJob = keyof ListCatalogue;

/** The work that waits in the queue, by name. */
export type JobCatalogue = ListCatalogue & {
	"send-mail": MailJob;
	/** Compares what is new with the saved searches, and queues an email for each that has something to tell. */
	"send-alerts": Record<string, never>;
	"clean-up": Record<string, never>;
	/** Tells the owner what waits and what has changed, once a day. */
	"tell-owner": Record<string, never>;
	/** Tells the owner of one thing at once. */
	"alert-owner": OwnerAlert;
	/** Calls the owner's address with one event. */
	"call-owner": OwnerCall;
	/** Copies database and files to where backups go, and lets old copies go. */
	"make-backup": Record<string, never>;
	/** Acts on what the payment provider has told of a customer. */
	"sync-customer": { customerId: string };
	"end-duplicate-subscription": { customerId: string; subscriptionId: string };
	/** Its money was given back. */
	"end-subscription": { customerId: string; subscriptionId: string };
	/** Its account is stopped: it ends with its period. */
	"end-stopped-subscription": { personId: string };
	/** Its account, or the pack that made it cheaper, is gone: it must not be paid any more. */
	"close-checkout": { sessionId: string };
	/** Its money-back guarantee was claimed, and the press was cut off. */
	"finish-refund": { orderId: string };
	/** The account has another address: receipts of the provider go there. */
	"set-customer-email": { customerId: string };
	"reconcile-customer": { customerId: string };
	"delete-file": { key: string };
	/** Adds the rows of a file that was checked. */
	"add-resumes": { importId: string; sessionId?: string };
	/** Takes a change of many resumes back. */
	"take-back": { batchId: string; sessionId: string };
	/** Tells those who have got back what they spent on a resume. */
	"announce-withdrawal": Withdrawal;
	/** The words that a misspelt search is corrected to. */
	"refresh-vocabulary": Record<string, never>;
	/** Reads a file that the owner has uploaded. */
	"read-upload": { uploadId: string };
	/** Makes the document of a file that came onto the intake desk. */
	"read-draft": { draftId: string };
	/** Deletes the draft of a contribution that its person has forgotten, a week after they were told. */
	"remove-draft": { contributionId: string };
	/** Publishes a draft on its day. */
	"publish-draft": { draftId: string; at: string };
	/** Looks at published files again, by the newest rules. */
	"check-files": { done?: number };
	/** Measures what has come into the library, and learns from it what roles and levels read like. */
	"measure-library": Record<string, never>;
};

/** What each kind of work is called in the dashboard. */
export const jobLabels: Readonly<Record<keyof JobCatalogue, string>> = {
	"send-mail": "Sending an email",
	"send-digest": "Sending the monthly digest",
	"send-alerts": "Telling of new resumes for saved searches",
	"renew-search-keys": "Reading saved searches anew",
	"ask-outcomes": "Asking members how their search went",
	"clean-up": "Cleaning up",
	"tell-owner": "Telling the owner what waits",
	"alert-owner": "Telling the owner at once",
	"call-owner": "Calling the owner’s webhook",
	"make-backup": "Making a backup",
	"sync-customer": "Reading a customer’s payments",
	"end-duplicate-subscription": "Ending a second subscription",
	"end-subscription": "Ending a subscription",
	"end-stopped-subscription": "Ending the subscription of a stopped account",
	"close-checkout": "Closing a payment page",
	"finish-refund": "Finishing a refund",
	"set-customer-email": "Giving the payment provider a new address",
	reconcile: "Comparing all payments",
	"reconcile-customer": "Comparing a customer’s payments",
	"remind-of-packs": "Sending reminders of packs that end",
	"remind-of-charges": "Sending notices of coming charges",
	"remind-of-drafts": "Telling contributors of forgotten drafts",
	"delete-file": "Deleting a file",
	"add-resumes": "Adding resumes from a file",
	"take-back": "Taking a change of resumes back",
	"announce-withdrawal": "Telling readers about a withdrawn resume",
	"refresh-vocabulary": "Learning the library’s words",
	"read-upload": "Reading an uploaded file",
	"read-draft": "Reading a draft",
	"remove-draft": "Deleting a forgotten draft",
	"publish-draft": "Publishing a draft on its day",
	"check-files": "Looking at published files again",
	"measure-library": "Measuring the library",
	"reward-people": "Rewarding contributors",
};

export const jobNames = Object.keys(jobLabels) as (keyof JobCatalogue)[];
