/** What a member of the team may be. The passcode opens the dashboard as an owner. */
export const dashboardRoles = ["owner", "editor", "support"] as const;
export type DashboardRole = (typeof dashboardRoles)[number];

/** Each role in words. */
export const dashboardRoleWords: Record<DashboardRole, { name: string; does: string }> = {
	owner: { name: "Owner", does: "Everything, money and the team too." },
	editor: {
		name: "Editor",
		does: "The library: resumes, the intake desk, imports and demand. Articles and guides.",
	},
	support: {
		name: "Support",
		does: "People and messages. Orders to look at; gives no money and no plan.",
	},
};

type Roles = readonly DashboardRole[];
type Row = {
	/** Who may look. */
	read: Roles;
	/** Who may send its forms. Where the forms differ, each by its name; one that is not named is an owner's. */
	send: Roles | Readonly<Record<string, Roles>>;
};

const owners: Roles = ["owner"];
const library: Roles = ["owner", "editor"];
const people: Roles = ["owner", "support"];

const forLibrary: Row = { read: library, send: library };
const forPeople: Row = { read: people, send: people };
const forOwners: Row = { read: owners, send: owners };

/**
 * Every route of the dashboard and who may do what there: the one place that is asked. Keys are the patterns of
 * `routes.ts`; a route that does not stand here opens to nobody.
 */
export const dashboardAccess: Readonly<Record<string, Row>> = {
	"/admin/signups": forOwners,
	"/admin/resumes": forLibrary,
	"/admin/resumes/new": forLibrary,
	// What was taken down comes back by an owner.
	"/admin/resumes/:id": { read: library, send: { save: library } },
	"/admin/resumes/:id/withdraw": forLibrary,
	"/admin/resumes/:id/evidence": forLibrary,
	"/admin/resumes/:id/notes": forLibrary,
	"/admin/uploads": forLibrary,
	"/admin/uploads/new": forLibrary,
	"/admin/uploads/:id": forLibrary,
	"/admin/uploads/:id/file": forLibrary,
	"/admin/uploads/:id/sheet.svg": forLibrary,
	"/admin/intake": forLibrary,
	"/admin/intake/files": forLibrary,
	"/admin/intake/:id": forLibrary,
	"/admin/imports": forLibrary,
	"/admin/imports/new": forLibrary,
	"/admin/imports/sample.csv": forLibrary,
	"/admin/imports/:id": forLibrary,
	"/admin/imports/:id/errors.csv": forLibrary,
	"/admin/changes": forLibrary,
	"/admin/changes/:id": forLibrary,
	"/admin/overview": forOwners,
	"/admin/demand": forLibrary,
	"/admin/people": forPeople,
	"/admin/people/:id": {
		read: people,
		// What gives or takes a plan, ends a subscription by itself or cannot be undone is an owner's.
		send: {
			"mail-confirmation": people,
			"mail-reset": people,
			"change-address": people,
			"sign-out": people,
			stop: people,
			reopen: people,
		},
	},
	"/admin/people/:id/access": forPeople,
	"/admin/orders": { read: people, send: owners },
	"/admin/orders/:id": { read: people, send: owners },
	"/admin/messages": forPeople,
	// Money goes back, and resumes come down, by an owner.
	"/admin/messages/:id": { read: people, send: { reply: people, close: people, reopen: people } },
	"/admin/cancellations": forOwners,
	"/admin/words": forLibrary,
	// Name, prices, claims, crawlers and legal pages bind the business. Its loader asks the same of a look.
	"/admin/words/:key/:slug?": { read: library, send: { blog: library, guides: library } },
	"/admin/audit": forOwners,
	"/admin/team": forOwners,
	// A list is exported by its name.
	"/admin/exports/:list": { read: dashboardRoles, send: { resumes: library } },
	"/admin/lock": { read: dashboardRoles, send: dashboardRoles },
};

/** Whether a role may look at a route. */
export function mayRead(role: DashboardRole, pattern: string): boolean {
	return rowOf(pattern)?.read.includes(role) ?? false;
}

/**
 * Whether a role may send a form of a route.
 * @param form its name, where the forms of the route differ; without one, whether there is any
 */
export function maySend(role: DashboardRole, pattern: string, form?: string): boolean {
	const send = rowOf(pattern)?.send;
	if (!send) return false;
	if (role === "owner" || isRoles(send)) return isRoles(send) ? send.includes(role) : true;
	if (form === undefined) return Object.values(send).some((roles) => roles.includes(role));
	return Object.hasOwn(send, form) && (send[form]?.includes(role) ?? false);
}

/** Whether a role may look at an address of the dashboard, for links. */
export function mayGo(role: DashboardRole, address: string): boolean {
	const parts = (address.split(/[?#]/u)[0] ?? "").split("/");
	const fits = (pattern: string) => {
		const names = pattern.split("/");
		const least = names.filter((name) => !name.endsWith("?")).length;
		return (
			parts.length >= least &&
			parts.length <= names.length &&
			parts.every((part, place) => names[place]?.startsWith(":") || names[place] === part)
		);
	};
	// "new" and "files" are names of their own, not ids.
	const pattern = Object.hasOwn(dashboardAccess, parts.join("/"))
		? parts.join("/")
		: Object.keys(dashboardAccess).find(fits);
	return pattern !== undefined && mayRead(role, pattern);
}

/** Where a role begins. */
export const dashboardHome: Record<DashboardRole, string> = {
	owner: "/admin/resumes",
	editor: "/admin/resumes",
	support: "/admin/messages",
};

const rowOf = (pattern: string) =>
	Object.hasOwn(dashboardAccess, pattern) ? dashboardAccess[pattern] : undefined;

const isRoles = (send: Row["send"]): send is Roles => Array.isArray(send);
