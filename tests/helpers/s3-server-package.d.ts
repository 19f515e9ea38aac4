/** The part of s3rver (which ships no types) that the test of the seam uses. */
declare module "s3rver" {
	import type { RequestListener } from "node:http";

	export default class S3rver {
		constructor(options: {
			directory: string;
			silent: boolean;
			configureBuckets: { name: string }[];
		});
		readonly store: { existsObject(bucket: string, key: string): Promise<boolean> };
		readonly logger: { exceptions: { unhandle(): void }; close(): void };
		configureBuckets(): Promise<unknown>;
		callback(): RequestListener;
	}
}
