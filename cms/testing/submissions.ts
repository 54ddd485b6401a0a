import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { SubmissionState } from '#domain/review/states.ts'

interface MadeSubmissions {
  readonly count: number
  /** Their contributors, who take turns. */
  readonly contributors: readonly number[]
  readonly state: SubmissionState
}

/**
 * Inserts complete submissions of icons in one statement, so that tests and benchmarks have as many as they need. Their
 * order is that of the returned ids.
 */
export async function makeSubmissions(
  transaction: Transaction,
  { count, contributors, state }: MadeSubmissions,
): Promise<number[]> {
  const rows = await transaction<{ id: Column<'submissions.id'> }>(fragment`
    with numbered as (
      select place, nextval('asset_numbers') as number from generate_series(0, ${count}::int - 1) as place),
    made as (
      insert into items (kind, visibility, slug, short_id, number, free, licence_id, contributor_id, category_id, generative_ai)
      select 'icon', 'draft', 'waiting-' || number, 'w' || number, number, true,
        (select id from licences where code = 'motif-free'),
        (${fragment.param([...contributors])}::int[])[1 + place % ${contributors.length}::int],
        (select min(id) from categories), false
      from numbered returning id, number, contributor_id),
    titled as (
      insert into items_locales (_parent_id, _locale, title) select id, 'en', 'Waiting ' || number from made),
    revised as (
      insert into revisions (item_id, number, state, format, file_name)
      select id, 1, 'ready', 'svg', 'waiting.svg' from made returning id, item_id)
    insert into submissions (item_id, revision_id, contributor_id, state, keywords, turn, submitted_at)
    select m.id, r.id, m.contributor_id, ${state}, '{bird,sky,feather}',
      row_number() over (partition by m.contributor_id order by m.id) - 1,
      case when ${state} = 'draft' then null
        else now() - interval '30 days' + interval '10 seconds' * row_number() over (order by m.id) end
    from made m join revised r on r.item_id = m.id
    returning id`)
  return rows.map(({ id }) => id)
}
