import { createContext, type RouterContextProvider } from "react-router";

const typedContext = createContext(false);

/**
 * Has the page that is loaded with the answer to a form show what was typed, whatever has become of what the form is
 * about. Without scripts both are one request, and an error page would take what was typed.
 */
export const keepTyped = (context: Readonly<RouterContextProvider>): void =>
	context.set(typedContext, true);

/** Whether the page is loaded with what was typed into its form. */
export const keepsTyped = (context: Readonly<RouterContextProvider>): boolean =>
	context.get(typedContext);
