'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#storefront/ui/icon.tsx'
import type { IconName } from '#storefront/ui/icon-shapes.ts'

interface OutcomeProps {
  readonly icon: IconName
  readonly heading: string
  readonly text: string
  /** One next step, at most two. */
  readonly children?: ReactNode
}

/** The outcome of an action: it takes the focus, so that screen readers announce it. */
export function Outcome({ icon, heading, text, children }: OutcomeProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="acc__said">
      <Icon name={icon} className="acc__sign" />
      <h2 className="h-3" ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <p className="muted">{text}</p>
      {children !== undefined && <div className="row row--wrap acc__steps">{children}</div>}
    </div>
  )
}
