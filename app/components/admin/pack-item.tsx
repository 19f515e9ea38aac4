import { Link } from "react-router";
import { FileFacts } from "#app/components/intake/file-section.tsx";
import type { PackLine } from "#app/domain/admin/person-file.ts";
import { ReasonForm } from "./reason-form.tsx";

/** A pack, what its credits were spent on, and the form that takes it back. */
export function PackItem({ pack }: { pack: PackLine }) {
	const { id, origin, state, left, granted, expires, canRevoke, credits } = pack;
	return (
		<div className="admin-item">
			<FileFacts
				facts={[
					["State", state],
					["Left", String(left)],
					["From", `${granted}, ${origin === "paid" ? "bought" : "given"}`],
					["Until", expires],
				]}
			/>
			{credits.length > 0 ? (
				<ul className="mt-3 text-note">
					{credits.map(({ resumeId, title, spent, returned }) => (
						<li key={`${resumeId} ${spent}`}>
							<Link to={`/resumes/${resumeId}`} className="admin-link">
								{title}
							</Link>{" "}
							<span className="text-quiet">
								spent {spent}
								{returned ? `, returned ${returned}` : ""}
							</span>
						</li>
					))}
				</ul>
			) : null}
			{canRevoke ? (
				<ReasonForm
					intent="revoke-pack"
					id={id}
					isDanger
					summary="Take it back"
					button="Take the pack back"
					note={`What it opened closes at once, for good.${origin === "paid" ? " This refunds nothing: do that on the page of the order." : ""}`}
				/>
			) : null}
		</div>
	);
}
