import { createSandbox } from "@offerfolio/stripe-sandbox";
import pg from "pg";
import { createServices } from "#app/compose-services.server.ts";
import { migrateDatabase } from "#app/data/base/migrate.server.ts";
import { readEnvironment } from "#app/env.server.ts";
import type { Door } from "./kept-connections.ts";

const silent = { info() {}, warn() {}, error() {}, debug() {} } as never;

/**
 * Makes an empty database the template of the tests: migrated, with the tables of the job queue and of the
 * payment sandbox, and with a function that brings a used clone back to this state.
 */
export async function makeTemplate(databaseUrl: string, dataDir: string): Promise<void> {
	await migrateDatabase(databaseUrl);
	const services = createServices({
		env: readEnvironment({ DATA_DIR: dataDir }),
		log: silent,
		databaseUrl,
		publicUrl: "http://localhost",
		clock: () => new Date(),
		stripe: {
			secretKey: "sk_test_nobody",
			webhookSecrets: ["whsec_nobody"],
			address: { host: "127.0.0.1", port: 9, protocol: "http" },
		},
	});
	await services.start();
	await services.close();
	const sandbox = createSandbox({
		databaseUrl,
		publicUrl: "http://localhost",
		seller: "Offerfolio",
		webhookUrl: "http://localhost",
		secrets: { secretKey: "sk_test_nobody", webhookSecret: "whsec_nobody" },
		log: silent,
	});
	await sandbox.start();
	await sandbox.stop();
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		await client.query(makeReset);
	} finally {
		await client.end();
	}
}

/**
 * Opens what empties a database again and again. Its connection stays: another one would read and plan all of it again,
 * which takes longer than the work.
 * @param door the connections that wait at it stay
 * @returns empties what a test has filled; throws when it has changed more than rows, or still holds a table
 */
export async function openReset(databaseUrl: string, door: Door): Promise<() => Promise<void>> {
	const client = new pg.Client({ connectionString: databaseUrl });
	// It ends with the database, or with the server.
	client.on("error", () => {});
	await client.connect();
	// As a replica no trigger refuses it. For good: a change of role throws the plans away.
	await client.query("set session_replication_role = replica");
	return async () => {
		await client.query(
			`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid() and pid <> all($1)`,
			[await door.waiting()],
		);
		await client.query("select fresh.reset()");
	};
}

// Deleting is quicker than truncating for the few rows of a test.
const makeReset = `
	create schema fresh;
	create view fresh.places as
		select c.oid as id, format('%I.%I', n.nspname, c.relname) as place,
			n.nspname || '.' || c.relname as name, c.relkind as kind
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where n.nspname in ('public', 'pgboss', 'sandbox') and c.relkind in ('r', 'S');
	create table fresh.kept (place text, copy text);
	create table fresh.sequences (place text, value bigint, called boolean);

	do $$
	declare found record; filled boolean;
	begin
		for found in select * from fresh.places loop
			if found.kind = 'S' then
				execute format('insert into fresh.sequences select %L, last_value, is_called from %s',
					found.place, found.place);
				continue;
			end if;
			execute format('select exists (select from %s)', found.place) into filled;
			continue when not filled;
			execute format('create table fresh.%I as table %s', found.name, found.place);
			insert into fresh.kept values (found.place, format('fresh.%I', found.name));
		end loop;
	end $$;

	-- Tests break tables on purpose. What may have changed more than rows is noted: to compare takes four times as long
	-- as to empty the tables.
	create table fresh.changes (command text);
	create function fresh.shape() returns text language sql as $$
		select md5(string_agg(line, ' ' order by line)) from (
			select concat_ws(',', p.name, a.attnum, a.attname, a.atttypid, a.attnotnull, a.attisdropped) as line
				from fresh.places p join pg_attribute a on a.attrelid = p.id
			union all select concat_ws(',', tgrelid, tgname, tgenabled) from pg_trigger
			union all select concat_ws(',', conrelid, conname, pg_get_constraintdef(oid)) from pg_constraint
			union all select concat_ws(',', indrelid, indexrelid) from pg_index
			union all select concat_ws(',', pronamespace, proname, prosrc) from pg_proc
				where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace, 'sandbox'::regnamespace)
			union all select concat_ws(',', relname, relkind) from pg_class
				where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
			union all select array_to_string(setconfig, ',') from pg_db_role_setting
				where setdatabase = (select oid from pg_database where datname = current_database()))
	$$;
	create table fresh.made as select fresh.shape() as shape;

	create function fresh.check_shape() returns void language plpgsql as $$
	begin
		if exists (select from fresh.changes) or exists (select from pg_db_role_setting
				where setdatabase = (select oid from pg_database where datname = current_database())) then
			if fresh.shape() <> (select shape from fresh.made) then
				raise exception 'More than rows was changed';
			end if;
			delete from fresh.changes;
		end if;
	end $$;
	-- Written out for each table: the connection that stays plans each of these statements once.
	do $$
	declare empty text; fill text; rewind text;
	begin
		select string_agg(format('if pg_relation_size(%s) > 500000 then truncate %s cascade;
			elsif pg_relation_size(%1$s) > 0 then delete from %2$s; end if;', id, place), ' ')
			into empty from fresh.places where kind = 'r';
		select string_agg(format('insert into %s overriding system value table %s;', place, copy), ' ')
			into fill from fresh.kept;
		select string_agg(format('perform setval(%L, %s, %L);', place, value, called), ' ')
			into rewind from fresh.sequences;
		execute format('create function fresh.reset() returns void language plpgsql
			set lock_timeout = ''5s'' as $f$
			begin perform fresh.check_shape(); %s %s %s end $f$', empty, fill, rewind);
	end $$;

	create function fresh.note() returns event_trigger language plpgsql as $$
	begin
		if tg_event = 'sql_drop' then
			insert into fresh.changes select object_identity from pg_event_trigger_dropped_objects()
				where not is_temporary;
		else
			-- What exists already, as a start makes sure of, is no command here.
			insert into fresh.changes select coalesce(object_identity, command_tag)
				from pg_event_trigger_ddl_commands() where schema_name is distinct from 'pg_temp';
		end if;
	end $$;
	create event trigger note_changes on ddl_command_end execute function fresh.note();
	create event trigger note_drops on sql_drop execute function fresh.note()`;
