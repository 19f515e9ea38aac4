import { Link } from "react-router";
import type { CloseResumes as Close } from "#app/domain/library/search/other-searches.ts";
import { browseAddress } from "../browse-address.ts";
import { CardGrid } from "../card-grid.tsx";
import { findLink } from "./search-offers.tsx";

/** Below a short list: resumes that have most of what was searched for, and what they lack. */
export default function CloseResumes({ query, why, without, resumes }: Close) {
	return (
		<section className="mt-10 border-hairline border-t pt-6">
			<h2 className="text-2xl">Close to it</h2>
			<p className="mb-4">
				{why === "fewer" ? `Without ${quoted(without)}: ` : "By another reading: "}
				<Link to={browseAddress(query)} className={findLink}>
					{query.search}
				</Link>
			</p>
			<CardGrid cards={resumes} label="Close to it" isBelow />
		</section>
	);
}

const together = new Intl.ListFormat("en-US");
const quoted = (words: readonly string[]) => together.format(words.map((word) => `“${word}”`));
