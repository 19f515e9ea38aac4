import { Link } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { useFocusAfter } from "#app/components/billing/use-plan-form.ts";
import { FileFacts, FileSection } from "#app/components/intake/file-section.tsx";
import type { ShownAuthenticator } from "#app/domain/admin/authenticator.ts";
import {
	type DashboardRole,
	dashboardRoles,
	dashboardRoleWords,
} from "#app/domain/admin/dashboard-roles.ts";
import { count } from "#app/domain/base/count.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { OwnerForms, ReasonForm } from "../reason-form.tsx";
import { CodeSection } from "./code-section.tsx";

type TeamMember = {
	id: string;
	email: string;
	role: DashboardRole;
	since: string;
	passkeys: number;
	isStopped: boolean;
};

export type TeamPageProps = {
	team: readonly TeamMember[];
	formKey: string;
	authenticator: ShownAuthenticator;
	/** Of the press before, to be read now. */
	recoveryCodes?: readonly string[] | undefined;
	failure: FormResult | null;
};

/** Who has a role in the dashboard, and the forms that give one and take it away. */
export function TeamPage({ team, formKey, authenticator, recoveryCodes, failure }: TeamPageProps) {
	const place = useFocusAfter<HTMLDivElement>(formKey);
	return (
		<OwnerForms value={{ formKey, failure }}>
			<div ref={place} tabIndex={-1} className="outline-none">
				<h1 className="text-2xl">Team</h1>
				<p className="mt-1 mb-6 max-w-prose text-quiet">
					People of the team open the dashboard with a passkey of their account, each with what
					their role may do. The passcode is for the first day and for when a passkey is lost.
				</p>
				<div className="grid gap-4">
					<FileSection id="members" title="Who has a role">
						{team.length === 0 ? (
							<p className="text-quiet">Nobody yet. Until then the passcode is the only way in.</p>
						) : null}
						{team.map((member) => (
							<Member key={member.id} member={member} />
						))}
					</FileSection>
					<FileSection id="give" title="Give a role">
						<p className="mb-2 text-note text-quiet">
							To an account that is there. A person who has a role gets the other one instead.
						</p>
						<ReasonForm
							intent="give-role"
							summary="Give a role to an account"
							button="Give the role"
							note={
								<ul className="grid gap-1">
									{dashboardRoles.map((role) => (
										<li key={role}>
											<strong>{dashboardRoleWords[role].name}:</strong>{" "}
											{dashboardRoleWords[role].does}
										</li>
									))}
								</ul>
							}
						>
							<Field
								label="Address of the account"
								name="email"
								type="email"
								required
								autoComplete="off"
								autoCapitalize="none"
								spellCheck={false}
							/>
							<SelectField
								label="Role"
								name="role"
								defaultValue="support"
								options={dashboardRoles.map((value) => ({
									value,
									label: dashboardRoleWords[value].name,
								}))}
							/>
						</ReasonForm>
					</FileSection>
					<CodeSection {...{ authenticator, recoveryCodes, failure }} />
				</div>
			</div>
		</OwnerForms>
	);
}

function Member({ member }: { member: TeamMember }) {
	const { id, email, role, since, passkeys, isStopped } = member;
	return (
		<div className="admin-item">
			<h3 className="mb-2 flex flex-wrap items-center gap-2 font-sans text-base font-semibold tracking-normal">
				<Link
					to={`/admin/people/${id}`}
					className="admin-link inline-flex min-h-11 items-center wrap-anywhere"
				>
					{email}
				</Link>
				<span className="badge badge-tag">{dashboardRoleWords[role].name}</span>
				{isStopped ? <span className="badge badge-bad">Stopped</span> : null}
			</h3>
			<FileFacts
				facts={[
					["Since", since],
					[
						"Passkeys",
						passkeys > 0
							? count(passkeys, "passkey")
							: "None yet: the dashboard stays closed to them",
					],
				]}
			/>
			<ReasonForm
				intent="take-role"
				id={id}
				isDanger
				summary="Take the role away"
				button="Take the role away"
				note="What they have open of the dashboard closes at once. The account stays."
			/>
		</div>
	);
}
