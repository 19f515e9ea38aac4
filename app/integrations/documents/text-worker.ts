import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { compareWithGroups } from "#app/domain/insights/own/compare-with-groups.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import type { TextTask } from "./texts.server.ts";

const { given, wanted, now, reader, groups } = workerData as TextTask;
const findGroup = async (key: string) => {
	const answered = once(groups, "message");
	groups.postMessage(key);
	return (await answered)[0];
};
const blocks = given.blocks ?? plainTextBlocks(given.text);
parentPort?.postMessage(
	await compareWithGroups({ ...given, blocks }, wanted, now, { reader, findGroup }),
);
