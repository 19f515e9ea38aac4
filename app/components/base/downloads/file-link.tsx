import { type MouseEvent, type ReactNode, useRef } from "react";
import { fetchFile } from "./fetch-file.ts";

type FileLinkProps = {
	href: string;
	className: string;
	children: ReactNode;
};

/** A link to a file that is saved. Without scripts it leads there: the server sends it as an attachment. */
export function FileLink({ href, className, children }: FileLinkProps) {
	const fetches = useRef(false);
	const press = async (event: MouseEvent) => {
		const { metaKey, ctrlKey, shiftKey, altKey } = event;
		if (metaKey || ctrlKey || shiftKey || altKey) return;
		event.preventDefault();
		if (fetches.current) return;
		fetches.current = true;
		await fetchFile(href);
		fetches.current = false;
	};
	return (
		<a href={href} onClick={(event) => void press(event)} className={className}>
			{children}
		</a>
	);
}
