import type { ReactNode } from 'react'
import { KeptMarkup } from './kept-markup.tsx'
import { type Dependencies, markupOnce } from './known-markup.ts'
import { markupStore } from './markup-store.ts'

interface StaticMarkupProps {
  /** Unique within the page. */
  readonly id: string
  /** All that the markup depends on, where pages share it: it is rendered again when one of them is another value. */
  readonly of?: Dependencies
  /** Markup and server components that render it; no client components. */
  readonly children: ReactNode
}

/**
 * Renders its children to HTML without a copy of them in the data that Next sends for the browser's React, which would
 * repeat all of it. Not for client components: it is a server component.
 */
export function StaticMarkup({ id, of, children }: StaticMarkupProps) {
  const store = markupStore()
  if (store === null) return children
  store.set(id, markupOnce(id, of, children))
  return <KeptMarkup id={id} />
}
