import { Link } from "react-router";
import { plans } from "#app/domain/billing/plans.ts";
import { DownloadButton } from "./download-button.tsx";

export type ReaderDownload = { label: string; href: string };

/** The downloads that the person has; for those who may only read, what downloading needs. */
export function ReaderDownloads({ downloads }: { downloads: readonly ReaderDownload[] }) {
	if (downloads.length === 0) {
		return (
			<p className="text-note text-quiet">
				You can read this resume here. Downloads come with a{" "}
				<Link to="/pricing" className="text-accent underline underline-offset-4">
					{plans.pack.name} or {plans.pro.name}
				</Link>
				.
			</p>
		);
	}
	return (
		<div className="grid gap-2">
			{downloads.map(({ label, href }) => (
				<DownloadButton key={href} offer={{ kind: "file", href }} label={`Download ${label}`} />
			))}
		</div>
	);
}
