import { describe, expect, test } from "vitest";
import { auditBounds, parseAuditQuery } from "./audit-query.ts";

const parse = (query: string) => parseAuditQuery(new URLSearchParams(query));

describe("The filter of the audit log", () => {
	test("takes what it knows from the address", () => {
		expect(parse("q= OF-12 &action=order.refunded&from=2026-06-01&to=2026-06-15")).toEqual({
			search: "OF-12",
			action: "order.refunded",
			from: "2026-06-01",
			to: "2026-06-15",
		});
		expect(parse("action=changes").action).toBe("changes");
	});

	test("drops what it does not know", () => {
		expect(parse("action=toString&from=0000-01-01&to=2026-02-30")).toEqual({
			search: "",
			action: null,
			from: "",
			to: "",
		});
	});

	test("includes both of its days", () => {
		expect(auditBounds({ from: "2026-06-01", to: "2026-06-01" })).toEqual({
			from: new Date("2026-06-01T00:00:00.000Z"),
			before: new Date("2026-06-02T00:00:00.000Z"),
		});
		expect(auditBounds({ from: "", to: "" })).toEqual({ from: null, before: null });
	});
});
