import type { ReactNode } from "react";
import { Link } from "react-router";
import { describeCount, type Waiting } from "#app/domain/admin/attention.ts";
import { formatMoment } from "#app/domain/base/dates.ts";

/** One thing that waits: what it is, since when, why, and the buttons for it. */
export function AttentionItem({
	title,
	to,
	at,
	before,
	reason,
	children,
}: {
	title: string;
	/** The page about it, where there is one. */
	to?: string;
	/** ISO. */
	at: string;
	/** What stands before the moment. */
	before?: string;
	reason?: string;
	children?: ReactNode;
}) {
	return (
		<li className="attention-item py-3 border-t border-hairline wrap-anywhere">
			<div className="min-w-0">
				<p className="font-medium">
					{to ? (
						<Link to={to} className="admin-link">
							{title}
						</Link>
					) : (
						title
					)}
				</p>
				<p className="text-sm text-quiet">
					{before}
					<time dateTime={at}>{formatMoment(at)}</time>
				</p>
				{reason ? <p className="mt-1 text-danger text-note">{reason}</p> : null}
			</div>
			{children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
		</li>
	);
}

/** A kind of things that wait, and how many of them the list leaves out; nothing while none waits. */
export function AttentionGroup<Item>({
	title,
	advice,
	waiting: { items, count },
	action,
	children,
}: {
	title: string;
	advice: string;
	waiting: Waiting<Item>;
	action?: ReactNode;
	children: (item: Item) => ReactNode;
}) {
	const left = count - items.length;
	if (count === 0) return null;
	return (
		<section>
			<div className="attention-head">
				<div>
					<h3 className="text-lg">{`${title}: ${describeCount(count)}`}</h3>
					<p className="text-sm text-quiet">{advice}</p>
				</div>
				{action}
			</div>
			<ul className="mt-2">{items.map(children)}</ul>
			{left > 0 ? <p className="mt-2 text-sm text-quiet">And {left} more.</p> : null}
		</section>
	);
}
