import { Link } from "react-router";

type Reader = { id: string; email: string; reading: string; isRefunded: boolean };

/** What the owner reads of one reader: how much, in what time, and whether money went back. */
export const describeReader = ({ reading, isRefunded }: Omit<Reader, "id" | "email">): string =>
	`${reading} · ${isRefunded ? "a payment was refunded" : "nothing was refunded"}`;

/** People who use so much of the library that they may be copying it; nothing while there are none. */
export function UnusualReading({ readers }: { readers: readonly Reader[] }) {
	if (readers.length === 0) return null;
	return (
		<section aria-labelledby="unusual" className="admin-panel mt-4">
			<h2 id="unusual" className="text-xl">
				Unusual reading
			</h2>
			<p className="mt-1 mb-3 text-quiet">
				Fair use already limits it. Check whether someone is copying the library.
			</p>
			<ul className="grid gap-2">
				{readers.map((reader) => (
					<li key={reader.id}>
						<Link to={`/admin/people/${reader.id}`} className="admin-link wrap-anywhere">
							{reader.email}
						</Link>
						: {describeReader(reader)}
					</li>
				))}
			</ul>
		</section>
	);
}
