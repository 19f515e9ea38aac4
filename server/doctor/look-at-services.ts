import { randomBytes } from "node:crypto";
import { resolveMx, resolveTxt } from "node:dns/promises";
import type { Environment } from "#app/env.server.ts";
import { createFileKey, type FileStore } from "#app/integrations/files/files.ts";
import { openTransporter } from "#app/integrations/mail/smtp-mail.server.ts";
import { findBackups } from "#app/operations/base/find-backups.server.ts";
import type { BackupPlace } from "#app/services.ts";
import { findCertificateEnd } from "./certificate.ts";
import { type Finding, fine, look, warning, wrong } from "./finding.ts";
import { judgeBackup, judgeCertificate, judgeClock, judgeSender } from "./judge.ts";

/** Whether everything outside can be reached: the mail server, the payments, the public address. */
export async function lookAtOutside(env: Environment, now: Date): Promise<Finding[]> {
	const found = await Promise.all([
		lookAtMail(env, now),
		lookAtSender(env),
		lookAtPayments(env),
		lookAtGoogle(env),
		lookAtSite(env, now),
	]);
	return found.flat();
}

/** The files, and their backups. */
export async function lookAtKept(
	env: Environment,
	{ files, backups, now }: { files: FileStore; backups: BackupPlace | null; now: Date },
): Promise<Finding[]> {
	const found = await Promise.all([
		look("files", "Check DATA_DIR or S3_*: this user has to read, write and delete there.", () =>
			lookAtFiles(files, now),
		),
		lookAtBackups(env, backups, now),
	]);
	return found.flat();
}

async function lookAtFiles(files: FileStore, now: Date): Promise<Finding[]> {
	const key = createFileKey("txt", now, randomBytes);
	const start = performance.now();
	await files.put(key, Buffer.from("doctor"), { contentType: "text/plain" });
	const content = await files.get(key);
	const isSame = content && (await new Response(content.body).text()) === "doctor";
	await files.remove(key);
	if (!isSame) throw new Error("what was stored did not come back");
	const milliseconds = Math.round(performance.now() - start);
	return [fine("files", `one was stored, read and deleted in ${milliseconds} ms`)];
}

/** Whether the mail server takes what the site sends, as the site sends it. */
export async function lookAtMail({ smtp, site }: Environment, now: Date): Promise<Finding[]> {
	if (!smtp) return [fine("mail", `kept in /dev/mailbox of this ${site}`)];
	return look(
		"mail",
		"Check SMTP_URL: host, port, name, password. Of a certificate of your own making: docs/operations.md, Mail.",
		async () => {
			const transport = openTransporter(smtp.url, 10_000);
			try {
				await transport.verify();
			} finally {
				transport.close();
			}
			const end = await findCertificateEnd(new URL(smtp.url));
			const certificate = end
				? judgeCertificate("mail certificate", end, now)
				: warning("mail certificate", "the server offers no TLS", "Use a mail server with TLS.");
			return [fine("mail", `${new URL(smtp.url).host} takes mail`), certificate];
		},
	);
}

/** What receivers ask the DNS about the address that mails come from. */
async function lookAtSender({ smtp, site }: Environment): Promise<Finding[]> {
	const domain = /@([^@>\s]+)>?\s*$/u.exec(smtp?.from ?? "")?.[1];
	if (!domain || site !== "public") return [];
	return look("mail sender", "Check MAIL_FROM, and the DNS of this machine.", async () => {
		const names = domain.split(".");
		// A policy of a domain holds for those below it.
		const above = names.slice(0, -1).map((_, index) => `_dmarc.${names.slice(index).join(".")}`);
		const texts = async (name: string) =>
			(await orNone(resolveTxt(name))).map((parts) => parts.join(""));
		return judgeSender(domain, {
			texts: await texts(domain),
			policies: (await Promise.all(above.map(texts))).flat(),
			exchanges: (await orNone(resolveMx(domain))).map(({ exchange }) => exchange),
		});
	});
}

/** The records of a name; none where the DNS says that it has none. */
const orNone = <Record>(asked: Promise<Record[]>): Promise<Record[]> =>
	asked.catch((error) => {
		if (["ENODATA", "ENOTFOUND"].includes(error.code)) return [];
		throw error;
	});

async function lookAtPayments({ stripe }: Environment): Promise<Finding[]> {
	if (!stripe) return [fine("payments", "the built-in sandbox")];
	return look("payments", "Check STRIPE_SECRET_KEY, and https://status.stripe.com", async () => {
		const answer = await fetch("https://api.stripe.com/v1/balance", {
			headers: { authorization: `Bearer ${stripe.secretKey}` },
		});
		await answer.body?.cancel();
		if (!answer.ok) throw new Error(`Stripe answers ${answer.status}`);
		return [fine("payments", "Stripe knows the key"), ...compareClock(answer, "Stripe")];
	});
}

async function lookAtGoogle({ google }: Environment): Promise<Finding[]> {
	if (!google) return [];
	return look("google", "Check GOOGLE_ISSUER, and whether this machine may reach it.", async () => {
		const issuer = google.issuer.replace(/\/$/u, "");
		const answer = await fetch(`${issuer}/.well-known/openid-configuration`);
		await answer.body?.cancel();
		if (!answer.ok) throw new Error(`${issuer} answers ${answer.status}`);
		return [fine("google", `${issuer} answers`), ...compareClock(answer, "Google")];
	});
}

/** The site as visitors reach it, and on this machine. */
async function lookAtSite({ publicUrl, site, port }: Environment, now: Date): Promise<Finding[]> {
	const here = `http://127.0.0.1:${port}`;
	const local = await fetch(`${here}/readyz`).catch(() => null);
	const says = await local?.text();
	const running =
		local === null
			? warning("site", `nothing answers on port ${port}`, "Start it: npm start")
			: local.ok
				? fine("site", `ready on port ${port}`)
				: wrong("site", `not ready: ${says?.trim()}`, "See its log.");
	if (site !== "public") return [running];
	const advice = "Check DNS, the proxy and its certificate.";
	const reached = await look("public address", advice, async () => {
		const answer = await fetch(`${publicUrl}/readyz`);
		await answer.body?.cancel();
		if (!answer.ok) throw new Error(`${publicUrl}/readyz answers ${answer.status}`);
		const end = await findCertificateEnd(new URL(publicUrl));
		return [
			fine("public address", `${publicUrl} answers`),
			...(await lookAtProxy(publicUrl)),
			...(end ? [judgeCertificate("certificate", end, now)] : []),
		];
	});
	return [running, ...reached];
}

/**
 * Only a caller on this machine reads the figures without a token. A proxy that names nobody and asks for this machine,
 * as nginx does by itself, looks like one; one that passes the host on is told by nothing.
 */
export async function lookAtProxy(publicUrl: string): Promise<Finding[]> {
	const figures = await fetch(`${publicUrl}/metrics`);
	await figures.body?.cancel();
	if (!figures.ok) return [];
	const says = "says nobody’s address: all visitors are one, and may read /metrics";
	const advice =
		"Let it send X-Forwarded-For, and name it in TRUSTED_PROXIES (docs/operations.md).";
	return [wrong("proxy", says, advice)];
}

async function lookAtBackups(
	{ site }: Environment,
	backups: BackupPlace | null,
	now: Date,
): Promise<Finding[]> {
	if (!backups) {
		const advice = "Set BACKUP_DIR or BACKUP_S3_*, and one is made every night.";
		return [
			site === "public"
				? wrong("backups", "none are made", advice)
				: fine("backups", "none are made: no place is configured"),
		];
	}
	const advice = "Check BACKUP_DIR or BACKUP_S3_*.";
	return look("backups", advice, async () => {
		const [newest] = await findBackups(backups.store);
		return [judgeBackup(newest ?? null, backups.store.place, now)];
	});
}

function compareClock({ headers }: Response, other: string): Finding[] {
	const there = Date.parse(headers.get("date") ?? "");
	return Number.isNaN(there) ? [] : [judgeClock(there - Date.now(), other)];
}
