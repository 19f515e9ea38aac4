import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	varchar,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.server.ts";

/* People: the tables of Better Auth, and what a sign-in needs. */

/** What a link in a mail is good for. */
export type TokenPurpose =
	| "confirm-email"
	| "reset-password"
	| "change-email"
	| "undo-email-change";

export const user = pgTable(
	"user",
	{
		id: text("id").primaryKey(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		emailVerified: boolean("email_verified").notNull().default(false),
		image: text("image"),
		/** When the owner has stopped the account: nobody signs in to it. Null while it is open. */
		stoppedAt: instant("stopped_at"),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [
		uniqueIndex("user_email_unique").on(sql`lower(btrim(${table.email}))`),
		index("user_recent").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
		index("user_email_part").using("gin", sql`email gin_trgm_ops`),
	],
);

/** The user whom a row belongs to, and goes with. */
export const ofUser = () =>
	text("user_id")
		.notNull()
		.references(() => user.id, { onDelete: "cascade" });

export const session = pgTable(
	"session",
	{
		id: text("id").primaryKey(),
		token: text("token").notNull().unique(),
		userId: ofUser(),
		expiresAt: instant("expires_at").notNull(),
		ipAddress: text("ip_address"),
		userAgent: text("user_agent"),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
		/** The passkey that it was begun with, which opens the dashboard to the team; null without, or once that is gone. */
		passkeyId: text("passkey_id").references(() => passkey.id, { onDelete: "set null" }),
		passkeyUsedAt: instant("passkey_used_at"),
	},
	(table) => [
		index("session_user").on(table.userId),
		index("session_passkey").on(table.passkeyId).where(sql`passkey_id is not null`),
	],
);

/** Keys with which a person signs in. The private half never leaves their device. */
export const passkey = pgTable(
	"passkey",
	{
		id: text("id").primaryKey(),
		name: text("name"),
		publicKey: text("public_key").notNull(),
		userId: ofUser(),
		credentialID: text("credential_id").notNull(),
		/** How often it has signed, where it counts; one that goes back was copied. */
		counter: integer("counter").notNull(),
		deviceType: text("device_type").notNull(),
		backedUp: boolean("backed_up").notNull(),
		transports: text("transports"),
		/** Names the kind of device. */
		aaguid: text("aaguid"),
		createdAt: instant("created_at").notNull().defaultNow(),
		lastUsedAt: instant("last_used_at"),
	},
	(table) => [
		index("passkey_user").on(table.userId),
		uniqueIndex("passkey_credential").on(table.credentialID),
	],
);

export const account = pgTable(
	"account",
	{
		id: text("id").primaryKey(),
		accountId: text("account_id").notNull(),
		providerId: text("provider_id").notNull(),
		userId: ofUser(),
		accessToken: text("access_token"),
		refreshToken: text("refresh_token"),
		idToken: text("id_token"),
		accessTokenExpiresAt: instant("access_token_expires_at"),
		refreshTokenExpiresAt: instant("refresh_token_expires_at"),
		scope: text("scope"),
		password: text("password"),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [
		index("account_user").on(table.userId),
		uniqueIndex("account_provider_unique").on(table.providerId, table.accountId),
	],
);

export const verification = pgTable(
	"verification",
	{
		id: text("id").primaryKey(),
		identifier: text("identifier").notNull(),
		value: text("value").notNull(),
		expiresAt: instant("expires_at").notNull(),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [index("verification_identifier").on(table.identifier)],
);

/** Links in mails: one purpose, one person, one use. Only the hash of the secret is kept. */
export const oneTimeTokens = pgTable(
	"one_time_tokens",
	{
		tokenHash: text("token_hash").primaryKey(),
		purpose: text("purpose").$type<TokenPurpose>().notNull(),
		userId: ofUser(),
		returnTo: text("return_to").notNull().default("/"),
		/** The address that the mail went to; using a link that changes the account's address makes it the account's. */
		email: text("email"),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(table) => [index("one_time_tokens_user").on(table.userId, table.purpose)],
);

/** Sign-ins with Google that have left for the provider: one browser, one use, ten minutes. */
export const oauthStates = pgTable(
	"oauth_states",
	{
		stateHash: text("state_hash").primaryKey(),
		/** Of the secret in the cookie of the browser that has left. */
		browserHash: text("browser_hash").notNull(),
		returnTo: text("return_to").notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("oauth_states_expiry").on(table.expiresAt)],
);

/** Browsers that have signed a person in before; another one is worth a mail. */
export const knownDevices = pgTable(
	"known_devices",
	{
		userId: ofUser(),
		deviceHash: text("device_hash").notNull(),
		firstSeenAt: instant("first_seen_at").notNull(),
		lastSeenAt: instant("last_seen_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** Counters of the rate limiter, in the shape that rate-limiter-flexible asks for. */
export const rateLimits = pgTable("rate_limits", {
	key: varchar("key", { length: 255 }).primaryKey(),
	points: integer("points").notNull().default(0),
	expire: bigint("expire", { mode: "number" }),
});
