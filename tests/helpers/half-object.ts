import { dirname } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { BackupStore } from "#app/integrations/backups/backup-store.ts";

/**
 * Leaves in a store what a process leaves that is killed while it writes an object: until the test has finished it
 * never goes on, and never clears up.
 * @returns the name of what it has left
 */
export async function leaveHalf(store: BackupStore, name: string): Promise<string> {
	const end = Promise.withResolvers<void>();
	const written = store.put(
		name,
		(async function* () {
			yield Buffer.from("half");
			await end.promise;
		})(),
	);
	onTestFinished(async () => {
		end.resolve();
		// Its folder may be gone.
		await written.catch(() => {});
	});
	const findLeft = async () =>
		(await store.list(`${dirname(name)}/`)).find((one) => one.startsWith(name));
	await expect.poll(findLeft).toBeDefined();
	return (await findLeft()) ?? "";
}
