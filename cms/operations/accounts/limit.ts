import { keyedHash } from '#cms/operations/accounts/secret.ts'
import { fragment, type Payload, prepared, run, sql, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { LIMITS, type LimitName } from '#domain/accounts/limits.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'

/**
 * Counts one more attempt by `subject` and returns whether it is within the limit. One statement that locks one row: any
 * number of processes count together, and a limit of N lets exactly N through.
 */
export async function withinLimit(payload: Payload, name: LimitName, subject: string): Promise<boolean> {
  return (await countAttempt(payload, name, subject)) <= LIMITS[name].most
}

/** Counts one more attempt by `subject`. @returns the attempts within the period of the limit */
export async function countAttempt(payload: Payload, name: LimitName, subject: string): Promise<number> {
  const { seconds } = LIMITS[name]
  const [row] = await run<{ count: Column<'attempts.count'> }>(
    payload,
    prepared(fragment`
    insert into attempts as a (key, ends_at, count)
    values (${keyOf(payload, name, subject)}, now() + make_interval(secs => ${seconds}), 1)
    on conflict (key) do update set
      count = case when a.ends_at <= now() then 1 else a.count + 1 end,
      ends_at = case when a.ends_at <= now() then excluded.ends_at else a.ends_at end
    returning count`),
  )
  if (row === undefined) throw new Error(`no count of ${name}`)
  return row.count
}

/**
 * Counts one more attempt by each subject, which may be there several times, in the transaction of the caller. @returns for
 * each, in their order, whether it is within the limit
 */
export async function withinLimits(
  transaction: Transaction,
  payload: Payload,
  name: LimitName,
  subjects: readonly string[],
): Promise<readonly boolean[]> {
  const keys = subjects.map((subject) => keyOf(payload, name, subject))
  const { seconds, most } = LIMITS[name]
  // In the order of their keys, so that two of these statements never deadlock.
  const rows = await transaction<{ key: Column<'attempts.key'>; before: Column<'attempts.count'> }>(
    prepared(fragment`
    insert into attempts as a (key, ends_at, count)
    select key, now() + make_interval(secs => ${seconds}), count(*)
      from unnest(${fragment.param(keys)}::text[]) as asked (key) group by key order by key
    on conflict (key) do update set
      count = case when a.ends_at <= now() then excluded.count else a.count + excluded.count end,
      ends_at = case when a.ends_at <= now() then excluded.ends_at else a.ends_at end
    returning key, (count - (select count(*) from unnest(${fragment.param(keys)}::text[]) as asked (one)
      where one = a.key))::int as before`),
  )
  const counts = new Map(rows.map(({ key, before }) => [key, before]))
  return keys.map((key) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= most
  })
}

/**
 * Runs `attempt` within the limit, and counts it only when it fails: many users of one network with valid links are
 * not mistaken for an attacker.
 */
export async function countFailures<T>(
  payload: Payload,
  name: LimitName,
  subject: string,
  attempt: () => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!(await withinLimit(payload, name, subject))) return refuse('too-many-attempts')
  const done = await attempt()
  if (done.ok)
    await sql(payload)`
      update attempts set count = count - 1 where key = ${keyOf(payload, name, subject)} and count > 0`
  return done
}

/** Clears the attempts of a user after authentication. */
export async function resetAttempts(payload: Payload, name: LimitName, subject: string): Promise<void> {
  await sql(payload)`delete from attempts where key = ${keyOf(payload, name, subject)}`
}

function keyOf(payload: Payload, name: LimitName, subject: string): string {
  return `${name}:${keyedHash(payload, subject)}`
}
