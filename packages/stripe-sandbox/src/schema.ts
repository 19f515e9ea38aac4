import type pg from "pg";

/** Any number that nobody else locks: "SNDB". */
const setupLock = 0x534e4442;

const statements = `
	create schema if not exists sandbox;

	create table if not exists sandbox.settings (
		only_one boolean primary key default true check (only_one),
		clock_offset_ms bigint not null default 0,
		faults jsonb not null default '{}'
	);
	-- Grows with every change: an answer that was overtaken on its way back is known by it.
	alter table sandbox.settings add column if not exists revision bigint not null default 0;
	insert into sandbox.settings default values on conflict do nothing;

	-- Everything Stripe has objects for. "due" is when the billing clock has to look at it next.
	create table if not exists sandbox.objects (
		sequence bigint generated always as identity primary key,
		kind text not null,
		id text not null,
		created bigint not null,
		due bigint,
		record jsonb not null,
		unique (kind, id)
	);
	create index if not exists objects_newest on sandbox.objects (kind, sequence desc);
	create index if not exists objects_due on sandbox.objects (due, sequence) where due is not null;
	create index if not exists objects_record on sandbox.objects using gin (record jsonb_path_ops);

	create table if not exists sandbox.idempotency_keys (
		key text primary key,
		created bigint not null,
		request_id text not null,
		path text not null,
		parameters text not null,
		status int not null,
		body text not null
	);

	-- One row for each time an event is to arrive. "due" is sandbox time, "claimed_until" real time;
	-- of those that are due, a shuffle takes them by "rank".
	create table if not exists sandbox.deliveries (
		id bigint generated always as identity primary key,
		event text not null,
		created timestamptz not null,
		due timestamptz not null,
		rank float8 not null default 0,
		status text not null default 'pending'
			check (status in ('pending', 'delivered', 'failed', 'dropped')),
		attempts int not null default 0,
		claimed_until timestamptz,
		answer int,
		failure text
	);
	create index if not exists deliveries_pending on sandbox.deliveries (due, id)
		where status = 'pending';
	create index if not exists deliveries_event on sandbox.deliveries (event);
`;

/** Creates what is missing, also while another process does the same. */
export async function createSchema(pool: pg.Pool): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("begin");
		await client.query("select pg_advisory_xact_lock($1)", [setupLock]);
		await client.query(statements);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback");
		throw error;
	} finally {
		client.release();
	}
}
