import { countFailures } from '#cms/operations/accounts/limit.ts'
import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import { findHearing } from '#cms/operations/takedowns/find-hearing.ts'
import { readWorks } from '#cms/operations/takedowns/read-case.ts'
import type { HearingView } from '#domain/contract/takedown.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'

interface ReadHearing {
  /** The secret of the link. */
  readonly token: string
  /** The network of the visitor. */
  readonly address: string
  /** What signs the addresses of pictures of withheld works. */
  readonly signing: { readonly secret: string; readonly now: Date }
}

interface Row
  extends Columns<'takedown_claims', 'company' | 'original' | 'links' | 'claim'>,
    Record<string, unknown> {
  readonly claimant: Column<'takedown_claims.name'>
  readonly contributor: Column<'contributors.name'>
  readonly decision: Column<'takedown_events.statement'>
}

/** What a contributor without an account is asked about. Reading does not use the link up. */
export function readHearing(
  payload: Payload,
  { token, address, signing }: ReadHearing,
): Promise<Result<HearingView>> {
  return countFailures<HearingView>(payload, 'token-address', address, async () => {
    const hearing = await findHearing(transactionOf(payload), token, { lock: false })
    if (!hearing.ok) return hearing
    const { command, found } = hearing.value
    const { hearUntil, counterUntil } = found.facts
    const until = command === 'takedown.answer' ? hearUntil : counterUntil
    const [row] = await run<Row>(
      payload,
      fragment`
      select k.name as claimant, k.company, k.original, k.links, k.claim, c.name as contributor,
        (select e.statement from takedown_events e where e.takedown_id = t.id and e.command = 'takedown.uphold'
          order by e.id desc limit 1) as decision
      from takedowns t join takedown_claims k on k.id = t.claim_id join contributors c on c.id = t.contributor_id
      where t.id = ${found.id}`,
    )
    if (row === undefined || until === null) throw new Error(`case ${found.id} has no claim or no deadline`)
    const works = await readWorks(payload, found.id, signing)
    return accept({
      ...row,
      command,
      until: new Date(until).toISOString(),
      works: works.map(({ id, title, picture }) => ({ id, title, picture })),
    })
  })
}
