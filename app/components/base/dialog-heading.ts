import { createContext, type ElementType } from "react";

/** What a dialog wants its content's heading to be, so that it is named by it; null outside of dialogs. */
export const DialogHeading = createContext<ElementType | null>(null);
