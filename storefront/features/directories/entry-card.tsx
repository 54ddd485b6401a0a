import type { Preview } from '#domain/contract/catalogue.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { coverGround } from '#storefront/ui/ground.ts'
import { SIZES } from '#storefront/ui/sizes.ts'

interface EntryCardProps {
  readonly name: string
  readonly href: string
  readonly note: string
  readonly text?: string | null
  /** Up to four works, in a row on one plate. */
  readonly previews: readonly Preview[]
}

const GROUND = { any: '', light: 'on-light', dark: 'on-dark', ink: 'on-ink' } as const

/** A way to a listing: four of its works, its name, how much there is. The whole card is the link. */
export function EntryCard({ name, href, note, text = null, previews }: EntryCardProps) {
  return (
    <article className="pack entry">
      <EntryCover previews={previews} />
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

/** A few works in a row on one plate. */
export function EntryCover({ previews }: Pick<EntryCardProps, 'previews'>) {
  return (
    <div className={`entry__c ${GROUND[coverGround(previews)]}`}>
      {previews.map((preview) => (
        <Artwork key={preview.sha256} preview={preview} sizes={SIZES.cover} />
      ))}
    </div>
  )
}
