import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly heading: string
  readonly text: string
  readonly level?: 'h1' | 'h2'
  /** One next step, at most two: link buttons. */
  readonly children?: ReactNode
}

/** Nothing to show: what happened and what to do next, under the empty plate. */
export function EmptyState({ heading, text, level: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="empty">
      <EmptyPlate />
      <Heading className="h-3">{heading}</Heading>
      <p className="small muted">{text}</p>
      {children && <div className="row row--wrap empty__steps">{children}</div>}
    </div>
  )
}

/** The picture of an empty state: a plate with crop marks and the two arches of the logo as outlines. */
export function EmptyPlate() {
  return (
    <svg className="empty__art" viewBox="0 0 160 120" aria-hidden="true">
      <rect width="160" height="120" rx="12" className="empty__plate" />
      <path className="empty__marks" d="M10 20V10h10M140 10h10v10M150 100v10h-10M20 110H10v-10" />
      <path className="empty__arches" d="M46 88V57a17 17 0 0 1 34 0v31zM80 88V57a17 17 0 0 1 34 0v31z" />
    </svg>
  )
}
