import { useId } from "react";
import { Button } from "#app/components/base/ui/button.tsx";

type UploadProgressProps = { name: string; percent: number; onCancel: () => void };

/** How far a file is on its way, as a bar and a number. */
export function UploadProgress({ name, percent, onCancel }: UploadProgressProps) {
	const id = useId();
	return (
		<div className="upload-progress flex items-center gap-3">
			<div className="min-w-0 flex-1">
				<label htmlFor={id} className="block truncate">
					{percent < 100 ? `Uploading ${name}` : `Checking ${name}`}
				</label>
				<progress id={id} max={100} value={percent} />
			</div>
			<output htmlFor={id} className="tabular-nums">
				{percent}%
			</output>
			<Button variant="secondary" onClick={onCancel}>
				Cancel
			</Button>
		</div>
	);
}
