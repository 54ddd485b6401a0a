import type { Preview } from '#domain/contract/catalogue.ts'
import { WorkRow } from '#storefront/ui/work-row.tsx'

interface EntryCardProps {
  readonly name: string
  readonly href: string
  readonly note: string
  readonly text?: string | null
  /** Up to four works, in a row on one plate. */
  readonly previews: readonly Preview[]
}

/** A way to a listing: four of its works, its name, how much there is. The whole card is the link. */
export function EntryCard({ name, href, note, text = null, previews }: EntryCardProps) {
  return (
    <article className="pack">
      <WorkRow previews={previews} />
      <div>
        <h2 className="pack__t">
          <a href={href}>{name}</a>
        </h2>
        {text && <p className="small muted">{text}</p>}
        <p className="pack__m">{note}</p>
      </div>
    </article>
  )
}
