import type Stripe from "stripe";
import { invalidRequest, noSuch } from "./errors.ts";
import type { Kind, Records } from "./records.ts";
import { nameOf } from "./requiring.ts";
import type { Transaction } from "./store.ts";

type PageParameters = {
	limit?: number | undefined;
	starting_after?: string | undefined;
	ending_before?: string | undefined;
	created?:
		| {
				gt?: number | undefined;
				gte?: number | undefined;
				lt?: number | undefined;
				lte?: number | undefined;
		  }
		| undefined;
};

/**
 * A page of things of one kind, the newest first.
 * @param search `filter`: fields and their values, of which undefined ones do not count; `where`: a condition on `record` more, with $8 for its value
 * @param show makes of a record what goes over the wire
 */
export async function listPage<K extends Kind, Shown>(
	tx: Transaction,
	kind: K,
	page: PageParameters,
	search: {
		url: string;
		filter?: Partial<Records[K]>;
		where?: { condition: string; value: unknown };
	},
	show: (record: Records[K]) => Shown | Promise<Shown>,
): Promise<Stripe.ApiList<Shown>> {
	const limit = page.limit ?? 10;
	if (page.starting_after && page.ending_before) {
		throw invalidRequest("You can only specify one of starting_after or ending_before.");
	}
	const isBackwards = page.ending_before !== undefined;
	const cursor = await positionOf(tx, kind, page);
	const { gt, gte, lt, lte } = page.created ?? {};
	const from = Math.max(gte ?? 0, gt === undefined ? 0 : gt + 1);
	const to = Math.min(lte ?? maximum, lt === undefined ? maximum : lt - 1);
	const { where } = search;
	const { rows } = await tx.client.query<{ record: Records[K] }>(
		`select record from sandbox.objects
		where kind = $1 and record @> $2 and created between $3 and $4
			and ($5::bigint is null or case when $6 then sequence > $5 else sequence < $5 end)
			${where ? `and (${where.condition})` : ""}
		order by case when $6 then sequence else -sequence end limit $7`,
		[
			kind,
			JSON.stringify(search.filter ?? {}),
			from,
			to,
			cursor,
			isBackwards,
			limit + 1,
			...(where ? [where.value] : []),
		],
	);
	const chosen = rows.slice(0, limit);
	if (isBackwards) chosen.reverse();
	const data: Shown[] = [];
	for (const { record } of chosen) data.push(await show(record));
	return { object: "list", data, has_more: rows.length > limit, url: search.url };
}

const maximum = Number.MAX_SAFE_INTEGER;

async function positionOf(
	tx: Transaction,
	kind: Kind,
	{ starting_after, ending_before }: PageParameters,
): Promise<string | null> {
	const id = starting_after ?? ending_before;
	if (id === undefined) return null;
	const { rows } = await tx.client.query<{ sequence: string }>(
		"select sequence from sandbox.objects where kind = $1 and id = $2",
		[kind, id],
	);
	const [row] = rows;
	if (row) return row.sequence;
	throw noSuch(nameOf(kind), id, starting_after ? "starting_after" : "ending_before");
}
