import {
	type SignupSource,
	type SignupStatus,
	signupSources,
} from "#app/domain/account/newsletter.ts";
import { createRandom, type Random } from "../random.ts";
import { uuidOf } from "../uuid.ts";
import { growing, inventPerson, timeOfDay } from "./people.ts";

const signups = 96;

/** The newsletter's list: most have confirmed, some have not yet, a few have left. */
export function createSignups(first: number, today: number, days: number, now: Date) {
	return Array.from({ length: signups }, (_, index) => {
		const random = createRandom(`signup ${index}`);
		const at = today - growing(random, days) * 86_400_000 + timeOfDay(random);
		const status = statusOf(random);
		return {
			id: uuidOf(`signup ${index}`),
			email: inventPerson(first + index, random).email,
			source: random.weighted<SignupSource>(
				signupSources.map((source) => [source, source === "landing_page" ? 5 : 2]),
			),
			status,
			createdAt: new Date(at),
			confirmedAt: status === "pending" ? null : new Date(at + random.int(1, 600) * 60_000),
		};
	}).filter(({ createdAt, confirmedAt }) => (confirmedAt ?? createdAt) < now);
}

const statusOf = (random: Random): SignupStatus =>
	random.weighted<SignupStatus>([
		["active", 66],
		["pending", 22],
		["unsubscribed", 12],
	]);
