/** How patient the queue is. Only tests are in more of a hurry than the defaults. */
export type JobTiming = {
	/** First try included. With the delays below, the last one is some four hours after the first. */
	attempts: number;
	/** Doubled with each failed attempt, up to an hour. */
	retryDelaySeconds: number;
	/**
	 * A job that takes longer is told to stop (its `signal`) and tried again. One that does not look at the signal runs on
	 * beside the next try: what may take long goes through its list in pages (`takePage`), or looks at the signal.
	 */
	expireInSeconds: number;
	/** A job whose process has been silent for this long (killed, cut off) goes to the next worker. */
	silenceSeconds: number;
	/** How often the two limits above are looked after. */
	superviseSeconds: number;
	/** Workers are woken by the database; this is how often one look for all kinds finds what it wakes nobody for: retries. */
	pollSeconds: number;
	/** How many jobs of one kind a process does at the same time, at most. */
	workersPerKind: number;
	/** Through how many connections the queue is asked. */
	connections: number;
	/** How long `stop` waits for running jobs. */
	stopSeconds: number;
};

export const defaultJobTiming: JobTiming = {
	attempts: 12,
	retryDelaySeconds: 10,
	expireInSeconds: 60,
	silenceSeconds: 20,
	superviseSeconds: 15,
	pollSeconds: 1,
	workersPerKind: 3,
	connections: 4,
	stopSeconds: 20,
};
