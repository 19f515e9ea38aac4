import type { Person } from "#app/domain/base/viewer.ts";

/** Who asks, in which session, and when. */
export type MemberRequest = { person: Person; sessionId: string; now: Date };
