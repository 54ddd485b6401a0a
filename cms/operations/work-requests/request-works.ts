import { readAsked } from '#cms/operations/analytics/read-sums.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { ASKED_DAYS, type NewWorkRequest } from '#domain/contract/console/work-requests.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

interface WrittenRequest extends Record<string, unknown> {
  readonly id: Column<'work_requests.id'>
  readonly asked: Column<'work_requests.asked'>
  readonly isNew: Computed<boolean>
}

/**
 * Asks contributors for works that people searched for in vain, with how often they did in the last 30 days. Words that are
 * asked for already keep their request, whose count is renewed.
 */
export async function requestWorks(
  payload: Payload,
  { actor, locale, words, now }: NewWorkRequest & { readonly actor: Holder; readonly now: Date },
): Promise<Result<null>> {
  const asked = await readAsked(payload, { value: `${locale} ${words}`, days: ASKED_DAYS, now })
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'work-request.create')
    if (!allowed.ok) return allowed
    const [request] = await transaction<WrittenRequest>(fragment`
      insert into work_requests (locale, words, asked) values (${locale}, ${words}, ${asked}::int)
      on conflict (locale, words) where closed_at is null do update set asked = excluded.asked
      returning id, asked, xmax = 0 as "isNew"`)
    if (request?.isNew)
      await logCommand(transaction, {
        actor,
        command: 'work-request.create',
        resource: 'work-requests',
        record: request.id,
        reason: null,
        before: {},
        after: { locale, words, asked },
      })
    return accept(null)
  })
}
