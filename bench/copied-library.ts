import type pg from "pg";

/**
 * Makes a large library of a small one inside of Postgres. Each copy has the card of one resume, the description and
 * the tags of another and the document of a third, so that words and filters have as little to do with each other as
 * in a library of that many people. What triggers would write is put together from parts, a hundred times as quick.
 */

/** More resumes than this are copies. */
export const inventedAtMost = 10_000;

/**
 * Fills the tables up with copies; triggers are off, and indexes should not be there yet.
 * @param count a multiple of what the library has now
 * @param until the end of the two years in which the copies were added
 */
export async function copyLibrary(client: pg.Client, count: number, until: Date): Promise<void> {
	const { rows } = await client.query<{ resumes: number }>(
		"select count(*)::int as resumes from resumes",
	);
	const base = rows[0]?.resumes ?? 0;
	for (const statement of parts) await client.query(statement);
	for (let copy = 1; copy < count / base; copy++) {
		await client.query("select copy_resumes($1, $2, $3)", [copy, base, until]);
		if (copy === 1) await compareWithTriggers(client);
	}
	await client.query(
		"drop function copy_resumes, copied_id, order_terms; drop table card_parts, word_parts, document_parts, line_parts",
	);
	await client.query("truncate search_terms");
	await client.query(`insert into search_terms (term, resumes)
		select word, ndoc from ts_stat('select terms from resume_search') where is_counted_term(word) order by word`);
}

/** What was put together has to be what the site's own functions make. */
async function compareWithTriggers(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ kind: string; differ: number }>(`
		with compared as materialized (
			select id from resumes, generate_series(0, 299) as nth where id = copied_id(1, nth) and withdrawn_at is null
		), made as materialized (select * from made_resume_search(array(select id from compared))),
		lines as materialized (
			select line.* from resumes join compared using (id) join resume_documents stored on resume_id = id,
				document_lines(document) as found,
				made_resume_line(resumes, null, found.place::int, found.section, found.line) as line
		)
		select 'search rows' as kind, count(*)::int as differ from made full join
			(select resume_search.* from resume_search join compared on id = resume_id) as written using (resume_id)
			where made::text is distinct from written::text
		union all select 'lines', count(*)::int from lines full join
			(select resume_lines.* from resume_lines join compared on id = resume_id) as written using (resume_id, place)
			where lines::text is distinct from written::text
		union all select 'nothing compared', 1 where not exists (select from made) or not exists (select from lines)`);
	const different = rows.filter(({ differ }) => differ > 0);
	if (different.length > 0) throw new Error(`Copies differ: ${JSON.stringify(different)}`);
}

const parts = [
	`create function copied_id(copy int, nth bigint) returns uuid language sql immutable
		return md5(copy || ' ' || nth)::uuid`,
	`create function order_terms(at timestamptz, views int) returns text[] language sql immutable
		return array_remove(array[week_term(at), views_term(views)], null)`,
	`create table card_parts as
		select (row_number() over (order by id) - 1)::int as nth, resumes.*, search.names,
			ts_delete(resume_terms(jsonb_populate_record(resumes, '{"description": null, "tags": []}'), search.names,
				'|' || fold_text(concat_ws(' | ', industry, experience_level, location, education, previous_role)) || '|', null, null),
				order_terms(created_at, view_count)) as terms,
			line_terms(resumes, '', null, false) as line_terms,
			to_tsvector('simple', concat_ws(' | ', title, company, role, industry)) as full_text
		from resumes, lateral (select
			'|' || fold_text(title) || '|' || fold_text(company) || '|' || fold_text(role) || '|' as names) as search`,
	`create table word_parts as
		select (row_number() over (order by id) - 1)::int as nth, description, tags,
			array_to_tsvector(words_of(fold_text(description)) || words_of(fold_text(array_to_string(tags, ' | ')))
				|| joined_words(concat_ws(' | ', description, array_to_string(tags, ' | ')))) as terms,
			to_tsvector('simple', concat_ws(' | ', description, array_to_string(tags, ' | '))) as full_text
		from resumes`,
	`create table document_parts as
		select (row_number() over (order by resume_id) - 1)::int as nth, resume_id, document, style,
			coalesce(fold_text(texts.skills), '') as skills,
			array_to_tsvector(array(select ' b' || word from unnest(words_of(fold_text(concat_ws(' | ', texts.skills, texts.lines)))
				|| joined_words(texts.skills) || joined_words(texts.lines)) as word)) as terms,
			to_tsvector('simple', concat_ws(' | ', texts.skills, texts.lines)) as full_text
		from resume_documents, document_texts(document) as texts`,
	`create table line_parts as
		select nth, found.place, found.section, found.line as text, made.verb, made.has_number,
			array_to_tsvector(words_of(fold_text(found.line)) || joined_words(found.line) || array_remove(
				array[' w' || made.verb, case when made.has_number then ' #' end], null)) as terms
		from document_parts join resumes on id = resume_id, document_lines(document) as found,
			made_resume_line(resumes, null, found.place::int, found.section, found.line) as made`,
	"analyze card_parts, word_parts, document_parts, line_parts",
	`create function copy_resumes(copy int, base int, until timestamptz) returns void language sql as $$
		insert into resumes (id, title, company, role, industry, experience_level, description, tags, is_featured, view_count,
			provenance, availability, facts, sheet_version, created_at, withdrawn_at, location, education, previous_role, visa_sponsored)
		select copied_id(copy, cards.nth), title, company, role, industry, experience_level, words.description, words.tags, is_featured,
			(view_count * (1 + copy % 7)), provenance, availability, facts, sheet_version,
			date_trunc('milliseconds', until - ('x' || left(md5(cards.nth || ' ' || copy), 8))::bit(32)::bigint / 4294967296.0 * interval '730 days'),
			withdrawn_at, location, education, previous_role, visa_sponsored
		from card_parts cards join word_parts words on words.nth = (cards.nth + copy * 7919) % base;

		insert into resume_documents (resume_id, document, style)
		select copied_id(copy, cards.nth), document, style from card_parts cards
		join document_parts on document_parts.nth = (cards.nth + copy * 6007) % base;

		insert into resume_search
		select resumes.id, resumes.created_at, resumes.cell, resumes.is_featured,
			cards.terms || words.terms || documents.terms || array_to_tsvector(order_terms(resumes.created_at, resumes.view_count)), cards.names,
			'|' || fold_text(concat_ws(' | ', array_to_string(resumes.tags, ' | '), resumes.industry, resumes.experience_level,
				resumes.location, resumes.education, resumes.previous_role)) || '|',
			documents.skills
		from card_parts cards
		join word_parts words on words.nth = (cards.nth + copy * 7919) % base
		join document_parts documents on documents.nth = (cards.nth + copy * 6007) % base
		join resumes on resumes.id = copied_id(copy, cards.nth)
		where resumes.withdrawn_at is null;

		insert into resume_lines
		select resumes.id, line.place, null, line.section, line.text, line.verb, line.has_number,
			resumes.created_at, resumes.cell, resumes.is_featured, line.terms || cards.line_terms
		from card_parts cards
		join line_parts line on line.nth = (cards.nth + copy * 6007) % base
		join resumes on resumes.id = copied_id(copy, cards.nth)
		where resumes.withdrawn_at is null;

		insert into full_texts
		select copied_id(copy, cards.nth), cards.full_text || words.full_text || documents.full_text
		from card_parts cards
		join word_parts words on words.nth = (cards.nth + copy * 7919) % base
		join document_parts documents on documents.nth = (cards.nth + copy * 6007) % base
		where cards.withdrawn_at is null;
	$$`,
];
