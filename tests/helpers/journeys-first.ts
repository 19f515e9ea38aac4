import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Journeys first, then what works with processes and databases, then the rest: at the end of a run no core
 * waits for one long file.
 */
const order = ["e2e", "database", "app", "unit"];

export class JourneysFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const rank = ({ project }: TestSpecification) => order.indexOf(project.name);
		return sorted.sort((a, b) => rank(a) - rank(b));
	}
}
