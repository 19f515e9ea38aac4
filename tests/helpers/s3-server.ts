import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import S3rver from "s3rver";

/** What the store does with `If-None-Match: *` on a write; the stores in use differ. */
export type ConditionalWrites = "honoured" | "ignored" | "refused";

export type TestS3 = {
	endpoint: string;
	bucket: string;
	accessKey: string;
	secretKey: string;
	region: string;
	close(): Promise<void>;
};

/**
 * A real S3 server on a free port, keeping its objects in `directory`. It checks no signatures and knows no
 * conditional writes, so a door in front of it does both: the signature by the published rules of SigV4.
 */
export async function startS3(
	directory: string,
	conditionalWrites: ConditionalWrites,
): Promise<TestS3> {
	const account = { accessKey: "S3RVER", secretKey: "S3RVER", region: "eu-central-1" };
	const bucket = "resumes";
	const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
	await s3rver.configureBuckets();
	const handle = s3rver.callback();
	const writing = new Set<string>();

	const server = createServer(async (request, response) => {
		const url = request.url ?? "";
		const refuse = (status: number, code: string) => {
			request.resume();
			response.writeHead(status, { "content-type": "application/xml", connection: "close" });
			response.end(`<Error><Code>${code}</Code></Error>`);
		};
		if (!isSigned(request, account)) return refuse(403, "SignatureDoesNotMatch");
		if (request.method === "PUT" && request.headers["if-none-match"]) {
			if (conditionalWrites === "refused") return refuse(501, "NotImplemented");
			if (conditionalWrites === "honoured") {
				const key = decodeURIComponent(url.slice(`/${bucket}/`.length));
				if (writing.has(key)) return refuse(409, "ConditionalRequestConflict");
				writing.add(key);
				response.on("close", () => writing.delete(key));
				if (await s3rver.store.existsObject(bucket, key)) return refuse(412, "PreconditionFailed");
			}
		}
		handle(request, response);
	});
	await listen(server);
	const { port } = server.address() as AddressInfo;
	return {
		endpoint: `http://127.0.0.1:${port}`,
		bucket,
		...account,
		close: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}

function listen(server: Server): Promise<void> {
	return new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
}

/** Recomputes the signature of a request from what arrived; an independent reading of the rules. */
function isSigned(
	request: IncomingMessage,
	account: { accessKey: string; secretKey: string; region: string },
): boolean {
	const match =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/u.exec(
			request.headers.authorization ?? "",
		);
	if (!match) return false;
	const [, accessKey, day, region, signedHeaders = "", signature] = match;
	if (accessKey !== account.accessKey || region !== account.region || !day) return false;
	const names = signedHeaders.split(";");
	if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.includes(name))) {
		return false;
	}
	const [path, query = ""] = (request.url ?? "").split("?");
	const canonical = [
		request.method,
		path,
		query,
		...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
		"",
		signedHeaders,
		request.headers["x-amz-content-sha256"],
	].join("\n");
	const scope = `${day}/${region}/s3/aws4_request`;
	const hash = createHash("sha256").update(canonical).digest("hex");
	const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, hash].join("\n");
	const sign = (key: string | Buffer, text: string) =>
		createHmac("sha256", key).update(text).digest();
	const key = [region, "s3", "aws4_request"].reduce<Buffer>(
		(previous, part) => sign(previous, part ?? ""),
		sign(`AWS4${account.secretKey}`, day),
	);
	return sign(key, toSign).toString("hex") === signature;
}
