import { randomUUID } from "node:crypto";
import { writeAudit } from "#app/data/admin/audit-log.server.ts";
import {
	addAdminSession,
	isAdminDevice,
	noteAdminDevice,
	removeEndedAdminSessions,
} from "#app/data/admin/owner-sessions.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { adminIdleMinutes, adminSessionHours } from "#app/domain/admin/owner-session.ts";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import { describeBrowser } from "#app/integrations/browser-name.server.ts";
import { createSecret, hashSecret } from "#app/integrations/secrets.server.ts";
import { countSlowly } from "#app/operations/account/count-attempt.server.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { isCodeAsked, type TakenCode, takeCode } from "./team/take-code.server.ts";

const { admin } = adminMessages;

/** What was typed at the gate; the code is empty where none was asked for. */
type GateEntry = { passcode: string; code: string };

/**
 * Opens the dashboard to a browser that knows the passcode. Only its own network can keep it out: beyond the
 * limit over all, attempts of browsers that have never been inside are slower.
 * @returns the secret for its cookie, or the sentence why not
 */
export function enterDashboard(
	services: Uses<"database" | "jobs" | "limits" | "log" | "passcode" | "slowDown">,
	entry: GateEntry,
	browser: BrowserRequest,
): Promise<{ success: true; secret: string } | Failure> {
	return withUnexpectedFailure(services, admin.unexpected, () => enter(services, entry, browser));
}

async function enter(
	services: Uses<"database" | "jobs" | "limits" | "log" | "passcode" | "slowDown">,
	{ passcode, code }: GateEntry,
	browser: BrowserRequest,
): Promise<{ success: true; secret: string } | Failure> {
	const { database, limits: counters, log } = services;
	const { network, now, headers, address } = browser;
	const device = hashSecret(browser.device);
	const wait = await counters.consume(limits.passcodePerNetwork, network);
	if (wait) return rateLimited(wait);
	const isKnown = await isAdminDevice(database, device);
	const slowed = isKnown ? null : await countSlowly(services, limits.passcodeOverall, "all");
	if (!(await services.passcode.matches(passcode))) {
		log.warn({ address }, "A wrong passcode");
		if (slowed && !slowed.isHeld) return rateLimited(slowed.retryAfter);
		return rejected(admin.invalidPasscode, 401, "passcode");
	}
	const asksForCode = await isCodeAsked(services);
	if (asksForCode) {
		if (!code) return rejected(admin.codeMissing, 401, "code");
		const refused = await counters.consume(limits.passcodeCodes, "all");
		if (refused) return rateLimited(refused);
	}
	const secret = createSecret();
	const sessionId = randomUUID();
	const name = describeBrowser(headers.get("User-Agent"));
	return database.transaction(async (transaction) => {
		const taken: TakenCode | null = asksForCode
			? await takeCode(services, transaction, code, now)
			: {};
		if (!taken) {
			log.warn({ address }, "The passcode with a wrong code");
			return rejected(admin.codeWrong, 401, "code");
		}
		await removeEndedAdminSessions(transaction, {
			lastUsed: new Date(now.getTime() - adminIdleMinutes * 60_000),
			created: new Date(now.getTime() - adminSessionHours * 3_600_000),
		});
		await noteAdminDevice(transaction, device, now);
		await addAdminSession(transaction, {
			tokenHash: hashSecret(secret),
			id: sessionId,
			browser: name,
			memberSession: null,
			createdAt: now,
			lastUsedAt: now,
		});
		const entry = { action: "admin.entered", subject: "dashboard", label: name } as const;
		await writeAudit(
			transaction,
			{ sessionId, now },
			{ ...entry, ...taken, personId: null, role: "owner" },
		);
		const alert = {
			kind: "passcode",
			browser: name,
			network: address,
			at: now.toISOString(),
			...(taken.reason && { note: taken.reason }),
		} as const;
		await services.jobs.enqueue("alert-owner", alert, {
			key: `passcode:${sessionId}`,
			transaction: jobTransaction(transaction),
		});
		return { success: true as const, secret };
	});
}
