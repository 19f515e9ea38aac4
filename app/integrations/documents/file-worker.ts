import "./without-canvas.ts";
import { parentPort, workerData } from "node:worker_threads";
import { cleanForeignFile } from "./clean-foreign-file.ts";
import type { FileTask } from "./file-reading.ts";
import { readForeignFile } from "./read-foreign-file.ts";

const task = workerData as FileTask;
parentPort?.postMessage(
	task.task === "read"
		? await readForeignFile(task.bytes, task.kind, task.searched)
		: await cleanForeignFile(task.bytes, task.kind, task.removals),
);
