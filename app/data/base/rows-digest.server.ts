import { hash } from "node:crypto";

/** Counts the rows of a copy, and sums the hashes of all of them: the same in whatever order they come. */
export type RowsDigest = {
	/** Takes the next bytes of a copy in Postgres' text form, where each line is a row. */
	update(chunk: Buffer): void;
	/** `rowsHash` in lower-case hex. */
	result(): { rows: number; rowsHash: string };
};

const lineEnd = 10;

export function createRowsDigest(): RowsDigest {
	const sum = new Uint32Array(8);
	let rows = 0;
	let rest: Buffer = Buffer.alloc(0);
	return {
		update(chunk) {
			const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
			let start = 0;
			for (let end = text.indexOf(lineEnd); end >= 0; end = text.indexOf(lineEnd, start)) {
				const row = hash("sha256", text.subarray(start, end), "buffer");
				for (let lane = 0; lane < sum.length; lane++) {
					sum[lane] = (sum[lane] ?? 0) + row.readUInt32LE(4 * lane);
				}
				rows++;
				start = end + 1;
			}
			rest = text.subarray(start);
		},
		result: () => ({ rows, rowsHash: Buffer.from(sum.buffer).toString("hex") }),
	};
}

/** The same bytes, which are counted as they pass. */
export async function* digesting(
	body: AsyncIterable<Buffer>,
	digest: RowsDigest,
): AsyncGenerator<Buffer> {
	for await (const chunk of body) {
		digest.update(chunk);
		yield chunk;
	}
}
