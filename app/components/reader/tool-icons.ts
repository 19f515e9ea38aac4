/** Icons of the reader and of what is printed, drawn like those in icons.ts. */

export const chevronUpIcon = "M6 15l6-6 6 6";
export const arrowLeftIcon = "M19 12H5M11 6l-6 6 6 6";
export const keyboardIcon = "M2.5 6h19v12h-19zM6.5 10v.01M10 10v.01M14 10v.01M17.5 10v.01M7.5 14h9";
export const printIcon = "M7 9V3h10v6M7 17H4v-7h16v7h-3M7 14h10v7H7z";
export const zoomInIcon =
	"M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6";
export const zoomOutIcon = "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5L21 21M7.5 10.5h6";
export const keepIcon = "M6.5 3.5h11v17l-5.5-4-5.5 4z";
