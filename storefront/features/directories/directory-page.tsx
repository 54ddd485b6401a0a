import type { ReactNode } from 'react'

interface DirectoryPageProps {
  readonly title: string
  readonly intro: string
  /** The breadcrumbs of the page. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A page that leads to listings: its title, one sentence, and the ways. */
export function DirectoryPage({ title, intro, lead, children }: DirectoryPageProps) {
  return (
    <div className="wrap directory">
      <header className="directory__h">
        {lead}
        <h1 className="h-1">{title}</h1>
        <p className="lead">{intro}</p>
      </header>
      {children}
    </div>
  )
}
