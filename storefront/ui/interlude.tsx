import type { ReactNode } from 'react'

/** What may come between the items of a listing once, as a row of its own: before the item of this rank, from 0. */
export interface Interlude {
  readonly before: number
  readonly content: ReactNode
}

interface Ranked {
  readonly rank: number
  readonly node: ReactNode
}

/** List items with the interlude at its place among them, if there is one. */
export function withInterlude(
  shown: readonly Ranked[],
  interlude: Interlude | undefined,
): readonly ReactNode[] {
  const nodes = shown.map(({ node }) => node)
  if (interlude === undefined) return nodes
  const found = shown.findIndex(({ rank }) => rank >= interlude.before)
  const place = found === -1 ? nodes.length : found
  const row = (
    <li key="interlude" className="interlude">
      {interlude.content}
    </li>
  )
  return [...nodes.slice(0, place), row, ...nodes.slice(place)]
}
