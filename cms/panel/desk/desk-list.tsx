import { type ReactNode, useId } from 'react'

export interface DeskEntry {
  readonly key: string
  readonly title: string
  readonly href: string
  readonly detail: string
}

interface Props {
  readonly heading: string
  readonly total: number
  readonly entries: readonly DeskEntry[]
  /** Said where the list is empty. */
  readonly none: string
  /** Said below a list of which only the first entries are shown. */
  readonly more: string | null
  readonly children?: ReactNode
}

/** One list of documents that wait. */
export function DeskList({ heading, total, entries, none, more, children }: Props) {
  const id = useId()
  return (
    <section className="motif-desk__list" aria-labelledby={id}>
      <h2 id={id}>
        {heading} <span className="motif-desk__count">{total}</span>
      </h2>
      {entries.length === 0 ? (
        <p className="motif-quiet">{none}</p>
      ) : (
        <ul>
          {entries.map(({ key, title, href, detail }) => (
            <li key={key}>
              <a href={href}>{title}</a>
              <small>{detail}</small>
            </li>
          ))}
        </ul>
      )}
      {more !== null && <p className="motif-quiet">{more}</p>}
      {children}
    </section>
  )
}
