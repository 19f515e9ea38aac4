import { createContext, type ReactNode, use } from "react";
import { Link } from "react-router";
import { type DashboardRole, mayGo, maySend } from "#app/domain/admin/dashboard-roles.ts";

/** The role of who looks at the dashboard. It decides what is shown; the server decides what is done. */
export const MyRole = createContext<DashboardRole>("owner");

/** Whether who looks may send a form of a page, by the pattern of its route. */
export const useMaySend = (pattern: string, form?: string) => maySend(use(MyRole), pattern, form);

/** A link within the dashboard; to a page that is closed to who looks it is the words alone. */
export function AdminLink({ to, children }: { to: string; children: ReactNode }) {
	if (!mayGo(use(MyRole), to)) return children;
	return (
		<Link to={to} className="admin-link">
			{children}
		</Link>
	);
}
