/** Of a form that was not read; said by the server only, so that no page loads them. */

export const forms = {
	foreign:
		"This form came from another site, so nothing was done. Open our page and send it from there.",
	unreadable: "This form could not be read. Please send it again.",
} as const;
