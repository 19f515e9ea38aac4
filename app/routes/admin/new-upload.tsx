import { useNavigate } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { UploadChooser } from "#app/components/intake/upload-chooser.tsx";
import { UploadTable } from "#app/components/intake/upload-table.tsx";
import { findUnpublishedUploads } from "#app/data/intake/uploads.server.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { fileSize, keptUntil, uploadLimits } from "#app/domain/intake/upload-rules.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/new-upload";

/** As many as a person looks through; the others come up when these are settled. */
const shown = 50;

export const meta = () => privateMeta("Upload a file");

export async function loader({ context }: Route.LoaderArgs) {
	const uploads = await findUnpublishedUploads(context.get(servicesContext).database, shown);
	return {
		uploads: uploads.map(({ id, originalName, kind, size, status, reviewedAt, createdAt }) => ({
			id,
			name: originalName,
			kind,
			size: fileSize(size),
			state: status === "waiting" ? status : reviewedAt ? ("reviewed" as const) : status,
			until: formatLongDate(keptUntil(createdAt)),
			when: `${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC`,
		})),
	};
}

export default function NewUploadPage({ loaderData }: Route.ComponentProps) {
	const navigate = useNavigate();
	return (
		<>
			<h1 className="text-2xl">Upload a file</h1>
			<p className="mt-1 mb-6 max-w-prose text-quiet">
				Nobody sees it until you have checked it and published it with a resume. What is not
				published within {uploadLimits.unpublishedDays} days is deleted.
			</p>
			<AnsweredForm
				as="form"
				action="/admin/uploads"
				encType="multipart/form-data"
				className="max-w-2xl"
			>
				<UploadChooser isForm onReceived={(id) => navigate(`/admin/uploads/${id}`)} />
			</AnsweredForm>
			{loaderData.uploads.length > 0 ? (
				<>
					<h2 className="mt-10 mb-3 text-xl">Files waiting</h2>
					<UploadTable uploads={loaderData.uploads} />
				</>
			) : null}
		</>
	);
}
