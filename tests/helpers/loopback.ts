import type { HttpOptions } from "#server/http/http-server.ts";

/** The settings of a server of our own that a test talks to on this machine, on a free port. */
export const loopback: HttpOptions["env"] = {
	port: 0,
	host: "127.0.0.1",
	publicUrl: "http://localhost",
	publicUrlIsSet: false,
	trustedProxies: [],
	metricsToken: undefined,
};
