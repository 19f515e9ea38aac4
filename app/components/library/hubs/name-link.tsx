import type { ReactNode } from "react";
import { Link } from "react-router";
import { namedHubAddress } from "#app/domain/library/hubs/address-slug.ts";

type NameLinkProps = { kind: "company" | "role"; name: string; children?: ReactNode };

/** A company or a role that leads to its hub; plain text where it has none. */
export function NameLink({ kind, name, children = name }: NameLinkProps) {
	const address = namedHubAddress(kind, name);
	return address === null ? (
		children
	) : (
		<Link to={address} discover="none" className="name-link">
			{children}
		</Link>
	);
}
