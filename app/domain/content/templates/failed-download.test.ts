import { expect, test } from "vitest";
import { afterFailedDownload } from "./failed-download.ts";

test("A new tab is tried only when there was no whole answer and the device is connected", () => {
	expect(afterFailedDownload({ status: null, isOnline: true })).toBe("new-tab");
	expect(afterFailedDownload({ status: null, isOnline: false })).toBe("offline");
	for (const status of [400, 401, 403, 404, 429, 500, 503]) {
		expect(afterFailedDownload({ status, isOnline: true })).not.toBe("new-tab");
	}
});

test("An answer without the file is told as what it is", () => {
	const after = (status: number) => afterFailedDownload({ status, isOnline: true });
	expect(after(401)).toBe("sign-up");
	expect(after(403)).toBe("upgrade");
	expect(after(404)).toBe("missing");
	expect(after(500)).toBe("later");
	expect(after(429)).toBe("later");
});
