/** Remembers a chosen theme, so that it is there from the first byte. */
export const themeCookie = "theme";
/** The session cookie that remembers that the banner was put away. */
export const demoBannerCookie = "demo_banner";
// Everything else of ours begins with the site's name, behind the prefix that browsers guard.
const own = /* @__PURE__ */ new RegExp(
	`(?:^|[;,\\s])(?:__(?:Secure|Host)-)?(?:offerfolio\\.|${themeCookie}=|${demoBannerCookie}=)`,
	"u",
);

/**
 * Whether a request says something that we have set: a session, a message, a preference. Cookies of others
 * (a load balancer's, another program's on the same host) change nothing on our pages.
 * @param header the Cookie header as it came
 */
export const hasOwnCookie = (header: string): boolean => own.test(header);
