import { APIError, ValidationError } from 'payload'
import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import {
  failureNote,
  noteOf,
  type PageSchedule,
  remaining,
  type ScheduledStep,
  stepDue,
} from '#domain/landing/schedule.ts'

/** The mark of a save by the schedule in the context of its request. */
export const SCHEDULED = 'by schedule'

/** Pages that one call publishes or unpublishes. */
const BATCH = 50

interface DueRow extends Record<string, unknown> {
  readonly id: Column<'landing_pages.id'>
  readonly publishAt: Computed<string | null>
  readonly unpublishAt: Computed<string | null>
}

/**
 * Publishes and unpublishes the pages whose date has passed, by their latest version. One worker at a time does it, and
 * the save that changes a page also clears its date, so that nothing runs twice. What a stopped worker missed runs when
 * one starts, and the page says that it was late.
 *
 * @returns how many were published or unpublished
 */
export async function publishDuePages(payload: Payload, at: Date | null = null): Promise<number> {
  const now = at ?? new Date()
  if ((await duePages(payload, now)).length === 0) return 0
  const changed = await withAdvisoryLock(payload, 'landing-pages:schedule', async () => {
    let count = 0
    for (const page of await duePages(payload, now)) if (await settle(payload, page, now)) count += 1
    return count
  })
  return changed ?? 0
}

/** Pages in the trash wait until they are taken out. */
function duePages(payload: Payload, now: Date): Promise<DueRow[]> {
  const date = now.toISOString()
  const text = (column: string) =>
    fragment`to_char(${fragment.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return run<DueRow>(
    payload,
    fragment`
      select p.id, ${text('v.version_publish_at')} as "publishAt", ${text('v.version_unpublish_at')} as "unpublishAt"
        from _landing_pages_v v join landing_pages p on p.id = v.parent_id and p.deleted_at is null
       where v.latest and (v.version_publish_at <= ${date}::timestamptz or v.version_unpublish_at <= ${date}::timestamptz)
       order by least(v.version_publish_at, v.version_unpublish_at), p.id limit ${BATCH}`,
  )
}

/** @returns whether the page was published or unpublished; false where it could not be, which its note says */
async function settle(payload: Payload, { id, ...dates }: DueRow, now: Date): Promise<boolean> {
  const schedule: PageSchedule = dates
  const step = stepDue(schedule, now)
  if (step === null) return false
  const cleared = remaining(schedule, now)
  const due = (step === 'publish' ? schedule.publishAt : schedule.unpublishAt) ?? now.toISOString()
  try {
    await save(payload, id, step, { ...cleared, scheduleNote: noteOf(step, due, now) })
    return true
  } catch (error) {
    // Only an editor can complete a page: it would fail again and again.
    if (!(error instanceof ValidationError) && !isUnapproved(error)) throw error
    await save(payload, id, 'keep', { ...cleared, scheduleNote: failureNote(step, reasonOf(error), now) })
    return false
  }
}

async function save(
  payload: Payload,
  id: number,
  step: ScheduledStep | 'keep',
  data: PageSchedule & { readonly scheduleNote: string | null },
): Promise<void> {
  await payload.update({
    collection: 'landing-pages',
    id,
    depth: 0,
    draft: step === 'keep',
    data: { ...data, _status: step === 'publish' ? 'published' : 'draft' },
    context: { [SCHEDULED]: true },
  })
}

/** No second editor approved the page where one is needed. */
function isUnapproved(error: unknown): error is APIError {
  return error instanceof APIError && error.data?.code === ('publication-unapproved' satisfies ErrorCode)
}

/** The fields that an editor has to complete, or the approval that is missing. */
function reasonOf(error: ValidationError | APIError): string {
  if (!(error instanceof ValidationError)) return error.message
  return error.data.errors
    .map(({ label, path, message }) => `${typeof label === 'string' ? label : path}: ${message}`)
    .join(' ')
}
