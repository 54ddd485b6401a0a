import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { type Agreement, agreementOf } from '#domain/review/agreement.ts'
import { isJudgement } from '#domain/review/second-review.ts'
import { UNDO_MS } from '#domain/review/transitions.ts'

interface Row extends Record<string, unknown> {
  readonly first: Column<'submission_events.command'>
  readonly second: Present<'second_reviews.verdict'>
  readonly first_reasons: Column<'submission_events.reasons'>
  readonly second_reasons: Column<'second_reviews.reasons'>
}

/** How often the second reviews of the last days agree with the first; without those that can still be undone. */
export async function readAgreement(payload: Payload, days: number): Promise<Agreement> {
  const rows = await run<Row>(
    payload,
    fragment`
    select e.command as first, b.verdict as second, e.reasons as first_reasons, b.reasons as second_reasons
      from second_reviews b join submission_events e on e.id = b.event_id
     where b.verdict is not null and b.decided_at > now() - make_interval(days => ${days}::int)
       and b.decided_at <= now() - make_interval(secs => ${UNDO_MS / 1000}::int)`,
  )
  return agreementOf(
    rows.map(({ first, second, first_reasons: firstReasons, second_reasons: secondReasons }) => {
      if (!isJudgement(first)) throw new Error(`a second review repeats ${first}`)
      return { first, second, firstReasons, secondReasons }
    }),
  )
}
