import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { EVERYTHING, type Selection } from './selection.ts'

/**
 * A selection without the kinds that the site does not offer. One of such kinds alone selects from all that are offered, as an
 * empty list of kinds is no limit.
 */
export function offeredSelection(selection: Selection | null, offered: readonly Kind[]): Selection | null {
  if (KIND_CODES.every((kind) => offered.includes(kind))) return selection
  const whole = selection ?? EVERYTHING
  const kinds = whole.kinds.filter((kind) => offered.includes(kind))
  return { ...whole, kinds: kinds.length > 0 ? kinds : offered }
}
