import type { ReactNode } from 'react'
import { KINDS } from '#domain/assets/kinds.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { Plate } from '#storefront/ui/plate.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

interface ItemsProps {
  readonly items: readonly ItemCard[]
  readonly locale: Locale
  /** How many of the first are seen without scrolling, and load at once. */
  readonly eager?: number
}

/** Items of mixed kinds in cells of one size: a large kind takes four. The order is the order of rank. */
export function Mosaic({ items, locale, eager = 0 }: ItemsProps) {
  return (
    <ul className="mosaic">
      {items.map((item, index) => {
        const large = KINDS[item.kind].cell === 2
        return (
          <Plate
            key={item.slug}
            item={item}
            locale={locale}
            sizes={large ? SIZES.large : SIZES.cell}
            className={large ? 'x2' : ''}
            eager={index < eager}
            badges={large}
          />
        )
      })}
    </ul>
  )
}

/** Items of one kind, in as many columns as fit: small plates for icons, large ones for the rest. */
export function ItemGrid({ items, locale, eager = 0 }: ItemsProps) {
  const large = items.some((item) => KINDS[item.kind].cell === 2)
  return (
    <ul className={large ? 'grid grid--lg' : 'grid grid--icons'}>
      {items.map((item, index) => (
        <Plate
          key={item.slug}
          item={item}
          locale={locale}
          sizes={large ? SIZES.large : SIZES.cell}
          eager={index < eager}
          badges={large}
        />
      ))}
    </ul>
  )
}

/** Pack or bundle cards side by side. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <div className="packs">{children}</div>
}
