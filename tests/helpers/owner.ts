import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { enterDashboard } from "#app/operations/admin/enter-dashboard.server.ts";
import { adminCookieOf } from "#app/requests/owner.server.ts";
import type { TestSite } from "./site.ts";

/** The passcode of every site in the tests that an owner enters. */
export const passcode = "seven-quiet-otters";

/** The cookie of a browser in which the owner has given the passcode; the site needs `ADMIN_PASSCODE`. */
export async function enterAsOwner(site: Pick<TestSite, "services">): Promise<string> {
	const result = await enterDashboard(site.services, passcode, {
		headers: new Headers({ "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0" }),
		address: "127.0.0.1",
		network: "127.0.0.1",
		device: "a".repeat(43),
		now: site.services.clock(),
	});
	if (!result.success) throw new Error(result.error);
	return adminCookieOf(result.secret).split(";")[0] ?? "";
}

/** The owner at the instant that the site's clock shows, for operations. */
export const ownerOf = ({ services }: TestSite): Admin => ({
	sessionId: "00000000-0000-4000-8000-000000000001",
	now: services.clock(),
});
