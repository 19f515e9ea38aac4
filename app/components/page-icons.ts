/** Icons of single pages, drawn like those in icons.ts; apart from them, because not every page loads these. */

export const chevronUpIcon = "M6 15l6-6 6 6";
export const arrowLeftIcon = "M19 12H5M11 6l-6 6 6 6";
export const arrowRightIcon = "M5 12h14M13 6l6 6-6 6";
export const checkIcon = "M5 12.5l4.5 4.5L19 7.5";
export const personIcon =
	"M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6.5 19a6 6 0 0 1 11 0";
export const errorIcon = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 8v4.5M12 16v.01";
export const successIcon = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 12.2l2.5 2.5 4.5-5";
export const infoIcon = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11.5V16M12 8v.01";
export const downloadIcon = "M12 4v11M7 10.5l5 5 5-5M4 20h16";
export const eyeIcon =
	"M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z";
export const eyeOffIcon =
	"M4 4l16 16M9.5 5.8A9.7 9.7 0 0 1 12 5.5c6.5 0 10 6.5 10 6.5a17 17 0 0 1-2.7 3.4M6.5 7.6A16.5 16.5 0 0 0 2 12s3.5 6.5 10 6.5a9.5 9.5 0 0 0 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2";
export const lockIcon = "M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11";
export const keyboardIcon = "M2.5 6h19v12h-19zM6.5 10v.01M10 10v.01M14 10v.01M17.5 10v.01M7.5 14h9";
export const printIcon = "M7 9V3h10v6M7 17H4v-7h16v7h-3M7 14h10v7H7z";
export const retryIcon = "M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 3.5v5h-5";
export const zoomInIcon =
	"M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6";
export const zoomOutIcon = "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5L21 21M7.5 10.5h6";
