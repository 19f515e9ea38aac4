/**
 * What an S3 store says about a request that it refuses.
 * @param xml the beginning of its answer; empty where there is none
 * @returns `says` with its code and its words behind a space; empty where it says nothing
 */
export function readRefusal(xml: string): { code: string; says: string } {
	const [code = "", words = ""] = ["Code", "Message"].map(
		(name) => new RegExp(`<${name}>([^<]*)<`, "u").exec(xml)?.[1] ?? "",
	);
	return { code, says: [code && ` ${code}`, words && `: ${words}`].join("") };
}
