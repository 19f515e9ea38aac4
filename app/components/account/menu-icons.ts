/** Icons of signing in and of the account, drawn like those in icons.ts. */

export const personIcon =
	"M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6.5 19a6 6 0 0 1 11 0";
export const eyeIcon =
	"M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z";
export const eyeOffIcon =
	"M4 4l16 16M9.5 5.8A9.7 9.7 0 0 1 12 5.5c6.5 0 10 6.5 10 6.5a17 17 0 0 1-2.7 3.4M6.5 7.6A16.5 16.5 0 0 0 2 12s3.5 6.5 10 6.5a9.5 9.5 0 0 0 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2";
