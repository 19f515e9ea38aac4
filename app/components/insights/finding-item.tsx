import { describeFinding, type FindingContext } from "#app/content/insights/finding-words.ts";
import type { Finding } from "#app/domain/insights/findings.ts";
import { PointItem } from "./point-item.tsx";

/** One thing to put right: what was seen, on which lines, and what to do. */
export function FindingItem({ finding, context }: { finding: Finding; context: FindingContext }) {
	return <PointItem {...describeFinding(finding, context)} />;
}
