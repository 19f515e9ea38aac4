/** Whose session ended while their page was open. */
export type EndedSession = "owner" | "member";

/** What asks them in again, over what they have typed; the page sets it. */
export const askIn: Partial<Record<EndedSession, () => void>> = {};
