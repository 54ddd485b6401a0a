import { CHOICE_NAMES } from '#domain/routing/choices.ts'
import type { Change } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'

const SETTLED = [
  'kind',
  'form',
  'words',
  'sort',
  'price',
  'contributor',
] as const satisfies readonly (keyof View)[]

/**
 * The change that a link makes, applied to another view than it was rendered for: a visitor who follows two links
 * quickly means both, though the second was rendered before the first took effect.
 *
 * @param shown the view that the link was rendered for
 * @param linked the view that it leads to
 * @param current the view that is loading
 */
export function changeBetween(shown: View, linked: View, current: View): Change {
  const settled = SETTLED.filter((name) => shown[name] !== linked[name]).map((name) => [name, linked[name]])
  const chosen = CHOICE_NAMES.flatMap((name) => {
    const added = linked[name].filter((value) => !shown[name].includes(value))
    const removed = shown[name].filter((value) => !linked[name].includes(value))
    if (added.length + removed.length === 0) return []
    const values = new Set([...current[name], ...added])
    return [[name, [...values].filter((value) => !removed.includes(value)).sort()]]
  })
  const change: Change = Object.fromEntries([...settled, ...chosen])
  return Object.keys(change).length === 0 ? { page: linked.page } : change
}
