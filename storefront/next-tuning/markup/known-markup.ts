import type { ReactNode } from 'react'
import { toMarkup } from './to-markup.ts'

/** Compared by identity, as React compares those of an effect. */
export type Dependencies = readonly unknown[]

interface Known {
  readonly of: Dependencies
  readonly html: string
}

/** More than there are languages: each has its own menus. */
const CAPACITY = 16

/** Markup by id, the last rendered first. */
const known = new Map<string, readonly Known[]>()

/** The HTML of a part of a page: of its last rendering for the same dependencies, where it names them. */
export function markupOnce(id: string, of: Dependencies | undefined, node: ReactNode): string {
  if (of === undefined) return toMarkup(node)
  const earlier = known.get(id) ?? []
  const found = earlier.find((one) => isSame(one.of, of))
  if (found !== undefined) return found.html
  const html = toMarkup(node)
  known.set(id, [{ of, html }, ...earlier].slice(0, CAPACITY))
  return html
}

function isSame(one: Dependencies, other: Dependencies): boolean {
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]))
}
