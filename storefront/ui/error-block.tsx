import type { ReactNode } from 'react'
import { EmptyPlate } from '#storefront/ui/empty-state.tsx'

interface ErrorBlockProps {
  readonly heading: string
  readonly text: string
  /** What support asks for: "Error 1001". */
  readonly number: string
  /** One next step, at most two. */
  readonly children: ReactNode
}

/** What a page shows in place of itself when it cannot be shown. */
export function ErrorBlock({ heading, text, number, children }: ErrorBlockProps) {
  return (
    <div className="wrap section">
      <div className="empty">
        <EmptyPlate />
        <h1 className="h-1">{heading}</h1>
        <p className="muted error__text">{text}</p>
        <div className="row row--wrap empty__steps">{children}</div>
        <p className="tiny muted num">{number}</p>
      </div>
    </div>
  )
}
