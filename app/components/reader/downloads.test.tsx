import { expect, test } from "vitest";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { ReaderDownloads } from "./downloads.tsx";

test.each([
	[true, "You opened it with your free resume, so its downloads come with Pro ."],
	[false, "Downloads come with a Resume Pack or Pro ."],
])(
	"Who may only read is told what brings a download: only Pro of a free resume (%s)",
	(needsPro, sentence) => {
		const drawn = markupOf(<ReaderDownloads downloads={[]} needsPro={needsPro} />);
		expect(textOf(drawn)).toBe(`You can read this resume here. ${sentence}`);
	},
);
