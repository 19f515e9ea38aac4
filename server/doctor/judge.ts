import type { DatabaseState } from "#app/data/base/database-state.server.ts";
import type { Pooler } from "#app/data/base/pooler.server.ts";
import { isNearlyFull } from "#app/domain/admin/disk-space.ts";
import { type Finding, fine, warning, wrong } from "./finding.ts";

/* How figures are judged. */

const day = 86_400_000;

/** @param free bytes, of `total` */
export function judgeDisk(part: string, free: number, total: number): Finding {
	const says = `${(free / 1e9).toFixed(1)} GB of ${(total / 1e9).toFixed(0)} GB free`;
	const advice = "Make room, or move DATA_DIR to a larger disk.";
	if (free < 0.5e9) return wrong(part, says, advice);
	return isNearlyFull({ free, total }) ? warning(part, says, advice) : fine(part, says);
}

/** @param until when a certificate ends */
export function judgeCertificate(part: string, until: Date, now: Date): Finding {
	const days = Math.floor((until.getTime() - now.getTime()) / day);
	const says = `the certificate is valid until ${until.toISOString().slice(0, 10)}`;
	const advice = "Renew the certificate of this host.";
	if (days < 0) return wrong(part, "the certificate has ended", advice);
	return days < 14 ? warning(part, `${says}, ${days} days`, advice) : fine(part, says);
}

/** @param milliseconds by which another clock is ahead of this machine's */
export function judgeClock(milliseconds: number, other: string): Finding {
	const seconds = Math.abs(Math.round(milliseconds / 1000));
	const says = `${seconds} s apart from ${other}`;
	const advice = "Set the machine's clock, and keep it set (systemd-timesyncd, chrony).";
	if (seconds > 60) return wrong("clock", says, advice);
	return seconds > 5 ? warning("clock", says, advice) : fine("clock", says);
}

/** @param madeAt of the newest backup; null when there is none */
export function judgeBackup(madeAt: Date | null, place: string, now: Date): Finding {
	const advice = "Look at the log of the job make-backup, and run: npm run backup";
	if (!madeAt) return wrong("backups", `there is none in ${place}`, advice);
	const hours = Math.round((now.getTime() - madeAt.getTime()) / 3_600_000);
	const says = `the newest in ${place} is ${hours} hours old`;
	return hours > 36 ? wrong("backups", says, advice) : fine("backups", says);
}

/** What hinders the site in a database that answers. */
export function judgeUse(
	state: Pick<DatabaseState, "isReadOnly" | "mayCreate" | "isolation">,
	pooler: Pooler,
): Finding[] {
	const findings: Finding[] = [];
	const tell = (found: Finding) => findings.push(found);
	if (state.isReadOnly) {
		const advice = "Name the primary in DATABASE_URL, or let this one write again.";
		tell(wrong("database", "is read-only: nobody can sign in or buy", advice));
	} else if (!state.mayCreate) {
		const advice = "As an administrator of Postgres: alter database … owner to …";
		tell(wrong("database", "its user may not create tables", advice));
	}
	if (pooler === "by transaction") {
		const advice = "Name Postgres itself, or a pool in session mode.";
		tell(wrong("database", "is behind a pool in transaction mode", advice));
	}
	if (state.isolation !== "read committed") {
		const advice = "alter role … set default_transaction_isolation = 'read committed'";
		const says = `transactions are ${state.isolation}: those that meet fail`;
		tell(warning("database", says, advice));
	}
	return findings;
}

/**
 * What the DNS says of the domain that mails come from. A signature (DKIM) cannot be seen there: its name is the mail
 * server's affair.
 * @param texts TXT records of the domain
 * @param policies TXT records under _dmarc of it or of a domain above it
 * @param exchanges names of its MX records
 */
export function judgeSender(
	domain: string,
	{ texts, policies, exchanges }: Record<"texts" | "policies" | "exchanges", readonly string[]>,
): Finding[] {
	const part = "mail sender";
	const advice = "Set it at the DNS (docs/operations.md, Mail).";
	const senders = texts.filter((text) => /^v=spf1(?: |$)/iu.test(text)).length;
	return [
		senders === 1
			? fine(part, `${domain} has an SPF record`)
			: senders === 0
				? warning(part, `${domain} has no SPF record: its mail looks forged`, advice)
				: wrong(part, `${domain} has ${senders} SPF records, so that none counts`, advice),
		policies.some((text) => /^v=DMARC1/u.test(text))
			? fine(part, `${domain} has a DMARC policy`)
			: warning(part, `${domain} has no DMARC policy: Gmail and Yahoo ask for one`, advice),
		exchanges.some((name) => name !== "" && name !== ".")
			? fine(part, `${domain} takes mail`)
			: warning(part, `${domain} has no MX: mails that come back are lost`, advice),
	];
}

/**
 * @param applied of the database, @param known of this version: migrations by their times
 */
export function judgeMigrations(applied: readonly number[], known: readonly number[]): Finding {
	const unknown = applied.filter((time) => !known.includes(time));
	if (unknown.length > 0) {
		return wrong(
			"migrations",
			`a newer version of the site has made ${unknown.length} that this one does not know`,
			"Run that version, or restore a backup from before it (docs/operations.md, Going back).",
		);
	}
	const left = known.length - applied.length;
	if (left === 0) return fine("migrations", `all ${known.length} have run`);
	return warning("migrations", `${left} have not run`, "They run when the site starts: npm start");
}

/** @param waiting milliseconds for which the first job that is due has waited; null when none is due */
export function judgeJobs(parked: number, waiting: number | null): Finding[] {
	const findings: Finding[] = [];
	if (parked > 0) {
		const advice = "See “Failed jobs” at /admin/overview: fix the cause, then try them again.";
		findings.push(warning("jobs", `${parked} were given up`, advice));
	}
	const minutes = Math.floor((waiting ?? 0) / 60_000);
	if (minutes >= 15) {
		const advice = "Is the site running? A process that is stuck is replaced by: npm run reload";
		findings.push(wrong("jobs", `the first that is due has waited ${minutes} minutes`, advice));
	}
	return findings.length > 0 ? findings : [fine("jobs", "nothing waits that is due")];
}
