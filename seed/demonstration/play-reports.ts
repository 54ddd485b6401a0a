import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import { decideReportOf } from '#cms/operations/reports/decide-report.ts'
import { insertReport } from '#cms/operations/reports/insert-report.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { Cast } from './cast.ts'
import type { DemonstrationReport } from './reports.ts'

/** Writes reports about published works of the demonstration, and decides some. Those that exist are left as they are. */
export async function playReports(
  payload: Payload,
  cast: Cast,
  { reports, now }: { readonly reports: readonly DemonstrationReport[]; readonly now: Date },
): Promise<number> {
  const works = await run<{ item: Column<'submissions.item_id'> }>(
    payload,
    fragment`
    select s.item_id as item from submissions s where s.is_demonstration and s.state = 'published' order by s.id`,
  )
  let played = 0
  for (const [index, { reason, words, hoursAgo, dismissal }] of reports.entries()) {
    const item = works[index % Math.max(1, works.length)]?.item
    if (item === undefined || (await findReport(payload, words)) !== null) continue
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS)
    await insertReport(transactionOf(payload), {
      item,
      user: null,
      email: null,
      locale: DEFAULT_LOCALE,
      reason,
      words,
      isDemonstration: true,
      at,
    })
    played += 1
    if (dismissal !== null) await dismiss(payload, cast, { words, note: dismissal, at })
  }
  return played
}

async function findReport(payload: Payload, words: string): Promise<number | null> {
  const [row] = await run<{ id: Column<'reports.id'> }>(
    payload,
    fragment`select id from reports where is_demonstration and words = ${words}`,
  )
  return row?.id ?? null
}

/** An hour after the report. @throws Error when the decision is refused */
async function dismiss(
  payload: Payload,
  cast: Cast,
  { words, note, at }: { readonly words: string; readonly note: string; readonly at: Date },
): Promise<void> {
  const [actor, report] = [cast.get('manager@motif.test'), await findReport(payload, words)]
  if (actor === undefined || report === null) throw new Error('there is no account or report to decide')
  const decided = await decideReportOf(payload, {
    actor,
    report,
    action: 'dismiss',
    expected: 1,
    note,
    // A dismissal writes no mail without an address.
    support: '',
    at: new Date(at.getTime() + HOUR_MS),
  })
  if (!decided.ok) throw new Error(`report ${report}: ${decided.code}`)
}
