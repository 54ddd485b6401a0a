import { type Payload, sql } from '#cms/operations/database.ts'

/** What a report would read instead of a close: downloads and money by contributor, in one statement that writes nothing. */
export async function aggregate(payload: Payload): Promise<void> {
  await sql(payload)`
    select i.contributor_id, p.currency, i.kind, count(*) as downloads, sum(p.amount - p.tax - p.fee) as net
      from downloads d
      join payments p on p.subscription_id = d.subscription_id and d.created_at >= p.period_start
        and d.created_at < p.period_end
      join items i on i.id = d.item_id
     group by i.contributor_id, p.currency, i.kind`
}

interface Result extends Record<string, unknown> {
  readonly lines: number
  readonly pools: number
  readonly earnings: number
  /** Of the royalties in minor units. */
  readonly royalties: string
}

/** What the close wrote. */
export async function readResult(payload: Payload): Promise<Result> {
  const [row] = await sql<Result>(payload)`
    select c.lines, c.pools, c.earnings, (select sum(amount)::text from royalty_lines) as royalties
      from royalty_closes c where c.state = 'closed'`
  if (row === undefined) throw new Error('the month was not closed')
  return row
}
