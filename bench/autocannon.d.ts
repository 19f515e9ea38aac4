/** The part of autocannon that is used here; the package brings no types. */
declare module "autocannon" {
	export type Result = {
		requests: { average: number; total: number };
		/** Milliseconds. */
		latency: { p50: number; p99: number; max: number };
		"2xx": number;
		non2xx: number;
		errors: number;
	};
	export default function autocannon(options: {
		url: string;
		connections: number;
		/** Seconds. */
		duration?: number;
		/** Requests, instead of a duration. */
		amount?: number;
		headers?: Record<string, string>;
		/** Asked for in turn, by each connection. */
		requests?: readonly { path: string; headers?: Record<string, string> }[];
	}): Promise<Result>;
}
