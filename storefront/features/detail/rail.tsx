import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
import { Plate } from '#storefront/ui/plate.tsx'
import { SectionHead } from '#storefront/ui/section-head.tsx'
import { PLATES } from '#storefront/ui/sizes.ts'

interface RailProps {
  /** Unique within the page. */
  readonly id: string
  readonly title: string
  readonly items: readonly ItemCard[]
  readonly locale: Locale
  /** Whether its links keep the palette of the page. */
  readonly carriesPalette?: boolean
  readonly more?: { readonly label: string; readonly href: string }
}

/** Fills whole rows at every width. */
const MOST = 6

/** A row of related items. */
export function Rail({ id, title, items, locale, carriesPalette = false, more }: RailProps) {
  if (items.length === 0) return null
  return (
    <StaticMarkup id={id}>
      <section className="section" data-carries-palette={carriesPalette ? '' : undefined}>
        <SectionHead title={title} {...(more && { more })} />
        <ul className="rail">
          {items.slice(0, MOST).map((item) => (
            <Plate key={item.slug} item={item} locale={locale} sizes={PLATES.large} badges />
          ))}
        </ul>
      </section>
    </StaticMarkup>
  )
}
