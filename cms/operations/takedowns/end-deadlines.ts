import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { runTakedownCommand } from '#cms/operations/takedowns/run-command.ts'
import { UNCONFIRMED_DAYS } from '#domain/takedown/limits.ts'

interface DueRow extends Record<string, unknown> {
  readonly id: Column<'takedowns.id'>
  readonly version: Column<'takedowns.version'>
  readonly state: Column<'takedowns.state'>
}

/**
 * Ends hearings and times for counter-claims that have passed, and deletes unconfirmed claims. A case that
 * another command changed meanwhile is left as it is.
 *
 * @returns how many cases changed
 */
export async function endDeadlines(payload: Payload, now = new Date()): Promise<number> {
  const at = now.toISOString()
  await run(
    payload,
    fragment`delete from takedown_claims where confirmed_at is null
      and created_at < ${at}::timestamptz - make_interval(days => ${UNCONFIRMED_DAYS}::int)`,
  )
  const due = await run<DueRow>(
    payload,
    fragment`select id, version, state from takedowns
      where (state = 'hearing' and hear_until < ${at}::timestamptz)
         or (state = 'upheld' and counter_until < ${at}::timestamptz)
      order by id`,
  )
  let changed = 0
  for (const { id: takedown, version: expected, state } of due) {
    const command = state === 'hearing' ? 'takedown.lapse' : 'takedown.close'
    const done = await runTakedownCommand(payload, { actor: null, takedown, command, expected, at: now })
    if (done.ok) changed += 1
  }
  return changed
}
