/** Sets what libraries read while they are loaded; call it before anything of React is imported. */
export function setRuntimeMode(mode: "production" | "development"): void {
	process.env.NODE_ENV = mode;
}
