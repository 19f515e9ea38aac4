/** What the supervisor and the process that serves say to each other. */

/** The word on the command line of a process that has a supervisor. */
export const supervisedFlag = "--supervised";

export type Question =
	| { ask: "welcome" }
	| { ask: "port"; host: string; port: number; stateFile: string }
	| { ask: "postgres"; dataDir: string; bin: string | null }
	/** The process serves from now on. */
	| { ask: "open" };

export type Answers = {
	welcome: {
		/** Opens the dashboard of a demonstration; the same for all processes of one start. */
		passcode: string;
		/** Nobody has served before: `first`; it takes the place of one that ended, or of one that serves still. */
		reason: "first" | "crash" | "handover";
	};
	/** The socket comes with it. */
	port: { port: number };
	postgres: { url: string };
	/** The state is kept: `npm run reload` finds the process. */
	open: Record<string, never>;
};

/** An error as it travels. */
export type Failure = { name: string; message: string; code?: string | undefined; port?: number };

export type Reply =
	| { [Ask in keyof Answers]: { to: Ask; answer: Answers[Ask] } }[keyof Answers]
	| {
			to: keyof Answers;
			failure: Failure;
	  };

/** What `npm run reload` reads. */
export type SupervisorState = {
	supervisor: number;
	/** The process that serves, or that served last. */
	serving: number;
	/** Handovers that were tried, and why the last one failed. */
	handovers: number;
	failure: string | null;
};
