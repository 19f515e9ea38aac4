import { createRef } from "react";
import { expect, test } from "vitest";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";
import { DraftActions } from "./draft-actions.tsx";

function draw(isReady: boolean) {
	const actions = (
		<DraftActions
			form={createRef()}
			busy={null}
			isReady={isReady}
			next="1"
			publishDay={null}
			answers={[]}
		/>
	);
	return parseHtml(markupOf(actions, "/admin/intake/2"));
}

test.each([true, false])("A draft is thrown away after a question only (ready: %s)", (isReady) => {
	const page = draw(isReady);
	const asking = page.one("details");
	expect(asking.text).toContain("deleted for good");
	const throws = { value: "discard" };
	expect([page.all("button", throws).length, asking.all("button", throws).length]).toEqual([1, 1]);
});
