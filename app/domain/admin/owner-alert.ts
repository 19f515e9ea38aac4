/** What the owner is told of at once, each once. */
export type OwnerAlert =
	| { kind: "dispute"; orderId: string }
	| { kind: "takedown"; messageId: string }
	/** The process that serves has ended, and another one serves since; ISO instants. */
	| { kind: "restart"; at: string }
	/** The passcode has opened the dashboard: by which browser, from where; `note` tells of a recovery code. */
	| { kind: "passcode"; browser: string; network: string; at: string; note?: string }
	/** The code beside the passcode was turned on or off. */
	| { kind: "code"; isOn: boolean; at: string; note?: string }
	/** An account has another role in the dashboard; null when it has none any more. */
	| { kind: "role"; personId: string; role: string | null; at: string }
	/** Work was given up; the first of a day. */
	| { kind: "job"; name: string; at: string };

/** An event for the owner's webhook. */
export type OwnerCall = {
	event: `owner.${OwnerAlert["kind"] | "daily"}`;
	/** ISO. */
	at: string;
	data: Record<string, unknown>;
};
