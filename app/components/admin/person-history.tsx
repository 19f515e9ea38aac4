import type { ReactNode } from "react";
import { Link } from "react-router";
import { FileSection } from "#app/components/intake/file-section.tsx";
import type { PersonFile } from "#app/domain/admin/person-file.ts";
import { AuditTable } from "./audit-table.tsx";
import { OrdersTable } from "./orders-table.tsx";
import { AdminLink } from "./roles/mine.tsx";
import { TableFrame } from "./table-frame.tsx";

/** What a person has paid, read and written, and what was done about them, the newest first. */
export function PersonHistory({ person }: { person: PersonFile }) {
	const { orders, readings, cancellations, messages, takedowns, events, audit } = person;
	const missing = Object.entries({
		orders,
		readings,
		cancellations,
		messages,
		"contributions that are kept out": takedowns,
		"payment events": events,
		"entries in the audit log": audit,
	}).flatMap(([name, lines]) => (lines.length === 0 ? [name] : []));
	return (
		<>
			<Lines id="orders" title="Orders" count={orders.length}>
				<OrdersTable orders={orders} label="Orders of this person" hasPerson={false} />
			</Lines>
			<Lines id="readings" title="Read" count={readings.length}>
				<Table label="Resumes that were opened" columns={["Resume", "By", "Last opened"]}>
					{readings.map(({ resumeId, title, company, by, when }) => [
						resumeId,
						<Link key="resume" to={`/resumes/${resumeId}`} className="admin-link">
							{title}, {company}
						</Link>,
						by,
						when,
					])}
				</Table>
			</Lines>
			<Lines id="cancellations" title="Cancellations" count={cancellations.length}>
				<Table label="Cancellations" columns={["When", "Reason", "Satisfaction", "Comments"]}>
					{cancellations.map(({ id, when, reason, satisfaction, comments, resumed }) => [
						id,
						resumed ? `${when}, taken back ${resumed}` : when,
						reason,
						satisfaction ?? "–",
						comments ?? "–",
					])}
				</Table>
			</Lines>
			<Lines id="messages" title="Messages" count={messages.length}>
				<Table label="Messages" columns={["When", "Subject", "Status"]}>
					{messages.map(({ id, when, subject, status }) => [
						id,
						when,
						<Link key="message" to={`/admin/messages/${id}`} className="admin-link">
							{subject}
						</Link>,
						status,
					])}
				</Table>
			</Lines>
			<Lines id="takedowns" title="Contributions that are kept out" count={takedowns.length}>
				<Table label="Contributions that are kept out" columns={["When", "How"]}>
					{takedowns.map(({ resumeId, by, when }) => [
						resumeId,
						when,
						<AdminLink key="takedown" to={`/admin/resumes/${resumeId}`}>
							{by}
						</AdminLink>,
					])}
				</Table>
			</Lines>
			<Lines id="events" title="Payment events" count={events.length}>
				<Table label="Payment events" columns={["When", "Event", "Id", "State"]}>
					{events.map(({ id, when, type, state }) => [id, when, type, id, state])}
				</Table>
			</Lines>
			<Lines id="audit" title="What was done" count={audit.length}>
				<AuditTable lines={audit} />
			</Lines>
			{missing.length > 0 ? (
				<p className="px-1 text-quiet">There are no {missing.join(", no ")}.</p>
			) : null}
		</>
	);
}

type LinesProps = { id: string; title: string; count: number; children: ReactNode };

/** What there is nothing of has no panel of its own: it is named below them all. */
function Lines({ id, title, count, children }: LinesProps) {
	if (count === 0) return null;
	return (
		<FileSection id={id} title={title}>
			{children}
		</FileSection>
	);
}

type TableProps = {
	label: string;
	columns: readonly string[];
	/** A key and the cells of each line. */
	children: readonly (readonly [key: string, ...cells: ReactNode[]])[];
};

function Table({ label, columns, children }: TableProps) {
	return (
		<TableFrame label={label} columns={columns}>
			{children.map(([key, ...cells]) => (
				<tr key={key}>
					{cells.map((cell, index) => (
						<td key={columns[index]}>{cell}</td>
					))}
				</tr>
			))}
		</TableFrame>
	);
}
