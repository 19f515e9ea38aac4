/** Words as they are written in HTML and XML. */
export const inMarkup = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
