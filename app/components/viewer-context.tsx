import { createContext, use } from "react";
import type { Viewer } from "#app/domain/viewer.ts";

/** Who looks at the page, from the root down. */
export const ViewerContext = createContext<Viewer | null>(null);

export function useViewer(): Viewer | null {
	return use(ViewerContext);
}
