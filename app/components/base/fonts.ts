import fraunces from "#app/styles/fonts/fraunces-latin.woff2?url";
import inter from "#app/styles/fonts/inter-latin.woff2?url";

/** The two font files, to be preloaded by every page: spread into the root's `links`. */
export const fontPreloads = [inter, fraunces].map((href) => ({
	rel: "preload" as const,
	href,
	as: "font" as const,
	type: "font/woff2",
	crossOrigin: "anonymous" as const,
}));
