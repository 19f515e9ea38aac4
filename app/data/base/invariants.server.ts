import { sql } from "drizzle-orm";
import type { Database } from "./database.server.ts";

type Broken = { broken: string; at: string };

/** Everything in the database that breaks an invariant; empty when what was under way has settled. */
export async function findBrokenInvariants(database: Database): Promise<Broken[]> {
	const rows = await findBrokenRows(database);
	return (await hasSandbox(database)) ? [...rows, ...(await findBrokenPayments(database))] : rows;
}

/** Whether payments go, or went, to the sandbox. */
async function hasSandbox(database: Database): Promise<boolean> {
	const table = await database.execute(sql`select to_regclass('sandbox.objects') as place`);
	if (!table.rows[0]?.place) return false;
	const objects = await database.execute(sql`select from sandbox.objects limit 1`);
	return objects.rows.length > 0;
}

/**
 * Rows that contradict each other, at any moment. Packs are counted by the ledger: an access row moves on to a
 * new pack, the ledger does not.
 */
export async function findBrokenRows(database: Database): Promise<Broken[]> {
	const { rows } = await database.execute<Broken>(sql`
		select 'P1 remaining out of range' as broken, id::text as at from user_purchases
			where resumes_remaining not between 0 and 5
		union all select 'P2 remaining and ledger differ', p.id::text from user_purchases p
			where p.status = 'succeeded' and p.resumes_remaining + (
				select count(*) from pack_credits c where c.purchase_id = p.id and c.returned_at is null) <> 5
		union all select 'P4 spent after its end, or by someone else', a.user_id from user_resume_access a
			join user_purchases p on p.id = a.purchase_id
			where a.user_id <> p.user_id or (a.accessed_at >= p.expires_at
				-- Money of Pro that went back makes a pack end earlier than it did before.
				and not exists (select 1 from orders o where o.user_id = p.user_id
					and o.plan_id = 'pro-monthly' and o.status in ('refunded', 'disputed')))
		union all select 'P4 unlocked by a pack without a credit', a.user_id from user_resume_access a
			where a.source = 'pack' and not exists (select 1 from pack_credits c
				where c.purchase_id = a.purchase_id and c.resume_id = a.resume_id and c.returned_at is null)
		union all select 'P10 two swaps of one pack', purchase_id::text from pack_credits
			where returned_for = 'swap' group by purchase_id having count(*) > 1
		union all select 'P10 swapped later than ten minutes, or downloaded before', c.id::text
			from pack_credits c join user_purchases p on p.id = c.purchase_id
			where c.returned_for = 'swap' and (c.returned_at >= c.spent_at + interval '10 minutes'
				or exists (select 1 from resume_uses u where u.user_id = p.user_id
					and u.resume_id = c.resume_id and u.kind <> 'reading' and u.at between c.spent_at and c.returned_at))
		union all select 'D2 two free resumes', user_id from user_resume_access
			where source = 'free' group by user_id having count(*) > 1
		union all select 'D3 unlocked twice', user_id from user_resume_access
			group by user_id, resume_id having count(*) > 1
		union all select 'O1 more than five open to everyone', count(*)::text from resumes
			where open_to_everyone having count(*) > 5
		union all select 'D7 view count differs', r.id::text from resumes r
			where r.view_count <> (select count(*) from resume_views v where v.resume_id = r.id)
		union all select 'S6 two live subscriptions', user_id from user_subscriptions
			where user_id is not null and stripe_status in ('active', 'trialing', 'past_due')
			group by user_id having count(*) > 1
		union all select 'A1 one address twice', min(id) from "user"
			group by lower(btrim(email)) having count(*) > 1
		union all select 'A2 a session without a confirmed address', s.user_id from session s
			join "user" u on u.id = s.user_id where not u.email_verified
		union all select 'A3 a session of a stopped account', s.user_id from session s
			join "user" u on u.id = s.user_id where u.stopped_at is not null
		union all select 'P8 a pack and its order differ', p.id::text from user_purchases p
			join orders o on o.purchase_id = p.id
			where p.status <> 'revoked'
				and (p.status = 'succeeded') <> (o.status in ('paid', 'partly refunded'))
		union all select 'P9 a closed pack with something left in it', id::text from user_purchases
			where status <> 'succeeded' and resumes_remaining <> 0
		union all select 'P9 a given pack with a payment', p.id::text from user_purchases p
			where p.origin = 'granted' and (p.stripe_payment_intent is not null
				or exists (select 1 from orders o where o.purchase_id = p.id))
		union all select 'K1 more kept lines than a member may have', user_id from kept_lines
			where removed_at is null group by user_id having count(*) > 1000
		union all select 'K2 more saved searches than a member may have', user_id from saved_searches
			group by user_id having count(*) > 20
		union all select 'K3 a saved search that no resume can find', id::text from saved_searches s
			where not exists (select 1 from saved_search_keys k where k.search_id = s.id)
		union all select 'K4 a find that was told and waits to be told', search_id::text from saved_search_finds
			where told_at is not null and due_at is not null
		union all select 'K5 more stars than a member may have', user_id from starred_resumes
			where removed_at is null group by user_id having count(*) > 100
		union all select 'V1 a tier without a record that covers it', r.id::text from resumes r
			where r.provenance in ('confirmed', 'verified') and not exists (select from resume_evidence e
				where e.id = r.evidence_id and e.resume_id = r.id and e.proves = r.provenance and evidence_covers(e, r))
		union all select 'V2 declared without a record', r.id::text from resumes r
			where r.provenance = 'declared' and not exists (select from resume_evidence e
				where e.resume_id = r.id and e.proves = 'declared')
		union all select 'V3 a tier below what its records prove', r.id::text from resumes r
			where r.provenance in ('declared', 'confirmed') and exists (select from resume_evidence e
				where e.resume_id = r.id and e.proves in ('confirmed', 'verified')
				and (r.provenance = 'declared' or e.proves = 'verified') and evidence_covers(e, r))
		union all select 'G1 Pro that was given and ends before it begins', id::text from pro_grants
			where ends_at <= starts_at
		union all select 'G2 Pro that was taken back before it was given', id::text from pro_grants
			where revoked_at < starts_at`);
	return rows;
}

/** Where the site and the payment sandbox disagree; they may while events are on their way. */
async function findBrokenPayments(database: Database): Promise<Broken[]> {
	const { rows } = await database.execute<Broken>(sql`
		with theirs as (
			select kind, id, record, customer_id, user_id from sandbox.objects
				join stripe_customers on customer_id = record->>'customer')
		select 'P5 a paid pack without a purchase' as broken, t.id as at from theirs t
			where t.user_id is not null and t.kind = 'session' and record->>'mode' = 'payment' and record->>'payment_status' = 'paid'
			and (select count(*) from user_purchases where stripe_session_id = t.id) <> 1
		union all select 'P3 a purchase that was not paid', p.id::text from user_purchases p
			join theirs t on t.kind = 'session' and t.id = p.stripe_session_id
			where record->>'mode' <> 'payment' or record->>'payment_status' <> 'paid'
		union all select 'a charge and its order differ', t.id from theirs t
			left join orders o on o.stripe_payment_intent = record->>'payment_intent'
			where t.kind = 'charge' and record->>'status' = 'succeeded'
			and (o.amount_in_cents is distinct from (record->>'amount')::int
				or o.refunded_in_cents is distinct from (record->>'amount_refunded')::int)
		union all select 'an order without a charge', o.id::text from orders o
			join stripe_customers c on c.customer_id = o.stripe_customer_id
			where c.customer_id like 'cus\\_test\\_%' and not exists (select 1 from theirs t where t.kind = 'charge'
				and record->>'payment_intent' = o.stripe_payment_intent and record->>'status' = 'succeeded')
		union all select 'S4 a subscription is not as the provider has it', t.id from theirs t
			left join user_subscriptions s on s.stripe_subscription_id = t.id
			where t.user_id is not null and t.kind = 'subscription' and s.stripe_status is distinct from record->>'status'
		union all select 'S6 two subscriptions that charge', customer_id from theirs
			where kind = 'subscription' and record->>'status' in ('active', 'trialing', 'past_due')
			group by customer_id having count(*) > 1`);
	return rows;
}
