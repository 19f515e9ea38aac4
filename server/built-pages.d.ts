/** What React Router makes of the pages; there once they are built. */
declare module "*/build/server/index.js" {
	const build: import("react-router").ServerBuild;
	export = build;
}
