import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * What works with processes and databases first, while the site of the journeys is filled; then the journeys, whose
 * files are the longest; then the rest: at the end of a run no core waits for one long file.
 */
const order = ["database", "e2e", "app", "unit"];

export class FileOrder extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const rank = ({ project }: TestSpecification) => order.indexOf(project.name);
		return sorted.sort((a, b) => rank(a) - rank(b));
	}
}
