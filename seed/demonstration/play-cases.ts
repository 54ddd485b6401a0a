import { fragment, inTransaction, type Payload, run } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { insertCase, insertClaim } from '#cms/operations/takedowns/insert-case.ts'
import { runTakedownCommand } from '#cms/operations/takedowns/run-command.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import type { CasePlayer } from './case-tracks.ts'
import { type DemonstrationCase, scheduleOfCase } from './cases.ts'
import type { Cast } from './cast.ts'

interface PlayedCase extends Record<string, unknown> {
  readonly takedown: Column<'takedowns.id'>
  /** 1 after the claim; each command adds one. */
  readonly version: Column<'takedowns.version'>
}

interface CasesPlayed {
  readonly played: number
  /** Cases that someone else has changed meanwhile, with the refusal of the next step. */
  readonly left: readonly string[]
}

/**
 * Plays takedown cases about published works of the demonstration, each step at its simulated time through the operation of
 * the console. Steps that were played before are skipped: the version of the case is their number.
 */
export async function playCases(
  payload: Payload,
  cast: Cast,
  { cases, now }: { readonly cases: readonly DemonstrationCase[]; readonly now: Date },
): Promise<CasesPlayed> {
  let played = 0
  const left: string[] = []
  for (const one of cases) {
    const { claimedAt, steps } = scheduleOfCase(one, now)
    const found = (await findCase(payload, one)) ?? (await openCase(payload, cast, one, claimedAt))
    if (found === null) {
      left.push(`${one.claim.name}: the contributor has no published work`)
      continue
    }
    for (const { place, step, at } of steps) {
      if (found.version > place) continue
      const { command, by, statement = null, licences = 'kept' } = step
      const actor = actorOf(cast, one, by)
      const given = { actor, takedown: found.takedown, command, expected: place, statement, licences, at }
      const done = await runTakedownCommand(payload, given)
      if (!done.ok) {
        left.push(`${one.claim.name}: ${command}: ${done.code}`)
        break
      }
      played += 1
    }
  }
  return { played, left }
}

async function findCase(payload: Payload, { claim }: DemonstrationCase): Promise<PlayedCase | null> {
  const [row] = await run<PlayedCase>(
    payload,
    fragment`
    select t.id as takedown, t.version from takedowns t join takedown_claims k on k.id = t.claim_id
     where t.is_demonstration and k.email = ${claim.email}`,
  )
  return row ?? null
}

/** Null while its contributor has no published work of the demonstration. */
function openCase(
  payload: Payload,
  cast: Cast,
  { author, claim }: DemonstrationCase,
  at: Date,
): Promise<PlayedCase | null> {
  return inTransaction(payload, async (transaction) => {
    const [work] = await transaction<{
      item: Column<'submissions.item_id'>
      contributor: Column<'submissions.contributor_id'>
    }>(fragment`
      select s.item_id as item, s.contributor_id as contributor
        from submissions s join contributors c on c.id = s.contributor_id
       where s.is_demonstration and s.state = 'published' and c.owner_id = ${cast.get(author)?.id ?? ''}
       order by (select count(*) from takedown_works w where w.item_id = s.item_id), s.id limit 1`)
    if (work === undefined) return null
    const { item, contributor } = work
    const id = await insertClaim(transaction, claim, at)
    await transaction(fragment`
      update takedown_claims set confirmed_at = ${momentOf(at)} where id = ${id}::uuid`)
    const takedown = await insertCase(transaction, {
      claim: id,
      contributor,
      items: [item],
      isDemonstration: true,
      at,
    })
    return { takedown, version: 1 }
  })
}

/** Null for the claimant's link and the worker. @throws Error for a missing account */
function actorOf(cast: Cast, { author }: DemonstrationCase, by: CasePlayer): Holder | null {
  if (by === 'clock') return null
  const emails = { author, staff: 'manager@motif.test', colleague: 'admin@motif.test' } as const
  const holder = cast.get(emails[by])
  if (holder === undefined) throw new Error(`there is no account for ${by}`)
  return holder
}
