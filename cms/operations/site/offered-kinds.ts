import type { Payload } from '#cms/operations/database.ts'
import { readOffer } from '#cms/operations/site/read-site.ts'
import type { Kind } from '#domain/assets/kinds.ts'

/** How long the kinds of a process may be out of date: every search needs them. */
const LIFE_MS = 2_000

interface Kept {
  readonly until: number
  readonly value: Promise<readonly Kind[]>
}

const kept = new WeakMap<Payload, Kept>()

/** The kinds that the site offers, at most two seconds old. */
export function readOfferedKinds(payload: Payload, now = Date.now()): Promise<readonly Kind[]> {
  const known = kept.get(payload)
  if (known !== undefined && known.until > now) return known.value
  const value = readOffer(payload).then(({ kinds }) => kinds)
  kept.set(payload, { until: now + LIFE_MS, value })
  value.catch(() => kept.delete(payload))
  return value
}
