import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { majorUnits } from '#cms/operations/console/major-units.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { RoyaltyCloseDetail } from '#domain/contract/console/royalties.ts'

/** A close with its sums by currency: royalties and the platform's share are the net revenue of its pools. */
export async function readRoyaltyClose(
  payload: Payload,
  id: string,
): Promise<(ConsoleRow & RoyaltyCloseDetail) | null> {
  const row = await readRow(payload, 'royalty-closes', Number(id))
  if (row === null) return null
  const text = (amount: ReturnType<typeof fragment>) =>
    fragment`${majorUnits(amount, fragment`s.currency`)}::text`
  const sums = await run<RoyaltyCloseDetail['sums'][number] & Record<string, unknown>>(
    payload,
    fragment`
    with s as (
      select p.currency, sum(p.net) as net, sum(p.royalties) as royalties,
          coalesce(sum(p.net) filter (where p.lines = 0), 0) as unused
        from royalty_pools p where p.close_id = ${Number(id)} group by p.currency)
    select s.currency, ${text(fragment`s.net`)} as net, ${text(fragment`s.royalties`)} as royalties,
      ${text(fragment`(s.net - s.royalties)`)} as platform, ${text(fragment`s.unused`)} as unused
      from s order by s.currency`,
  )
  return { ...row, sums }
}
