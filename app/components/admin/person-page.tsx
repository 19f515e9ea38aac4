import { use } from "react";
import { Link } from "react-router";
import { useFocusAfter } from "#app/components/billing/use-plan-form.ts";
import { FileFacts, FileSection } from "#app/components/intake/file-section.tsx";
import { dashboardRoleWords, maySend } from "#app/domain/admin/dashboard-roles.ts";
import type { PersonFile } from "#app/domain/admin/person-file.ts";
import { count } from "#app/domain/base/count.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { GiveForms } from "./give-forms.tsx";
import { PersonHistory } from "./person-history.tsx";
import { PersonRights } from "./person-rights.tsx";
import { OwnerForms } from "./reason-form.tsx";
import { MyRole } from "./roles/mine.tsx";
import { hasSupportForm, SupportForms } from "./support/forms.tsx";
import { describeReader } from "./unusual-reading.tsx";

type PersonPageProps = {
	person: PersonFile;
	formKey: string;
	failure: FormResult | null;
};

/** One person: who they are, what they have and have paid, what they did, and what can be done for them. */
export function PersonPage({ person, formKey, failure }: PersonPageProps) {
	const place = useFocusAfter<HTMLDivElement>(formKey);
	const role = use(MyRole);
	const isTheirs = person.teamRole !== null && role !== "owner";
	const isHidden = (intent: string) => isTheirs || !maySend(role, "/admin/people/:id", intent);
	const isOrphan = failure?.message && !hasSupportForm(person, failure.values?.intent);
	return (
		<OwnerForms value={{ formKey, failure, isHidden }}>
			<div ref={place} tabIndex={-1} className="outline-none">
				<Link to="/admin/people" className="link-quiet">
					All people
				</Link>
				<h1 className="mt-1 text-2xl wrap-anywhere">{person.email}</h1>
				<p className="mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
					<span className="badge badge-tag">{person.plan}</span>
					{person.teamRole ? (
						<span className="badge badge-tag">
							{dashboardRoleWords[person.teamRole].name} of the dashboard
						</span>
					) : null}
					{person.stopped ? <span className="badge badge-bad">Stopped</span> : null}
					<Link
						to={`/admin/people/${person.id}/access`}
						className="admin-link thumb inline-flex items-center"
					>
						Why can they open a resume, or not?
					</Link>
				</p>
				{isOrphan ? (
					<p role="alert" className="admin-panel mb-4 text-danger">
						{failure.message}
					</p>
				) : null}
				<div className="grid gap-4">
					<FileSection id="account" title="Account">
						<FileFacts
							facts={[
								["Id", person.id],
								["Address confirmed", person.isConfirmed ? "Yes" : "No"],
								person.stopped ? ["Stopped", `${person.stopped}. Nobody can sign in.`] : null,
								["Signed in now", count(person.sessions, "browser")],
								["Joined", person.joined],
								["Last seen", person.lastSeen ?? "Never"],
								["Opened", count(person.opened, "resume")],
								["One-time benefits used", person.promises.join("; ") || "None"],
								["Unusual reading", person.unusual ? describeReader(person.unusual) : "No"],
								["Signs in with", person.signsInWith.join(", ") || "Nothing yet"],
								["Customer at the payment provider", person.customerId ?? "None"],
							]}
						/>
					</FileSection>
					<FileSection id="support" title="Support">
						{isTheirs ? (
							<p className="text-quiet">
								This account has a role in the dashboard: an owner looks after it.
							</p>
						) : (
							<SupportForms person={person} />
						)}
					</FileSection>
					{isHidden("give-pack") ? null : (
						<FileSection id="give" title="Give">
							<GiveForms isStopped={person.stopped !== null} />
						</FileSection>
					)}
					<PersonRights person={person} />
					<PersonHistory person={person} />
				</div>
			</div>
		</OwnerForms>
	);
}
