import { createHmac } from "node:crypto";
import type pg from "pg";
import { eventObject } from "./events.ts";
import type { EventRecord } from "./records.ts";
import type { Settings } from "./settings.ts";

/** Seconds after which a delivery that failed is tried again; the last one is repeated. */
const backOff = [1, 5, 30, 120, 600, 3600, 3 * 3600, 6 * 3600, 12 * 3600];

/** Sandbox time after which an event that never arrived is given up. */
const patience = 3 * 86_400_000;

// How long a process may work on a delivery before another believes it dead; longer than a request may take.
const claimSeconds = 30;
const answerWithin = 10_000;
const atOnce = 4;

type Claim = { id: string; attempts: number; created: Date; record: EventRecord };

export type Webhooks = {
	/** Looks for deliveries that are due; several calls at once are one. */
	wake(): void;
	/** Delivers all that is pending, due or not, once; what fails stays pending. */
	deliverPending(): Promise<void>;
	setUrl(url: string): void;
	stop(): Promise<void>;
};

/** Carries events to the site, each claimed by one process at a time. */
export function createWebhooks(options: {
	pool: pg.Pool;
	settings: Settings;
	url: string;
	secret: string;
	onError: (error: unknown) => void;
}): Webhooks {
	const { pool, settings, secret } = options;
	let { url } = options;
	let running: Promise<void> | null = null;
	let isWokenAgain = false;
	const stopping = new AbortController();

	/** Takes one after the other, several side by side, until none is left. */
	const deliverWhile = async (claim: () => Promise<Claim | null>) => {
		const carry = async (first: Claim | null) => {
			for (let taken = first; taken; taken = stopping.signal.aborted ? null : await claim()) {
				const result = await post(url, secret, taken, stopping.signal);
				await (result ? note(pool, settings.now(), taken, result) : release(pool, taken));
			}
		};
		const first = await claim();
		if (!first) return;
		// Side by side, the order of a shuffle would be chance.
		const more = settings.faults().shuffle === null ? atOnce - 1 : 0;
		const others = Array.from({ length: more }, async () => carry(await claim()));
		await Promise.all([carry(first), ...others]);
	};

	const run = async () => {
		do {
			isWokenAgain = false;
			await deliverWhile(() => claimOne(pool, { until: settings.now(), except: [] }));
		} while (isWokenAgain && !stopping.signal.aborted);
	};

	return {
		wake() {
			if (stopping.signal.aborted) return;
			if (running) {
				isWokenAgain = true;
				return;
			}
			running = run()
				.catch(options.onError)
				.finally(() => {
					running = null;
				});
		},
		async deliverPending() {
			const tried: string[] = [];
			await deliverWhile(async () => {
				const taken = await claimOne(pool, { until: null, except: tried });
				if (taken) tried.push(taken.id);
				return taken;
			});
			await running;
		},
		setUrl(address) {
			url = address;
		},
		async stop() {
			stopping.abort();
			await running;
		},
	};
}

/** @param choice `until`: of those due by then, or null for any; `except`: not these */
async function claimOne(
	pool: pg.Pool,
	choice: { until: Date | null; except: readonly string[] },
): Promise<Claim | null> {
	const { rows } = await pool.query<Claim>({
		// Planned once for a connection: planning takes ten times as long as claiming.
		name: "claim-delivery",
		text: `with chosen as (
			select id from sandbox.deliveries
			where status = 'pending' and ($1::timestamptz is null or due <= $1) and not (id = any($2))
				and (claimed_until is null or claimed_until < clock_timestamp())
			order by rank, due, id limit 1 for update skip locked
		)
		update sandbox.deliveries as delivery
		set claimed_until = clock_timestamp() + make_interval(secs => $3), attempts = attempts + 1
		from chosen, sandbox.objects as object
		where delivery.id = chosen.id and object.kind = 'event' and object.id = delivery.event
		returning delivery.id, delivery.attempts, delivery.created, object.record`,
		values: [choice.until, choice.except, claimSeconds],
	});
	return rows[0] ?? null;
}

type Result = { answer: number | null; failure: string | null };

/**
 * The signature has the real time, because the receiver checks it by a real clock.
 * @returns null when the sandbox is being stopped meanwhile
 */
async function post(
	url: string,
	secret: string,
	{ record }: Claim,
	stopping: AbortSignal,
): Promise<Result | null> {
	const body = JSON.stringify(eventObject(record, 1), null, 2);
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: {
				"content-type": "application/json; charset=utf-8",
				"user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
				"stripe-signature": signatureOf(body, secret, Math.floor(Date.now() / 1000)),
			},
			body,
			// A webhook that redirects has failed.
			redirect: "manual",
			signal: AbortSignal.any([stopping, AbortSignal.timeout(answerWithin)]),
		});
		await response.body?.cancel();
		return { answer: response.status, failure: response.ok ? null : `${response.status}` };
	} catch (error) {
		if (stopping.aborted) return null;
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
		return { answer: null, failure: cause instanceof Error ? cause.message : String(cause) };
	}
}

/** @param time seconds */
export function signatureOf(body: string, secret: string, time: number): string {
	const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
	return `t=${time},v1=${signature}`;
}

async function note(
	pool: pg.Pool,
	now: Date,
	{ id, attempts, created }: Claim,
	{ answer, failure }: Result,
): Promise<void> {
	const isGivenUp = failure !== null && now.getTime() - created.getTime() >= patience;
	const pause = backOff[Math.min(attempts, backOff.length) - 1] ?? 0;
	await pool.query(
		`update sandbox.deliveries
		set status = $2, answer = $3, failure = $4, claimed_until = null,
			due = case when $2 = 'pending' then $5 else due end
		where id = $1`,
		[
			id,
			failure === null ? "delivered" : isGivenUp ? "failed" : "pending",
			answer,
			failure,
			new Date(now.getTime() + pause * 1000),
		],
	);
}

/** An attempt that this process broke off is none. */
async function release(pool: pg.Pool, { id }: Claim): Promise<void> {
	await pool.query(
		"update sandbox.deliveries set claimed_until = null, attempts = attempts - 1 where id = $1",
		[id],
	);
}
