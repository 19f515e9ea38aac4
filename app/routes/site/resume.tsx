import { Link, useLocation, useNavigate, useOutletContext } from "react-router";
import { ResumeDetail } from "#app/components/resume-detail.tsx";
import { ResumeDialog } from "#app/components/resume-dialog.tsx";
import { brand } from "#app/content/brand.ts";
import { getResumePreview } from "#app/data/resumes.server.ts";
import { isUuid } from "#app/domain/identifiers.ts";
import { messages } from "#app/domain/messages.ts";
import { offerToOpen } from "#app/domain/open-offer.ts";
import { errorAnswer } from "#app/middleware/error-answer.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import { useViewer } from "#app/components/viewer-context.tsx";
import type { Route } from "./+types/resume";
import { resumeMeta } from "./resume-meta.ts";

/** The public preview of one resume; it never spends anything. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { database, publicUrl } = context.get(servicesContext);
	const preview = isUuid(params.id) ? await getResumePreview(database, params.id) : null;
	if (preview === null) throw errorAnswer("not_found", messages.resumes.fetchFailed);
	if (preview === "withdrawn") throw errorAnswer("gone", messages.access.withdrawn);
	return { preview, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData ? resumeMeta(loaderData.preview, loaderData.publicUrl, brand) : [];

export default function ResumePage({ loaderData }: Route.ComponentProps) {
	const { preview } = loaderData;
	const { isOverList } = useOutletContext<{ isOverList: boolean }>();
	const navigate = useNavigate();
	const location = useLocation();
	const viewer = useViewer();
	const offer = offerToOpen(viewer, {
		unlocked: viewer?.unlocked.includes(preview.id) ?? false,
		available: preview.availability !== "none",
	});
	if (isOverList) {
		// Opened from the list, going back leads there; otherwise there is nothing to go back to.
		const close = () =>
			location.state?.fromList ? navigate(-1) : navigate("/resumes", { preventScrollReset: true });
		return (
			<ResumeDialog title={preview.title} onClose={close}>
				<ResumeDetail preview={preview} offer={offer} headingLevel={2} />
			</ResumeDialog>
		);
	}
	return (
		<div className="container-page py-8">
			<Link to="/resumes" className="link-quiet">
				All resumes
			</Link>
			<ResumeDetail preview={preview} offer={offer} headingLevel={1} />
		</div>
	);
}
