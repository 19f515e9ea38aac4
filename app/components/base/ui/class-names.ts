/** Joins the class names that apply; what is false, null or undefined falls out. */
export function classes(...names: (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(" ");
}
