import { parseHtml } from "./html.ts";

/**
 * A browser without scripts that is sent to the provider: keeps cookies, follows redirects and, where a page
 * asks, presses a button.
 * @param options.cookies what the browser has of the provider; a browser that comes back brings them again
 * @returns the first address that is not the provider's, where its answer goes
 */
export async function visitProvider(
	address: string,
	{ press = "Continue", cookies = new Map<string, string>() } = {},
): Promise<URL> {
	let url = new URL(address);
	const { origin } = url;

	async function ask(init: RequestInit = {}): Promise<Response> {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const response = await fetch(url, { ...init, headers: { cookie }, redirect: "manual" });
		for (const line of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
			if (value) cookies.set(name, value);
			else cookies.delete(name);
		}
		return response;
	}

	for (let step = 0; step < 10; step++) {
		let response = await ask();
		if (response.status === 200) {
			const button = parseHtml(await response.text())
				.all("button")
				.find((found) => found.text === press);
			if (!button) throw new Error(`There is no button ${press}`);
			const answer = [[button.get("name") ?? "", button.get("value") ?? ""]];
			response = await ask({ method: "POST", body: new URLSearchParams(answer) });
		}
		const location = response.headers.get("location");
		if (!location) throw new Error(`${response.status} ${await response.text()}`);
		url = new URL(location, url);
		if (url.origin !== origin) return url;
	}
	throw new Error(`${address} leads round in a circle`);
}
