/** The cookie that remembers that resumes are listed as rows. */
export const denseListCookie = "offerfolio.list";
