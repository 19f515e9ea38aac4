import { Link } from "react-router";
import { FileLink } from "#app/components/base/downloads/file-link.tsx";
import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import { calendarAddress } from "#app/domain/billing/plan-forms.ts";
import type { TimelineLine } from "#app/domain/billing/timeline.ts";

const link =
	"inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 print:hidden";

/** When a line happens: what was given ends or begins on a day, all else is a deadline of the reader. */
export function LineDate({ kind, at }: { kind: TimelineLine["kind"]; at: Date | string }) {
	const isDay = kind === "gift" || kind === "given";
	const exact = new Date(at).toISOString();
	return (
		<time dateTime={isDay ? exact.slice(0, 10) : exact}>
			{isDay ? formatLongDate(at) : formatMoment(at)}
		</time>
	);
}

/** What will happen to an account by itself, each with what can be done about it. */
export function Timeline({ lines }: { lines: readonly TimelineLine[] }) {
	return (
		<>
			<ol className="timeline">
				{lines.map(({ kind, subject, at, text, link: { label, to } }) => (
					<li key={`${kind}-${subject}`}>
						<LineDate kind={kind} at={at} />
						<p>{text}</p>
						<Link to={to} className={link}>
							{label}
						</Link>
					</li>
				))}
			</ol>
			<FileLink href={calendarAddress} className={`${link} text-note`}>
				Add these dates to your calendar
			</FileLink>
		</>
	);
}
