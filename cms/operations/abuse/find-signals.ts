import {
  fragment,
  inTransaction,
  type Payload,
  run,
  type SQL,
  type Transaction,
} from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import {
  type Measurement,
  periodsOf,
  SIGNAL_KINDS,
  SIGNALS,
  type Signal,
  type SignalKind,
  signalsOf,
} from '#domain/abuse/signals.ts'

/** Keyed hashes of networks are deleted after the day that follows theirs. */
const NETWORK_RETENTION_DAYS = 1

interface MeasuredRow extends Record<string, unknown> {
  readonly user: Computed<string | null>
  readonly team: Computed<string | null>
  readonly value: Computed<number>
}

/**
 * Measures the use of accounts and teams in the current month and day, and in those that have just ended, and keeps what
 * staff have to look at. A signal that staff have closed stays closed for its period. The same may run in several workers
 * at once.
 */
export async function findSignals(payload: Payload, now = new Date()): Promise<void> {
  const measured: Measurement[] = []
  for (const kind of SIGNAL_KINDS)
    for (const period of periodsOf(kind, now)) measured.push(...(await measure(payload, kind, period)))
  await inTransaction(payload, async (transaction) => {
    for (const signal of signalsOf(measured)) await keep(transaction, signal)
    await transaction(fragment`
      delete from account_networks where day < ${now.toISOString().slice(0, 10)}::date - ${NETWORK_RETENTION_DAYS}::int`)
  })
}

async function measure(payload: Payload, kind: SignalKind, period: string): Promise<Measurement[]> {
  const rows = await run<MeasuredRow>(payload, MEASURES[kind](period, SIGNALS[kind].from))
  return rows.flatMap(({ user, team, value }): Measurement[] => {
    if (user !== null) return [{ kind, period, of: { user }, value }]
    return team === null ? [] : [{ kind, period, of: { team }, value }]
  })
}

/** Whether a download `d` is of the UTC day or month that begins with this day. */
function isIn(length: 'day' | 'month', since: string): SQL {
  const start = fragment`${since}::timestamp`
  return fragment`d.created_at >= ${start} at time zone 'UTC'
    and d.created_at < (${start} + ${`1 ${length}`}::interval) at time zone 'UTC'`
}

/** What is measured in a period, of those who reach the threshold. Downloads of deleted accounts have no user. */
const MEASURES: Readonly<Record<SignalKind, (since: string, from: number) => SQL>> = {
  'many-downloads': (since, from) => fragment`
    select case when d.team_id is null then d.user_id end as user, d.team_id as team, count(*)::int as value
      from downloads d
     where d.counted and d.user_id is not null and ${isIn('month', since)}
     group by 1, 2 having count(*) >= ${from}`,
  'many-networks': (since, from) => fragment`
    select n.user_id as user, null::uuid as team, count(*)::int as value from account_networks n
     where n.day = ${since}::date group by n.user_id having count(*) >= ${from}`,
  'robot-rate': (since, from) => fragment`
    select hours.user_id as user, null::uuid as team, max(hours.downloads)::int as value from (
      select d.user_id, count(*) as downloads from downloads d
       where d.user_id is not null and d.zip_id is null and ${isIn('day', since)}
       group by d.user_id, date_trunc('hour', d.created_at) having count(*) >= ${from}) hours
     group by hours.user_id`,
}

/** A value only grows: those who download on stay where they were in the list. */
async function keep(transaction: Transaction, { kind, of, period, value, threshold }: Signal): Promise<void> {
  const { user, team } = { user: null, team: null, ...of }
  await transaction(fragment`
    insert into abuse_signals as s (kind, user_id, team_id, period, measured, threshold)
    values (${kind}, ${user}, ${team}::uuid, ${period}::date, ${value}, ${threshold})
    on conflict (kind, user_id, team_id, period) do update set measured = excluded.measured, measured_at = now()
     where s.measured < excluded.measured`)
}
