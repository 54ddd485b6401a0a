import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column } from '#cms/operations/schema/columns.ts'
import type { GatewayStore } from './gateway.ts'

/** A play of the months, as far as it came. */
export interface LifeRun {
  readonly id: string
  /** The present at its beginning: a play that was cut continues with the same plan. Milliseconds since 1970. */
  readonly until: number
  /** Events that were played. */
  readonly played: number
  readonly isFinished: boolean
}

/** Begins a play, or returns the one of this id. */
export async function openRun(payload: Payload, id: string, until: number): Promise<LifeRun> {
  await run(
    payload,
    fragment`
      insert into life_runs (id, ends_at) values (${id}, ${new Date(until).toISOString()}::timestamptz)
      on conflict (id) do nothing`,
  )
  const found = await findRun(payload, id)
  if (found === null) throw new Error(`the play ${id} was not written`)
  return found
}

/** Null before its beginning. */
export async function findRun(payload: Payload, id: string): Promise<LifeRun | null> {
  const [row] = await run<{
    until: Cast<'life_runs.ends_at', number>
    played: Column<'life_runs.played'>
    finished_at: Column<'life_runs.finished_at'>
  }>(
    payload,
    fragment`
      select floor(extract(epoch from ends_at) * 1000)::float8 as until, played, finished_at from life_runs where id = ${id}`,
  )
  return row === undefined
    ? null
    : { id, until: row.until, played: row.played, isFinished: row.finished_at !== null }
}

export async function markPlayed(payload: Payload, { id }: LifeRun, played: number): Promise<void> {
  await run(payload, fragment`update life_runs set played = ${played} where id = ${id}`)
}

/** Ends a play: from now on no connection can choose its present. */
export async function finishRun(payload: Payload, { id }: LifeRun): Promise<void> {
  await run(payload, fragment`update life_runs set finished_at = now() where id = ${id}`)
}

/** What the gateway of a play knows, kept with the play. */
export async function openStore(payload: Payload, { id }: LifeRun): Promise<GatewayStore> {
  const rows = await run<{ key: Column<'life_objects.key'>; value: Column<'life_objects.value'> }>(
    payload,
    fragment`select key, value from life_objects where run_id = ${id}`,
  )
  const changes = new Map<string, unknown>()
  return {
    known: new Map(rows.map(({ key, value }) => [key, revived(value)])),
    change: (key, value) => {
      changes.set(key, value)
    },
    save: async () => {
      if (changes.size === 0) return
      const written = [...changes].map(([key, value]) => ({ key, value: kept(value) }))
      changes.clear()
      await run(
        payload,
        fragment`
          insert into life_objects (run_id, key, value)
          select ${id}, n.key, coalesce(n.value, 'null'::jsonb) from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as n (key text, value jsonb)
          on conflict (run_id, key) do update set value = excluded.value`,
      )
    },
  }
}

/** Amounts are integers without a limit, which JSON does not have: they are kept as `{ "integer": "1999" }`. */
const INTEGER = 'integer'

function kept(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? { [INTEGER]: String(one) } : one)) ?? 'null',
  )
}

function revived(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === 'object' && one !== null && typeof one[INTEGER] === 'string' ? BigInt(one[INTEGER]) : one,
  )
}
