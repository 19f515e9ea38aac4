import fc from "fast-check";

/** Any sign of Unicode. fast-check's own `binary` takes two seconds to list them. */
export const anySign = fc
	.oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
	.map((point) => String.fromCodePoint(point));
