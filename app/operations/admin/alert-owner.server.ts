import { brand } from "#app/content/brand.ts";
import { findOwnerAddresses } from "#app/data/admin/team.server.ts";
import { getOrderById } from "#app/data/billing/orders.server.ts";
import { jobTitle } from "#app/domain/admin/attention.ts";
import type { OwnerAlert, OwnerCall } from "#app/domain/admin/owner-alert.ts";
import { formatMoment } from "#app/domain/base/dates.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";
import type { Uses } from "#app/services.ts";

/** Ways in and who may use them: every owner hears of it, also where other emails are off. */
const waysIn = new Set<OwnerAlert["kind"]>(["passcode", "code", "role"]);

/**
 * Tells the owner of one thing at once, by email and by webhook. Both are queued under the key of the occasion, so
 * that a repetition tells nobody twice.
 */
export async function alertOwner(
	{ clock, database, jobs, owner }: Uses<"clock" | "database" | "jobs" | "owner">,
	alert: OwnerAlert,
	key: string,
): Promise<void> {
	const told = await describeAlert({ database }, alert);
	if (!told) return;
	// The message itself goes to the support address.
	const isTold = alert.kind === "takedown" && owner.address === brand.supportAddress;
	if (owner.mails !== "off" && !isTold) {
		const mail = { message: "owner-alert", to: owner.address, ...told } as const;
		await jobs.enqueue("send-mail", mail, { key: `owner-alert:${key}` });
	}
	if (waysIn.has(alert.kind)) {
		for (const to of await findOwnerAddresses(database)) {
			if (to === owner.address && owner.mails !== "off") continue;
			const mail = { message: "owner-alert", to, ...told } as const;
			await jobs.enqueue("send-mail", mail, { key: `owner-alert:${key}:${to}` });
		}
	}
	if (!owner.webhook) return;
	const { kind, ...about } = alert;
	const call = {
		event: `owner.${kind}`,
		at: clock().toISOString(),
		data: { ...about, ...told },
	} as const;
	await jobs.enqueue("call-owner", call, { key: `owner-alert:${key}` });
}

/** Posts one event to the owner's address. */
export async function callOwner(
	{ clock, owner, publicUrl }: Uses<"clock" | "owner" | "publicUrl">,
	call: OwnerCall,
	key: string,
): Promise<void> {
	await owner.webhook?.send({ ...call, data: { site: publicUrl, ...call.data } }, key, clock());
}

/** What has happened, in words, and the page about it; null when it is over already. */
async function describeAlert(
	{ database }: Uses<"database">,
	alert: OwnerAlert,
): Promise<{ title: string; text: string; path: string } | null> {
	switch (alert.kind) {
		case "dispute": {
			const order = await getOrderById(database, alert.orderId);
			if (order?.status !== "disputed" || !order.disputeDueBy) return null;
			const amount = formatPrice(order.amountInCents - order.refundedInCents);
			return {
				title: `A payment is disputed: ${receiptNumber(order.number)}, ${amount}`,
				text: `Answer at the payment provider by ${formatMoment(order.disputeDueBy)}. An unanswered dispute is lost, with a fee.`,
				path: `/admin/orders/${order.id}`,
			};
		}
		case "takedown":
			return {
				title: "Someone asks for a resume to be taken down",
				text: "The message is in the dashboard. If the request is right, one press there takes the resume down and answers.",
				path: `/admin/messages/${alert.messageId}`,
			};
		case "restart":
			return {
				title: "The site stopped and was started again",
				text: `Its process ended by itself; another one serves since ${formatMoment(alert.at)}. The log has the reason.`,
				path: "/admin/overview",
			};
		case "passcode":
			return {
				title: "The dashboard was opened with the passcode",
				text: `${alert.browser}, from ${alert.network}, on ${formatMoment(alert.at)}. ${alert.note ? `${alert.note} ` : ""}If it was none of you, put another hash into ADMIN_PASSCODE_HASH, restart the site and look at what was changed.`,
				path: "/admin/audit",
			};
		case "code":
			return {
				title: alert.isOn
					? "The passcode needs a code beside it now"
					: "The passcode opens the dashboard without a code now",
				text: `The code was turned ${alert.isOn ? "on" : "off"} on ${formatMoment(alert.at)}. ${alert.note ? `${alert.note} ` : ""}If it was none of you, look at who was in the dashboard and what was changed.`,
				path: "/admin/audit",
			};
		case "role":
			return {
				title: alert.role
					? `An account has the role of ${alert.role} in the dashboard now`
					: "An account lost its role in the dashboard",
				text: `It was changed on ${formatMoment(alert.at)}. If it was none of you, look at who was in the dashboard and what was changed.`,
				path: `/admin/people/${alert.personId}`,
			};
		case "job":
			return {
				title: "Work was given up after all its attempts",
				text: `${jobTitle(alert.name)}, on ${formatMoment(alert.at)}. It is kept for 14 days: fix the cause, then try it again. No more of it is told today.`,
				path: "/admin/overview#attention",
			};
	}
}
