/** As `Promise.withResolvers`, which Safari has only since 17.4, and which pdfjs does not bring. */
export function withResolvers<Value>(): PromiseWithResolvers<Value> {
	const parts = {} as PromiseWithResolvers<Value>;
	parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
	return parts;
}
