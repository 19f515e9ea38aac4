import { useEffect, useState } from "react";
import { href, Link, useLocation, useNavigate, useOutletContext } from "react-router";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { recallCard, restoreList } from "#app/components/library/list-memory.ts";
import { ResumeDetail } from "#app/components/library/resume-detail.tsx";
import { ResumeDialog } from "#app/components/library/resume-dialog.tsx";
import { cardMeta, resumeMeta } from "#app/components/library/resume-meta.ts";
import { DownloadButton } from "#app/components/reader/download-button.tsx";
import { brand } from "#app/content/brand.ts";
import { getResumePreview } from "#app/data/library/resumes.server.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { refusing } from "#app/domain/base/messages/refusing.ts";
import type { Viewer } from "#app/domain/base/viewer.ts";
import { offerToOpen } from "#app/domain/library/open-offer.ts";
import type { ResumeCard, ResumePreview } from "#app/domain/library/resume.ts";
import { offerToDownload } from "#app/domain/reader/download-offer.ts";
import { readOpenWords } from "#app/operations/reader/read-open-words.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { isOutage, orInstead } from "#app/requests/outage.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/resume";

/** The public preview of one resume, with its words when it is open to everyone; it never spends anything. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const { browsing, publicUrl } = services;
	const preview = isUuid(params.id) ? await getResumePreview(browsing.database, params.id) : null;
	if (preview === null) throw errorResponse("not_found", messages.resumes.fetchFailed);
	if (preview === "withdrawn") throw errorResponse("gone", refusing.withdrawn);
	const inWords = preview.openToEveryone && (await readOpenWords(services, params.id, now));
	return { preview: inWords ? { ...preview, inWords } : preview, publicUrl };
}

/** How long a resume of the list may take to open whole, in milliseconds. */
const atOnce = 100;

/** A resume of the list opens at once, if need be with what its card knows; the rest arrives. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	const card = recallCard(params.id);
	const whole = serverLoader();
	if (card) {
		const preview = whole.then((answer) => answer.preview);
		// The page that waits for it tells of a failure.
		const here = preview.then(
			() => whole,
			() => null,
		);
		const early = await Promise.race([
			here,
			new Promise<null>((go) => setTimeout(go, atOnce, null)),
		]);
		return early ?? { card, preview };
	}
	return orInstead(whole, () => {
		throw errorResponse("unavailable", messages.resumes.fetchFailed);
	});
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	!loaderData
		? []
		: "card" in loaderData
			? cardMeta(loaderData.card, brand)
			: resumeMeta(loaderData.preview, loaderData.publicUrl);

/** The preview as far as it is here. A resume that is gone takes the page; an outage leaves what is there. */
function usePreview(data: Route.ComponentProps["loaderData"]) {
	const waiting = "card" in data ? data.preview : null;
	const [arrived, setArrived] = useState<{ preview: ResumePreview } | { error: unknown } | null>(
		null,
	);
	useEffect(() => {
		setArrived(null);
		let isWanted = true;
		waiting?.then(
			(preview) => isWanted && setArrived({ preview }),
			(error) => isWanted && setArrived({ error }),
		);
		return () => {
			isWanted = false;
		};
	}, [waiting]);
	if (!("card" in data)) return { preview: data.preview };
	if (arrived && "preview" in arrived && arrived.preview.id === data.card.id) return arrived;
	if (!arrived || !("error" in arrived)) return { preview: data.card };
	if (!isOutage(arrived.error)) throw arrived.error;
	return { preview: data.card, failure: messages.resumes.fetchFailed };
}

export default function ResumePage({ loaderData }: Route.ComponentProps) {
	const { preview, failure } = usePreview(loaderData);
	const { isOverList } = useOutletContext<{ isOverList: boolean }>();
	const navigate = useNavigate();
	const { state } = useLocation();
	const viewer = useViewer();
	useEffect(restoreList, []);
	const offer = offerToOpen(viewer, {
		unlocked: viewer?.unlocked.includes(preview.id) ?? false,
		available: preview.isAvailable,
		openToEveryone: preview.openToEveryone,
	});
	const detail = (
		<ResumeDetail
			preview={preview}
			offer={offer}
			failure={failure}
			headingLevel={isOverList ? 2 : 1}
			download={isWhole(preview) && <DownloadButton offer={downloadOf(viewer, preview)} />}
		/>
	);
	if (isOverList) {
		// Opened from the list, going back leads there; otherwise there is nothing to go back to.
		const close = () => (state?.fromList ? navigate(-1) : navigate("/resumes"));
		return <ResumeDialog onClose={close}>{detail}</ResumeDialog>;
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

const isWhole = (preview: ResumeCard | ResumePreview): preview is ResumePreview =>
	"availability" in preview;

function downloadOf(viewer: Viewer | null, preview: ResumePreview) {
	const { id } = preview;
	const offer = offerToDownload(viewer, preview);
	if (offer.kind === "signed-out") return { ...offer, returnTo: href("/resumes/:id", { id }) };
	if (offer.kind !== "file") return offer;
	const { format } = offer;
	return { ...offer, href: href("/resumes/:id/download/:format", { id, format }) };
}
