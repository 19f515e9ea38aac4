/** More icons of the public pages, drawn like those in icons.ts. */

export const arrowRightIcon = "M5 12h14M13 6l6 6-6 6";
export const checkIcon = "M5 12.5l4.5 4.5L19 7.5";
export const errorIcon = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 8v4.5M12 16v.01";
export const successIcon = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 12.2l2.5 2.5 4.5-5";
export const infoIcon = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11.5V16M12 8v.01";
export const downloadIcon = "M12 4v11M7 10.5l5 5 5-5M4 20h16";
export const lockIcon = "M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11";
export const retryIcon = "M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 3.5v5h-5";
