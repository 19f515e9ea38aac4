import { Link } from "react-router";
import { plans } from "#app/domain/billing/plans.ts";
import { DownloadButton } from "./download-button.tsx";

type ReaderDownload = { label: string; href: string };

export type ReaderDownloadsProps = {
	downloads: readonly ReaderDownload[];
	/** Opened with the free allowance: no pack brings a download of it. */
	needsPro: boolean;
};

/** The downloads that the person has; for those who may only read, what downloading needs. */
export function ReaderDownloads({ downloads, needsPro }: ReaderDownloadsProps) {
	if (downloads.length === 0) {
		return (
			<p className="text-note text-quiet">
				You can read this resume here.{" "}
				{needsPro
					? "You opened it with your free resume, so its downloads come with "
					: "Downloads come with a "}
				<Link to="/pricing" className="text-accent underline underline-offset-4">
					{needsPro ? plans.pro.name : `${plans.pack.name} or ${plans.pro.name}`}
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
