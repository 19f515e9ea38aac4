import { type DragEvent, type ReactNode, useState } from "react";
import { classes } from "#app/components/base/ui/class-names.ts";

type DropAreaProps = { onDropped: (files: FileList) => void; children: ReactNode };

/** Where files are dropped; the input in it does the same. */
export function DropArea({ onDropped, children }: DropAreaProps) {
	const [isOver, setIsOver] = useState(false);
	const over = (event: DragEvent) => {
		event.preventDefault();
		setIsOver(true);
	};
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setIsOver(false);
		onDropped(event.dataTransfer.files);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input in it does the same
		<div
			className={classes(
				"flex flex-col gap-2 py-5 px-4 border border-edge border-dashed rounded-md bg-raised",
				isOver && "border-solid border-accent bg-accent-soft",
			)}
			onDragOver={over}
			onDragLeave={() => setIsOver(false)}
			onDrop={drop}
		>
			{children}
		</div>
	);
}
