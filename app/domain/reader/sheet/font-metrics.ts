/** The faces that a sheet is set in. The renderers know the files; the layout knows only names. */
export const fontFaces = [
	"serif",
	"serif-italic",
	"serif-semibold",
	"sans",
	"sans-medium",
	"sans-semibold",
] as const;
export type FontFace = (typeof fontFaces)[number];

export type FontMetrics = {
	/** Width in points of one line of `text`, kerned by pairs of letters, without ligatures, at `size` points. */
	widthOf: (text: string, face: FontFace, size: number) => number;
};
