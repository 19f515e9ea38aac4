/** What an operation may know of the browser that asks. */
export type BrowserRequest = {
	headers: Headers;
	/** Through trusted proxies only. */
	address: string;
	/** Whom the limits count, see `networkOf`. */
	network: string;
	/** The secret that this browser keeps to be known again; a new one when it has none yet. */
	device: string;
	now: Date;
};
