import type { ReactNode } from 'react'
import { KeptMarkup } from './kept-markup.tsx'
import { markupStore } from './markup-store.ts'
import { toMarkup } from './to-markup.ts'

interface StaticMarkupProps {
  /** Unique within the page. */
  readonly id: string
  /** Markup and server components that render it; no client components. */
  readonly children: ReactNode
}

/**
 * Renders its children to HTML without a copy of them in the data that Next sends for the browser's React, which would
 * repeat all of it. Not for client components: it is a server component.
 */
export function StaticMarkup({ id, children }: StaticMarkupProps) {
  const store = markupStore()
  if (store === null) return children
  store.set(id, toMarkup(children))
  return <KeptMarkup id={id} />
}
