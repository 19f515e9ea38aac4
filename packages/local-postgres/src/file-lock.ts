import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Does a piece of work while no other process does it. The system itself gives the lock back when its
 * holder dies, however it dies; Node offers such a lock only inside SQLite, so the file is one of that.
 * @param file absolute path in an existing folder; it stays, empty
 * @param patience milliseconds after which waiting for another process ends in an error
 * @throws when `patience` is over, and whatever the work throws
 */
export async function withFileLock<Result>(
	file: string,
	patience: number,
	work: () => Promise<Result>,
): Promise<Result> {
	const lock = new DatabaseSync(file, { timeout: 0 });
	try {
		for (let waited = 0; !tryToLock(lock); waited += 25) {
			if (waited >= patience)
				throw new Error(`Another process has kept ${file} locked for too long.`);
			await wait(25);
		}
		return await work();
	} finally {
		lock.close();
	}
}

function tryToLock(lock: DatabaseSync): boolean {
	try {
		lock.exec("begin exclusive");
		return true;
	} catch (error) {
		const busy = 5;
		if ((error as { errcode?: number }).errcode === busy) return false;
		throw error;
	}
}
