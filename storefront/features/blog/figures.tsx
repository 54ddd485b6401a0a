import { useTranslations } from 'next-intl'
import { KINDS } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { MediaPicture } from '#domain/contract/media-library.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { MediaImage, mediaCaption } from '#storefront/ui/media-image.tsx'
import { Plate } from '#storefront/ui/plate.tsx'
import { PLATES } from '#storefront/ui/sizes.ts'

interface FigureProps {
  readonly item: ItemCard
  readonly caption: string | null
  readonly locale: Locale
}

/** A work of the library at its present state: the plate leads to its page. */
export function Figure({ item, caption, locale }: FigureProps) {
  return (
    <figure>
      <div className={KINDS[item.kind].cell === 1 ? 'fig fig--small' : 'fig'}>
        <Plate as="div" item={item} locale={locale} sizes={PLATES.large} badges />
      </div>
      <figcaption>{caption ?? item.title}</figcaption>
    </figure>
  )
}

interface GalleryProps {
  readonly items: readonly ItemCard[]
  readonly caption: string | null
  readonly locale: Locale
}

export function Gallery({ items, caption, locale }: GalleryProps) {
  return (
    <figure>
      <Plates items={items} locale={locale} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

interface MediaFigureProps {
  readonly pictures: readonly MediaPicture[]
  readonly caption: string | null
}

/** Pictures of the media library: one in its own proportion, several in a grid. Removed ones are left out. */
export function MediaFigure({ pictures, caption }: MediaFigureProps) {
  const [first] = pictures
  if (first === undefined) return null
  const credits = [...new Set(pictures.flatMap(({ credit }) => credit ?? []))]
  const words = mediaCaption(caption, { credit: credits.join(', ') || null })
  return (
    <figure>
      <div className={pictures.length === 1 ? 'fig__m' : 'fig__m fig__m--many'}>
        {pictures.map((picture) => (
          <MediaImage
            key={picture.sha256}
            picture={picture}
            sizes={pictures.length === 1 ? 'text' : 'card'}
          />
        ))}
      </div>
      {words && <figcaption>{words}</figcaption>}
    </figure>
  )
}

interface RelatedAssetsProps {
  readonly items: readonly ItemCard[]
  readonly heading: string | null
  readonly locale: Locale
}

/** Works to use right away. */
export function RelatedAssets({ items, heading, locale }: RelatedAssetsProps) {
  const t = useTranslations('blog')
  const label = heading ?? t('relatedAssets')
  return (
    <aside className="rel-assets" aria-label={label}>
      <p className="rel-assets__h">{label}</p>
      <Plates items={items} locale={locale} />
    </aside>
  )
}

function Plates({ items, locale }: { readonly items: readonly ItemCard[]; readonly locale: Locale }) {
  return (
    <ul className="fig__g">
      {items.map((item) => (
        <Plate key={item.slug} item={item} locale={locale} sizes={PLATES.quarter} />
      ))}
    </ul>
  )
}
