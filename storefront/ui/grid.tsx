import type { ReactNode } from 'react'
import { KINDS } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { type Interlude, withInterlude } from '#storefront/ui/interlude.tsx'
import { Plate } from '#storefront/ui/plate.tsx'
import { PLATES } from '#storefront/ui/sizes.ts'

interface ItemsProps {
  readonly items: readonly ItemCard[]
  readonly locale: Locale
  /** How many of the first are seen without scrolling, and load at once. */
  readonly eager?: number
  readonly interlude?: Interlude | undefined
}

/** Items of one kind, in as many columns as fit: small plates for icons, large ones for the rest. */
export function ItemGrid({ items, locale, eager = 0, interlude }: ItemsProps) {
  const large = items.some((item) => KINDS[item.kind].cell === 2)
  return (
    <ul className={large ? 'grid grid--lg' : 'grid grid--icons'}>
      {withInterlude(
        items.map((item, rank) => ({
          rank,
          node: (
            <Plate
              key={item.slug}
              item={item}
              locale={locale}
              sizes={large ? PLATES.grid : PLATES.cell}
              eager={rank < eager}
              badges={large}
            />
          ),
        })),
        interlude,
      )}
    </ul>
  )
}

/** Pack or bundle cards side by side. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <div className="packs">{children}</div>
}
