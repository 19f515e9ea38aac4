import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { TestError } from "vitest";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** How much is kept of one error, and of what caused it. */
const linesOfError = 25;
const charactersOfLine = 300;

/**
 * Keeps what failed in a file, so that it can be said once more at the end of a run of many suites, whose
 * output is long. There is no file when nothing failed.
 */
export class FailureReport implements Reporter {
	readonly #file: string;

	/** @param file its path */
	constructor(file: string) {
		this.#file = file;
	}

	onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
		const failures = [
			...modules.flatMap((module) => failuresOf(module)),
			...unhandled.map((error) => sectionOf("Outside of any test", [error])),
		];
		rmSync(this.#file, { force: true });
		if (failures.length === 0) return;
		mkdirSync(dirname(this.#file), { recursive: true });
		writeFileSync(this.#file, `${failures.join("\n\n")}\n`);
	}
}

/** What failed while the file was loaded, before and after its suites, and in its tests. */
function failuresOf(module: TestModule): string[] {
	const suites = [...module.children.allSuites()].map((suite) => ({
		name: `${module.relativeModuleId} > ${suite.fullName}`,
		errors: suite.errors(),
	}));
	const tests = [...module.children.allTests("failed")].map((test) => ({
		name: `${module.relativeModuleId} > ${test.fullName}`,
		errors: test.result().errors ?? [],
	}));
	return [{ name: module.relativeModuleId, errors: module.errors() }, ...suites, ...tests]
		.filter(({ errors }) => errors.length > 0)
		.map(({ name, errors }) => sectionOf(name, errors));
}

function sectionOf(name: string, errors: readonly SerializedError[]): string {
	return [name, ...errors.map((error) => indent(textOf(error)))].join("\n");
}

/** The message, where it was thrown and what differed, then the same of its cause. */
function textOf({ name, message, stack, stacks, diff, cause }: TestError): string {
	const places = stacks?.map(({ file, line }) => `    at ${file}:${line}`);
	const text = places ? [`${name ?? "Error"}: ${message}`, ...places, diff] : [stack ?? message];
	const lines = stripVTControlCharacters(text.join("\n")).trimEnd().split("\n");
	const kept = lines.slice(0, linesOfError).map((line) => line.slice(0, charactersOfLine));
	return [...kept, ...(cause ? [`Caused by ${textOf(cause)}`] : [])].join("\n");
}

function indent(text: string): string {
	return text.replaceAll(/^/gmu, "  ");
}
