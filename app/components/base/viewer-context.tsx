import { createContext, use } from "react";
import { accountField } from "#app/domain/base/form-result.ts";
import type { Viewer } from "#app/domain/base/viewer.ts";

/** The viewer of the page, from the root down; `pending` while the viewer is loaded again. */
export const ViewerContext = createContext<{ viewer: Viewer | null; pending: boolean }>({
	viewer: null,
	pending: false,
});

export function useViewer(): Viewer | null {
	return use(ViewerContext).viewer;
}

/** For a form that changes an account: the field that says for whom its page was shown. */
export function useAccountField(): Record<string, string> {
	const viewer = useViewer();
	return viewer ? { [accountField]: viewer.id } : {};
}

/** True while another tab has signed in or out and the server is asked who is signed in now. */
export function useViewerPending(): boolean {
	return use(ViewerContext).pending;
}
