import type { Payload } from '#cms/operations/database.ts'
import type { RunningFlag } from '#domain/contract/flags.ts'

/** More would be an accident: each page view and each visitor's evaluation goes through all of them. */
const MOST_FLAGS = 100
/** How long the flags of a process may be out of date. */
const LIFE_MS = 10_000

export interface ReadFlags {
  readonly flags: readonly RunningFlag[]
  /** The last change of one of them; the epoch without flags. */
  readonly updated: Date
}

interface Kept {
  readonly until: number
  readonly value: Promise<ReadFlags>
}

const kept = new WeakMap<Payload, Kept>()

/** The flags that run, at most ten seconds old. */
export function readFlags(payload: Payload, now = Date.now()): Promise<ReadFlags> {
  const known = kept.get(payload)
  if (known !== undefined && known.until > now) return known.value
  const value = queryFlags(payload)
  kept.set(payload, { until: now + LIFE_MS, value })
  value.catch(() => kept.delete(payload))
  return value
}

/** The flags that run, as the database has them. */
async function queryFlags(payload: Payload): Promise<ReadFlags> {
  const { docs } = await payload.find({
    collection: 'flags',
    where: { isRunning: { equals: true } },
    sort: 'code',
    limit: MOST_FLAGS,
    depth: 0,
  })
  return {
    updated: new Date(Math.max(0, ...docs.map(({ updatedAt }) => Date.parse(updatedAt)))),
    flags: docs.map(({ code, goal, variants, languages, countries, plans, pages }) => ({
      code,
      goal,
      variants: (variants ?? []).map((variant) => ({ code: variant.code, weight: variant.weight })),
      locales: languages ?? [],
      countries: countries ?? [],
      plans: plans ?? [],
      pages: pages ?? [],
    })),
  }
}

/** Forgets the flags of this process. */
export function forgetFlags(payload: Payload): void {
  kept.delete(payload)
}
