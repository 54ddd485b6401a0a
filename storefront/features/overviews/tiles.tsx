import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Entry } from '#domain/contract/directories.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'
import { WorkRow } from '#storefront/ui/work-row.tsx'

export interface Tile extends Omit<Entry, 'slug'> {
  readonly href: string
}

/** One way in is none: it leads to what is seen already. */
const MIN_TILES = 2

interface TilesProps {
  readonly title: string
  /** The way to all of them. */
  readonly more: { readonly label: string; readonly href: string }
  readonly tiles: readonly Tile[]
}

/** A row of ways into a listing, each with some of what is there; it scrolls where it is too long. */
export function Tiles({ title, more, tiles }: TilesProps) {
  const t = useTranslations('listing')
  const id = useId()
  if (tiles.length < MIN_TILES) return null
  return (
    <section className="tiles" aria-labelledby={id}>
      <div className="row between">
        <h2 className="h-4" id={id}>
          {title}
        </h2>
        <a className="more" href={more.href}>
          {more.label}
          <Icon name="arrow-right" />
        </a>
      </div>
      <ul className="tiles__l scrolls">
        {tiles.map(({ name, href, count, previews }) => (
          <li key={href}>
            <a className="tile" href={href}>
              <WorkRow previews={previews} sizes={SIZES.thumb} />
              <span className="tile__t">
                <b>{name}</b> <small className="num">{t('count', { count })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
