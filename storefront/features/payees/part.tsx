'use client'

import { type ReactNode, type RefObject, useId } from 'react'

interface PartProps {
  readonly title: string
  readonly lead: string
  /** Has the focus after its form was stored and closed. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

/** One part of the payout details: its heading, what it is for, and its statement or form. */
export function Part({ title, lead, heading, children }: PartProps) {
  const id = useId()
  return (
    <section className="payee__part" aria-labelledby={id}>
      <div className="stack">
        <h2 className="h-3" id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="small muted">{lead}</p>
      </div>
      {children}
    </section>
  )
}
