import type { EventView, Upcoming } from "../control.ts";
import { formatMoney } from "../money.ts";
import type {
	ChargeRecord,
	CustomerRecord,
	DisputeRecord,
	SubscriptionRecord,
} from "../records.ts";
import type { Faults } from "../settings.ts";
import { dateOf, momentOf, pageAnswer, root } from "./layout.ts";
import { html, type Markup } from "./markup.ts";

export type CustomerView = {
	customer: CustomerRecord;
	subscriptions: SubscriptionRecord[];
	charges: ChargeRecord[];
	disputes: DisputeRecord[];
};

type ControlView = {
	now: number;
	/** Whether the clock was moved. */
	isAhead: boolean;
	customers: CustomerView[];
	/** What will happen next, here and at the site. */
	upcoming: Upcoming[];
	events: EventView[];
	faults: Faults;
};

export function controlPage(view: ControlView): Response {
	return pageAnswer({
		title: "Sandbox",
		body: html`<main class="wide">
<h1>The payment sandbox</h1>
${clockSection(view)}
<section aria-labelledby="customers">
<h2 id="customers">Customers</h2>
${view.customers.length === 0 ? html`<p>Nobody has bought anything yet.</p>` : null}
${view.customers.map(oneCustomer)}
</section>
${faultSection(view.faults)}
${eventSection(view.events)}
</main>`,
	});
}

function hidden(fields: Record<string, string>): Markup[] {
	return Object.entries(fields).map(
		([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
	);
}

function button(fields: Record<string, string>, text: string): Markup {
	return html`<form method="post" action="${root}">
${hidden(fields)}<button class="button quiet">${text}</button>
</form>`;
}

function clockSection({ now, isAhead, upcoming }: ControlView): Markup {
	return html`<section aria-labelledby="clock">
<h2 id="clock">Time</h2>
<p class="total">${momentOf(now)}</p>
<p class="hint">${
		isAhead
			? "The sandbox is ahead of real time, and the site with it."
			: "The sandbox goes with real time."
	} Renewals, reminders, the monthly email and what ends happen when their time has come, each at its own.</p>
<div class="actions">
${upcoming.length > 0 ? button({ action: "next" }, "Next thing that happens") : null}
${button({ action: "advance", by: "day" }, "1 day ahead")}
${button({ action: "advance", by: "week" }, "7 days ahead")}
${button({ action: "advance", by: "month" }, "1 month ahead")}
${isAhead ? button({ action: "now" }, "Back to now") : null}
</div>
<form method="post" action="${root}" class="inline">
${hidden({ action: "advance", by: "date" })}<div class="field">
<label for="to">To a date</label>
<input id="to" name="to" type="date" required>
</div>
<button class="button quiet">Go there</button>
</form>
<h3>What will happen next</h3>
${
	upcoming.length === 0
		? html`<p>Nothing by itself.</p>`
		: html`<ol class="rows">
${upcoming.map(
	({ at, what }) => html`<li>
<span><time datetime="${at.toISOString()}">${momentOf(at.getTime() / 1000)}</time></span>
<span>${what}</span>
</li>
`,
)}</ol>`
}
</section>`;
}

function oneCustomer({ customer, subscriptions, charges, disputes }: CustomerView): Markup {
	return html`<article class="plan">
<h3>${customer.email ?? customer.id}</h3>
<p class="hint">${customer.id}</p>
${subscriptions.map(
	(each) => html`<p>Subscription <span class="state">${each.status}</span> ${
		each.cancel_at === null ? "until" : "ends"
	} ${dateOf(each.ended_at ?? each.cancel_at ?? each.current_period_end)}</p>
`,
)}<ul class="rows">
${charges.map((charge) =>
	oneCharge(
		charge,
		disputes.find((dispute) => dispute.charge === charge.id),
	),
)}</ul>
</article>`;
}

function oneCharge(charge: ChargeRecord, dispute: DisputeRecord | undefined): Markup {
	const money = (cents: number) => formatMoney(cents, charge.currency);
	const left = charge.amount - charge.amount_refunded;
	const isOpen = charge.status === "succeeded" && left > 0 && !charge.disputed;
	const given = charge.amount_refunded > 0 ? `, ${money(charge.amount_refunded)} given back` : "";
	return html`<li>
<span>${dateOf(charge.created)}</span>
<span>${money(charge.amount)}${given}</span>
<span class="state">${charge.disputed ? "disputed" : charge.status}</span>
${isOpen ? chargeActions(charge, left) : null}
${
	dispute &&
	html`<div class="actions">
${button({ action: "close-dispute", dispute: dispute.id, outcome: "won" }, "Win dispute")}
${button({ action: "close-dispute", dispute: dispute.id, outcome: "lost" }, "Lose dispute")}
</div>`
}
</li>
`;
}

function chargeActions(charge: ChargeRecord, left: number): Markup {
	const field = `amount-${charge.id}`;
	return html`<div class="actions">
<form method="post" action="${root}" class="inline">
${hidden({ action: "refund", charge: charge.id })}<div class="field">
<label for="${field}">Give back</label>
<input id="${field}" name="amount" inputmode="decimal" value="${(left / 100).toFixed(2)}" size="8">
</div>
<button class="button quiet">Refund</button>
</form>
${button({ action: "dispute", charge: charge.id }, "Dispute")}
</div>`;
}

function faultSection(faults: Faults): Markup {
	const number = (
		name: keyof Faults,
		label: string,
		value: number | null,
	) => html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" value="${value ?? ""}" maxlength="6">
</div>
`;
	return html`<section aria-labelledby="faults">
<h2 id="faults">Faults</h2>
<form method="post" action="${root}">
${hidden({ action: "faults" })}<div class="grid">
${number("duplicate", "Times each event arrives", faults.duplicate)}
${number("shuffle", "Shuffle events, with this seed", faults.shuffle)}
${number("delay", "Events are late by (ms)", faults.delay)}
${number("settleDays", "Single payments settle after (days)", faults.settleDays)}
${number("apiSlow", "Answers are late by (ms)", faults.apiSlow)}
${number("apiErrors", "Next requests fail with 500", faults.apiErrors)}
${number("keptErrors", "Next requests fail for a day under their key", faults.keptErrors)}
${number("doneErrors", "Next requests are done, and fail for a day under their key", faults.doneErrors)}
${number("apiResets", "Next requests are cut off", faults.apiResets)}
${number("lostAnswers", "Next answers are lost", faults.lostAnswers)}
</div>
<label class="check"><input type="checkbox" name="drop"${faults.drop ? html` checked` : null}> <span>Drop events: none arrives</span></label>
<label class="check"><input type="checkbox" name="leavesPastDue"${faults.leavesPastDue ? html` checked` : null}> <span>Renewals that are given up leave the subscription past due</span></label>
<button class="button">Set faults</button>
</form>
${button({ action: "no-faults" }, "No faults")}
</section>`;
}

function eventSection(events: EventView[]): Markup {
	return html`<section aria-labelledby="events">
<h2 id="events">Events</h2>
${events.length === 0 ? html`<p>Nothing has happened yet.</p>` : button({ action: "deliver" }, "Deliver what is pending")}
<ul class="rows">
${events.map(
	(event) => html`<li>
<span><strong>${event.type}</strong><br><span class="hint">${event.about}, ${momentOf(event.created)}</span></span>
<span>${deliveryLines(event)}</span>
${button({ action: "redeliver", event: event.id }, event.deliveries.length === 0 ? "Send" : "Send again")}
</li>
`,
)}</ul>
</section>`;
}

function deliveryLines({ deliveries }: EventView): Markup | Markup[] {
	if (deliveries.length === 0) return html`<span class="hint">not asked for</span>`;
	return deliveries.map(
		(delivery) => html`<span class="state">${delivery.status}</span> ${attemptsLine(delivery)}<br>
`,
	);
}

function attemptsLine({ attempts, failure }: EventView["deliveries"][number]): string {
	const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
	return failure === null ? tries : `${tries}, ${failure}`;
}
