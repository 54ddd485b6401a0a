import type { LintRule } from '#domain/lint/rule-codes.ts'
import { hasStyleSheet } from '#media/artwork/recolour/paints.ts'
import { IDENTITY } from '#media/artwork/svg/matrix.ts'
import { isElement, type SvgElement, type SvgNode } from '#media/artwork/svg/tree.ts'
import { referencedIds } from './references.ts'
import { snapElement } from './snap.ts'
import { isEmptyGroup, isInvisible } from './visibility.ts'
import { visitDrawn } from './visit.ts'

/** A drawing after its safe fixes, with how often each rule was applied. */
export interface FixedDrawing {
  readonly root: SvgElement
  readonly fixes: Partial<Record<LintRule, number>>
}

export interface FixOptions {
  /** Moves coordinates onto the grid of icons. */
  readonly snapsToGrid: boolean
}

/**
 * The fixes that change no visible pixel: removes empty groups and invisible elements, and moves ends of lines onto the
 * grid by at most a hundredth of a unit. With a style sheet nothing is removed, as its rules may select by position.
 */
export function fixDrawing(root: SvgElement, { snapsToGrid }: FixOptions): FixedDrawing {
  const isStyled = hasStyleSheet(root)
  const used = referencedIds(root)
  const fixes: Partial<Record<LintRule, number>> = {}
  const count = (rule: LintRule, by = 1) => {
    fixes[rule] = (fixes[rule] ?? 0) + by
  }
  const removed = new Set<SvgElement>()
  const replaced = new Map<SvgElement, SvgElement>()
  let gone: string | null = null
  for (const { element, style, matrix, path } of visitDrawn(root)) {
    if (gone !== null && path.startsWith(`${gone}/`)) continue
    const isEmpty = !isStyled && isEmptyGroup(element, used)
    if (isEmpty || (!isStyled && isInvisible(element, style, used))) {
      gone = path
      removed.add(element)
      count(isEmpty ? 'L404' : 'L419')
    } else if (snapsToGrid && matrix === IDENTITY) {
      const snapped = snapElement(element)
      if (snapped.moved === 0) continue
      replaced.set(element, snapped.element)
      count('L410', snapped.moved)
    }
  }
  return { root: rebuild(root, removed, replaced), fixes }
}

function rebuild(
  element: SvgElement,
  removed: ReadonlySet<SvgElement>,
  replaced: ReadonlyMap<SvgElement, SvgElement>,
): SvgElement {
  const children = element.children.flatMap((child): readonly SvgNode[] => {
    if (!isElement(child)) return [child]
    return removed.has(child) ? [] : [rebuild(child, removed, replaced)]
  })
  return { ...(replaced.get(element) ?? element), children }
}
