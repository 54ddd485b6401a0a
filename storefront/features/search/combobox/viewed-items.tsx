import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { GROUND_LOOKS, groundFor } from '#storefront/ui/ground.ts'
import { SIZES } from '#storefront/ui/sizes.ts'

interface ViewedItemsProps {
  readonly items: readonly ItemCard[]
  readonly locale: Locale
}

/** What was looked at, as small pictures that lead there. */
export function ViewedItems({ items, locale }: ViewedItemsProps) {
  return (
    <ul className="suggest__viewed">
      {items.map((item) => (
        <li key={item.slug}>
          <a
            className={`thumb ${GROUND_LOOKS[groundFor(item.kind, item.preview.ground)]}`}
            href={href('item', locale, item)}
            title={item.title}
          >
            <Artwork preview={item.preview} sizes={SIZES.thumb} alt={item.title} />
          </a>
        </li>
      ))}
    </ul>
  )
}
