/** The id of something that the provider names or shows whole. */
export function idOf(reference: string | { id?: string } | null | undefined): string | null {
	return typeof reference === "string" ? reference : (reference?.id ?? null);
}
