import {
	type UnreadableUpload,
	unreadableUploadDays,
	type Waiting,
} from "#app/domain/admin/attention.ts";
import { AttentionGroup, AttentionItem } from "./open-item.tsx";

/** Files that were uploaded and could not be read. */
export function UnreadableUploads({ uploads }: { uploads: Waiting<UnreadableUpload> }) {
	return (
		<AttentionGroup
			title="Files that could not be read"
			advice={`Uploaded in the last ${unreadableUploadDays} days. Save them in another format and upload them again.`}
			waiting={uploads}
		>
			{({ id, name, at, remark }) => (
				<AttentionItem key={id} title={name} to={`/admin/uploads/${id}`} at={at} reason={remark} />
			)}
		</AttentionGroup>
	);
}
