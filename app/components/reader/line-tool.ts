import { createContext, type ReactNode } from "react";

/** What stands beside a line of a sheet, by its words; null where a sheet is only shown. */
export const LineTool = createContext<((text: string) => ReactNode) | null>(null);
