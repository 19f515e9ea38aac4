import { href, Link, useLocation, useNavigate, useOutletContext } from "react-router";
import { DownloadButton } from "#app/components/download-button.tsx";
import { ResumeDetail } from "#app/components/resume-detail.tsx";
import { ResumeDialog } from "#app/components/resume-dialog.tsx";
import { useViewer } from "#app/components/viewer-context.tsx";
import { getResumePreview } from "#app/data/resumes.server.ts";
import { offerToDownload } from "#app/domain/download-offer.ts";
import { isUuid } from "#app/domain/identifiers.ts";
import * as messages from "#app/domain/messages/library.ts";
import { offerToOpen } from "#app/domain/open-offer.ts";
import type { ResumePreview } from "#app/domain/resume.ts";
import type { Viewer } from "#app/domain/viewer.ts";
import { errorAnswer } from "#app/middleware/error-answer.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import { isOutage } from "../outage.ts";
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

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	try {
		return await serverLoader();
	} catch (error) {
		if (!isOutage(error)) throw error;
		throw errorAnswer("unavailable", messages.resumes.fetchFailed);
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData ? resumeMeta(loaderData.preview, loaderData.publicUrl) : [];

export default function ResumePage({ loaderData }: Route.ComponentProps) {
	const { preview } = loaderData;
	const { isOverList } = useOutletContext<{ isOverList: boolean }>();
	const navigate = useNavigate();
	const { state } = useLocation();
	const viewer = useViewer();
	const offer = offerToOpen(viewer, {
		unlocked: viewer?.unlocked.includes(preview.id) ?? false,
		available: preview.availability !== "none",
	});
	const detail = (
		<ResumeDetail
			preview={preview}
			offer={offer}
			headingLevel={isOverList ? 2 : 1}
			download={<DownloadButton offer={downloadOf(viewer, preview)} />}
		/>
	);
	if (isOverList) {
		// Opened from the list, going back leads there; otherwise there is nothing to go back to.
		const close = () => (state?.fromList ? navigate(-1) : navigate("/resumes"));
		return (
			<ResumeDialog title={preview.title} onClose={close}>
				{detail}
			</ResumeDialog>
		);
	}
	return (
		<main id="content" className="container-page py-6 md:py-10">
			<Link to={`/resumes${state?.listSearch ?? ""}`} className="link-quiet">
				All resumes
			</Link>
			{detail}
		</main>
	);
}

function downloadOf(viewer: Viewer | null, preview: ResumePreview) {
	const { id } = preview;
	const offer = offerToDownload(viewer, preview);
	if (offer.kind === "signed-out") return { ...offer, returnTo: href("/resumes/:id", { id }) };
	if (offer.kind !== "file") return offer;
	const { format } = offer;
	return { ...offer, href: href("/resumes/:id/download/:format", { id, format }) };
}
