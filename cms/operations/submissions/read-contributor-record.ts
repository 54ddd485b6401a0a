import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { ENDS } from '#cms/operations/submissions/read-queue.ts'
import { type ContributorRecord, RECORD_DAYS } from '#domain/contract/console/contributor-record.ts'
import type { Reason } from '#domain/review/reasons.ts'

const MAX_REASONS = 5
const MAX_RECENT = 8

/**
 * What was decided about other work of the contributor of a submission; null for one that does not exist. The submission
 * itself is left out: a blind second review must not show its decision.
 */
export async function readContributorRecord(
  payload: Payload,
  submission: number,
): Promise<ContributorRecord | null> {
  const [contributor] = await run<{
    id: Present<'contributors.id'>
    since: Column<'contributors.created_at'>
  }>(
    payload,
    fragment`select c.id, c.created_at as since from submissions s join contributors c on c.id = s.contributor_id
      where s.id = ${submission}`,
  )
  if (contributor === undefined) return null
  const others = fragment`s.contributor_id = ${contributor.id} and s.id <> ${submission}`
  const [[counts], reasons, recent] = await Promise.all([
    readCounts(payload, others),
    readReasons(payload, others),
    readRecent(payload, others),
  ])
  const { approved = 0, returned = 0, rejected = 0 } = counts ?? {}
  return { since: new Date(contributor.since).toISOString(), approved, returned, rejected, reasons, recent }
}

/** Decisions of the last `RECORD_DAYS` days that were not undone. */
function decisionsOf(others: SQL): SQL {
  return fragment`submissions s join submission_events e on e.submission_id = s.id
    where ${others} and e.command in ${ENDS} and e.at > now() - make_interval(days => ${RECORD_DAYS}::int)
      and not exists (select 1 from submission_events u where u.undoes = e.id)`
}

type Counts = Record<'approved' | 'returned' | 'rejected', Computed<number>>

function readCounts(payload: Payload, others: SQL): Promise<Counts[]> {
  return run<Counts>(
    payload,
    fragment`
    select count(*) filter (where e.command = 'submission.approve')::int as approved,
      count(*) filter (where e.command = 'submission.return')::int as returned,
      count(*) filter (where e.command = 'submission.reject')::int as rejected
    from ${decisionsOf(others)}`,
  )
}

function readReasons(payload: Payload, others: SQL) {
  return run<{ reason: Computed<Reason>; count: Computed<number> }>(
    payload,
    fragment`
    select reason, count(*)::int as count from (select unnest(e.reasons) as reason from ${decisionsOf(others)}) given
     group by reason order by count(*) desc, reason limit ${MAX_REASONS}`,
  )
}

interface RecentRow extends Record<string, unknown> {
  readonly id: Column<'submissions.id'>
  readonly title: Computed<string>
  readonly state: Column<'submissions.state'>
  readonly decided_at: Present<'submissions.decided_at'>
  readonly preview: Computed<{ readonly sha256: string; readonly modifiedAt: string } | null>
}

async function readRecent(payload: Payload, others: SQL): Promise<ContributorRecord['recent']> {
  const rows = await run<RecentRow>(
    payload,
    fragment`
    select s.id, coalesce(t.title, '') as title, s.state, s.decided_at,
      case when f.sha256 is not null then jsonb_build_object('sha256', f.sha256, 'modifiedAt',
        to_char(r.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as preview
    from submissions s join revisions r on r.id = s.revision_id left join files f on f.id = r.file_id
    left join items_locales t on t._parent_id = s.item_id and t._locale = 'en'
    where ${others} and s.decided_at is not null
    order by s.decided_at desc, s.id desc limit ${MAX_RECENT}`,
  )
  return rows.map((row) => ({ ...row, decided_at: new Date(row.decided_at).toISOString() }))
}
