import { createContext, use } from "react";
import type { Viewer } from "#app/domain/base/viewer.ts";

/** The viewer of the page, from the root down; `pending` while the viewer is loaded again. */
export const ViewerContext = createContext<{ viewer: Viewer | null; pending: boolean }>({
	viewer: null,
	pending: false,
});

export function useViewer(): Viewer | null {
	return use(ViewerContext).viewer;
}

/** True while another tab has signed in or out and the server is asked who is signed in now. */
export function useViewerPending(): boolean {
	return use(ViewerContext).pending;
}
