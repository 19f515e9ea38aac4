import { addMonths } from "#app/domain/base/dates.ts";

/**
 * What a person's money should have come to, in the simplest words: for tests that compare it with what the
 * site has written. Times are milliseconds.
 */

const day = 86_400_000;

export type ModelOrder = {
	planId: "resume-pack" | "pro-monthly";
	amount: number;
	refunded: number;
	dispute: "none" | "open" | "lost" | "won";
	isDiscounted: boolean;
	isFirst: boolean;
	paidAt: number;
	/** Which subscription's, and for the period that began when. */
	period: { of: ModelSubscription; start: number; end: number } | null;
};

export type ModelPack = { order: ModelOrder; grantedAt: number; opened: number };

export type ModelSubscription = {
	/** What the provider says. */
	provider: "active" | "past_due" | "canceled";
	isCanceling: boolean;
	renews: boolean;
	anchor: number;
	periods: number;
	start: number;
	end: number;
};

export function orderStatus({ dispute, refunded, amount }: ModelOrder): string {
	if (dispute === "open" || dispute === "lost") return "disputed";
	if (refunded === 0) return "paid";
	return refunded < amount ? "partly refunded" : "refunded";
}

export class MoneyModel {
	orders: ModelOrder[] = [];
	packs: ModelPack[] = [];
	subscriptions: ModelSubscription[] = [];
	unlocks = new Map<number, ModelPack | "free">();
	hadOffer = false;
	/** The payment that the guarantee was used for. */
	claimed: ModelOrder | null = null;

	/** The one that billing is about. */
	get subscription(): ModelSubscription | undefined {
		return this.subscriptions.at(-1);
	}

	packStatus({ order }: ModelPack): string {
		const status = orderStatus(order);
		return status === "refunded" || status === "disputed" ? status : "succeeded";
	}

	isOpen(pack: ModelPack, now: number): boolean {
		return this.packStatus(pack) === "succeeded" && this.endOf(pack) > now;
	}

	/** 30 days after it was granted; each time that Pro was paid for in between comes on top. */
	endOf({ grantedAt }: ModelPack): number {
		let end = grantedAt + 30 * day;
		const periods = this.orders
			.filter((order) => ["paid", "partly refunded"].includes(orderStatus(order)))
			.flatMap(({ period }) => period ?? [])
			.sort((a, b) => a.start - b.start);
		for (const period of periods) {
			const begins = Math.max(period.start, grantedAt);
			if (begins < end && period.end > begins) end += period.end - begins;
		}
		return end;
	}

	remaining(pack: ModelPack): number {
		return this.packStatus(pack) === "succeeded" ? 5 - pack.opened : 0;
	}

	/** What was paid for the period that a subscription is in. */
	paymentOf(subscription: ModelSubscription): ModelOrder | undefined {
		return this.orders.find(
			({ period }) => period?.of === subscription && period.start === subscription.start,
		);
	}

	status(subscription: ModelSubscription): string {
		const { provider, isCanceling } = subscription;
		if (provider === "canceled") return "ended";
		const paid = this.paymentOf(subscription);
		const money = paid && orderStatus(paid);
		if (money === "refunded" || money === "disputed") return "inactive";
		if (provider === "past_due") return "past_due";
		return isCanceling ? "canceled" : "active";
	}

	isPro(now: number): boolean {
		const { subscription } = this;
		if (!subscription) return false;
		const status = this.status(subscription);
		if (status === "past_due") return subscription.start + 7 * day > now;
		return (status === "active" || status === "canceled") && subscription.end > now;
	}

	canBuy(planId: ModelOrder["planId"], now: number): boolean {
		if (planId === "resume-pack") return !this.isPro(now);
		const { subscription } = this;
		const charges = subscription && subscription.provider !== "canceled";
		return !charges;
	}

	hasOffer(now: number): boolean {
		return !this.hadOffer && this.packs.some((pack) => this.isOpen(pack, now));
	}

	/** By which right a resume opens, or why not; what it costs is taken. */
	open(resume: number, now: number): string {
		if (this.isPro(now)) return "subscription";
		const unlock = this.unlocks.get(resume);
		if (unlock === "free" || (unlock && this.isOpen(unlock, now))) return "unlock";
		const [pack] = this.packs
			.filter((candidate) => this.isOpen(candidate, now) && this.remaining(candidate) > 0)
			.sort((a, b) => this.endOf(a) - this.endOf(b) || a.grantedAt - b.grantedAt);
		if (pack) {
			pack.opened++;
			this.unlocks.set(resume, pack);
			return "pack";
		}
		if (![...this.unlocks.values()].includes("free")) {
			this.unlocks.set(resume, "free");
			return "free";
		}
		const { subscription } = this;
		if (subscription && this.status(subscription) === "past_due") return "payment_past_due";
		const paid = this.packs.filter((candidate) => this.packStatus(candidate) === "succeeded");
		if (paid.some((candidate) => this.endOf(candidate) > now)) return "pack_exhausted";
		return paid.length > 0 ? "pack_expired" : "limit_reached";
	}

	/** Whether the person can take the money of an order back. */
	isCovered(order: ModelOrder, now: number): boolean {
		if (orderStatus(order) !== "paid" || order.paidAt + 7 * day <= now || this.claimed)
			return false;
		const pack = this.packs.find((candidate) => candidate.order === order);
		return pack ? pack.opened <= 1 : order.isFirst;
	}

	/** The person takes the money back by the button; the cheaper month that rests on a pack alone goes with it. */
	takeBack(order: ModelOrder): void {
		const month = this.orders.find(
			(other) => other.isDiscounted && orderStatus(other) === "paid" && this.rests(other, order),
		);
		this.claimed = order;
		for (const given of month ? [month, order] : [order]) {
			given.refunded = given.amount;
			if (given.period) given.period.of.provider = "canceled";
		}
	}

	private rests(month: ModelOrder, order: ModelOrder): boolean {
		const running = this.packs.filter(
			(pack) =>
				this.packStatus(pack) === "succeeded" &&
				pack.order.paidAt <= month.paidAt &&
				this.endOf(pack) > month.paidAt,
		);
		return running.length === 1 && running[0]?.order === order;
	}

	/** A person whose present month was refunded is not charged again. */
	endWhatIsNotPaid(): void {
		const { subscription } = this;
		const paid = subscription && this.paymentOf(subscription);
		if (!paid) return;
		if (orderStatus(paid) === "refunded" || paid.dispute === "lost") {
			subscription.provider = "canceled";
		}
	}

	/** Time passes at the provider. */
	pass(until: number): void {
		const { subscription } = this;
		if (!subscription) return;
		while (subscription.provider === "active" && subscription.end <= until) {
			if (subscription.isCanceling) {
				subscription.provider = "canceled";
				return;
			}
			subscription.start = subscription.end;
			subscription.periods++;
			subscription.end = monthsAfter(subscription.anchor, subscription.periods);
			if (!subscription.renews) subscription.provider = "past_due";
			else {
				this.orders.push({
					planId: "pro-monthly",
					amount: 2999,
					refunded: 0,
					dispute: "none",
					isDiscounted: false,
					isFirst: false,
					paidAt: subscription.start,
					period: { of: subscription, start: subscription.start, end: subscription.end },
				});
			}
		}
		// The last attempt to collect is on the seventh day.
		const isLast = subscription.start + 7 * day <= until;
		if (subscription.provider === "past_due" && isLast) subscription.provider = "canceled";
	}
}

export const monthsAfter = (anchor: number, months: number): number =>
	addMonths(new Date(anchor), months).getTime();
