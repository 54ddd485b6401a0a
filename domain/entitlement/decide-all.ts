import type { Kind } from '#domain/assets/kinds.ts'
import {
  decidePersonDownload,
  type HeldAllowance,
  type HeldRights,
  type Right,
  type WantedItem,
} from '#domain/entitlement/decide.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'

/** An item, or a pack or bundle with items of these kinds. */
export interface WantedAsset extends WantedItem {
  readonly kinds: readonly Kind[]
}

/** Whether a user may download all of an asset now: an asset with items of several kinds is open when each kind is. */
export function decideAll({ kinds, ...asset }: WantedAsset, held: HeldRights): Result<Right> {
  const usage = { lastHour: 0, hourlyLimit: null }
  const decisions = kinds.map((kind) => decidePersonDownload({ ...asset, kind }, { ...usage, ...held }))
  return decisions.find(({ ok }) => !ok) ?? decisions[0] ?? refuse('nothing-to-download')
}

/** The allowance that is used up for one of these kinds; null where another reason closes the asset. */
export function usedUpAllowance(
  kinds: readonly Kind[],
  allowances: readonly HeldAllowance[],
): HeldAllowance | null {
  for (const kind of kinds) {
    const fitting = allowances.filter((one) => one.kinds.includes(kind))
    const isUsedUp = fitting.every(({ limit, used }) => limit !== null && used >= limit)
    if (fitting[0] !== undefined && isUsedUp) return fitting[0]
  }
  return null
}
