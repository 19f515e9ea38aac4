import { Link } from "react-router";
import { accountPage } from "#app/components/account/menu-links.ts";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { browseAddress } from "./browse-address.ts";

type SaveLinkProps = { query: ResumeQuery; className: string; children: string };

/** Leads to the form that saves a search; a visitor by way of signing up. */
export function SaveLink({ query, className, children }: SaveLinkProps) {
	const viewer = useViewer();
	const form = browseAddress(query, "/library/searches/new");
	return (
		<Link to={viewer ? form : accountPage("signup", form)} rel="nofollow" className={className}>
			{children}
		</Link>
	);
}
