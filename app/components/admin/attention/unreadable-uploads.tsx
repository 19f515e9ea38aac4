import {
	describeCount,
	type UnreadableUpload,
	unreadableUploadDays,
	type Waiting,
} from "#app/domain/admin/attention.ts";
import { AttentionGroup, AttentionItem } from "./open-item.tsx";

/** Files that were uploaded and could not be read. */
export function UnreadableUploads({
	uploads: { items, count },
}: {
	uploads: Waiting<UnreadableUpload>;
}) {
	return (
		<AttentionGroup
			title={`Files that could not be read: ${describeCount(count)}`}
			advice={`Uploaded in the last ${unreadableUploadDays} days. Save them in another format and upload them again.`}
			left={count - items.length}
		>
			{items.map(({ id, name, at, remark }) => (
				<AttentionItem key={id} title={name} to={`/admin/uploads/${id}`} at={at} reason={remark} />
			))}
		</AttentionGroup>
	);
}
