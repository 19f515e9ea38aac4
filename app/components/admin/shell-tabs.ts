/** The pages of the dashboard, in the order of its tabs. */
export const adminTabs = [
	{ name: "Email Signups", to: "/admin/signups" },
	{ name: "Resume Database", to: "/admin/resumes" },
	{ name: "Intake desk", to: "/admin/intake" },
	{ name: "Overview", to: "/admin/overview" },
	{ name: "Demand", to: "/admin/demand" },
	{ name: "People", to: "/admin/people" },
	{ name: "Orders", to: "/admin/orders" },
	{ name: "Messages", to: "/admin/messages" },
	{ name: "Cancellations", to: "/admin/cancellations" },
	{ name: "Words", to: "/admin/words" },
	{ name: "Audit log", to: "/admin/audit" },
	{ name: "Team", to: "/admin/team" },
] as const;
