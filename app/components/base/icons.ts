/**
 * The icons: drawn by us as strokes on a field of 24 by 24, each one path. A library of icons would cost more
 * bytes on every page than all of these together.
 */

export const menuIcon = "M4 6h16M4 12h16M4 18h16";
export const closeIcon = "M6 6l12 12M18 6L6 18";
export const chevronDownIcon = "M6 9l6 6 6-6";
export const searchIcon = "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5L21 21";
export const filtersIcon = "M4 7h9M19 7h1M16 5v4M4 17h1M11 17h9M8 15v4";
export const sortIcon = "M7 4v16M3.5 16.5L7 20l3.5-3.5M13 6h8M13 11h6M13 16h3";
export const systemIcon = "M4 4h16v12H4zM9 20h6M12 16v4";
export const sunIcon =
	"M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5";
export const moonIcon = "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z";
