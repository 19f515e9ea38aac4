import { registerHooks } from "node:module";

/**
 * pdfjs loads a canvas, a library of native code, wherever one is installed. Reading needs none, and native
 * code in a thread that is ended at any moment can take the whole process with it. To be imported before pdfjs.
 */
registerHooks({
	resolve(specifier, context, nextResolve) {
		if (specifier === "@napi-rs/canvas") throw new Error("A thread that reads files has no canvas");
		return nextResolve(specifier, context);
	},
});

/** What pdfjs names while it is loaded, and uses only to draw. */
class Unused {}
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) {
	Object.defineProperty(globalThis, name, { value: Unused, configurable: true });
}
