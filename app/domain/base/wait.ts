/** "a few seconds", "12 minutes", "3 hours": how long a wait is, never said shorter than it is. */
export function describeWait(seconds: number): string {
	if (seconds <= 10) return "a few seconds";
	const minutes = Math.ceil(seconds / 60);
	if (minutes <= 1) return "a minute";
	if (minutes < 120) return `${minutes} minutes`;
	return `${Math.ceil(minutes / 60)} hours`;
}
