import { Link } from "react-router";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { calendarAddress } from "#app/domain/billing/plan-forms.ts";
import type { TimelineLine } from "#app/domain/billing/timeline.ts";

const link =
	"inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4";

/** What will happen to an account by itself, each with what can be done about it. */
export function Timeline({ lines }: { lines: readonly TimelineLine[] }) {
	return (
		<>
			<ol className="timeline">
				{lines.map(({ kind, subject, at, text, link: { label, to } }) => (
					<li key={`${kind}-${subject}`}>
						<time dateTime={at.toISOString().slice(0, 10)}>{formatLongDate(at)}</time>
						<p>{text}</p>
						<Link to={to} className={link}>
							{label}
						</Link>
					</li>
				))}
			</ol>
			<a href={calendarAddress} download className={`${link} text-note`}>
				Add these dates to your calendar
			</a>
		</>
	);
}
