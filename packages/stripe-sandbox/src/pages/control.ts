import type { Control } from "../control.ts";
import type { Faults, Settings } from "../settings.ts";
import { noFaults } from "../settings.ts";
import { inTurn, type Store, type Transaction } from "../store.ts";
import { type CustomerView, controlPage } from "./control-view.ts";
import type { Fields } from "./forms.ts";
import { messagePage, root, seeOther } from "./layout.ts";

export type PageParts = { store: Store; settings: Settings; control: Control };

/** The page on which time is moved, money given back and faults are switched on. */
export async function showControl({ store, control }: PageParts): Promise<Response> {
	const customers = await store.transaction((tx) => customersOf(tx));
	return controlPage({
		now: store.seconds(),
		isAhead: store.seconds() * 1000 - Date.now() > 1000,
		customers,
		upcoming: await control.listUpcoming(),
		events: await control.listEvents(50),
		faults: control.faults(),
	});
}

/** One of the buttons of that page. */
export async function submitControl(parts: PageParts, fields: Fields): Promise<Response> {
	const { control } = parts;
	const text = (name: string) => fields.text(name);
	switch (text("action")) {
		case "advance":
			return advance(parts, text("by"), text("to"));
		case "next": {
			const [next] = await control.listUpcoming(1);
			if (!next) return refusal("Nothing is on its way", "Buy something, or move the clock.");
			await control.advance({ to: next.at });
			break;
		}
		case "now":
			if (await control.backToNow()) break;
			return refusal(
				"The clock stays",
				"Something was made in the future, and it would be from there. Wait for real time, or empty the sandbox.",
			);
		case "refund": {
			const amount = text("amount");
			const cents = amount === "" ? undefined : centsOf(amount);
			if (cents === null) return refusal("That is not an amount", "Write it like 4.99.");
			await control.refund(text("charge"), cents);
			break;
		}
		case "dispute":
			await control.openDispute(text("charge"));
			break;
		case "close-dispute":
			await control.closeDispute(text("dispute"), text("outcome") === "won" ? "won" : "lost");
			break;
		case "deliver":
			await control.deliverPending();
			break;
		case "redeliver":
			await control.redeliver(text("event"));
			break;
		case "faults": {
			const faults = faultsOf(fields);
			if (!faults) return refusal("That is not a number", "Faults are whole numbers from 0.");
			await control.setFaults(faults);
			break;
		}
		case "no-faults":
			await control.setFaults(noFaults);
			break;
		default:
			return refusal("That button is unknown", "Nothing was done.");
	}
	return seeOther(root);
}

async function advance({ control, store }: PageParts, by: string, to: string): Promise<Response> {
	if (by === "day") await control.advance({ days: 1 });
	else if (by === "week") await control.advance({ days: 7 });
	else if (by === "month") await control.advance({ to: monthAfter(store.seconds()) });
	else {
		const date = new Date(`${to}T00:00:00Z`);
		if (Number.isNaN(date.getTime()) || date.getTime() < store.seconds() * 1000) {
			return refusal("Time only goes forward", "Choose a date after the sandbox’s own.");
		}
		// Ten years of renewals are enough for anything.
		if (date.getTime() - store.seconds() * 1000 > 3660 * 86_400_000) {
			return refusal("That is too far", "The sandbox goes ten years ahead at once, no more.");
		}
		await control.advance({ to: date });
	}
	return seeOther(root);
}

function monthAfter(seconds: number): Date {
	const date = new Date(seconds * 1000);
	const day = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() + 1);
	const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
	date.setUTCDate(Math.min(day, last));
	return date;
}

function refusal(title: string, text: string): Response {
	return messagePage({ title, text, status: 400, link: { href: root, text: "Back" } });
}

/** "4.99" is 499; null when it is no amount. */
function centsOf(text: string): number | null {
	const match = /^(\d{1,6})(?:[.,](\d{2}))?$/u.exec(text);
	return match ? Number(match[1]) * 100 + Number(match[2] ?? 0) : null;
}

function faultsOf(fields: Fields): Faults | null {
	const number = (name: string) => {
		const text = fields.text(name) || "0";
		return /^\d{1,6}$/u.test(text) ? Number(text) : Number.NaN;
	};
	const shuffle = fields.text("shuffle");
	const faults: Faults = {
		duplicate: Math.min(10, Math.max(1, number("duplicate"))),
		shuffle: shuffle === "" ? null : number("shuffle"),
		drop: fields.text("drop") === "on",
		leavesPastDue: fields.text("leavesPastDue") === "on",
		delay: number("delay"),
		settleDays: number("settleDays"),
		apiSlow: Math.min(60_000, number("apiSlow")),
		apiErrors: number("apiErrors"),
		keptErrors: number("keptErrors"),
		doneErrors: number("doneErrors"),
		apiResets: number("apiResets"),
		lostAnswers: number("lostAnswers"),
	};
	return Object.values(faults).some(Number.isNaN) ? null : faults;
}

async function customersOf(tx: Transaction): Promise<CustomerView[]> {
	const customers = await tx.find("customer", { deleted: false }, 20);
	const disputes = await tx.find("dispute", { status: "needs_response" });
	return inTurn(customers, async (customer) => ({
		customer,
		subscriptions: await tx.find("subscription", { customer: customer.id }),
		charges: await tx.find("charge", { customer: customer.id }, 20),
		disputes,
	}));
}
