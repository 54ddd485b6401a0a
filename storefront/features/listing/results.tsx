import { useTranslations } from 'next-intl'
import type { Card, ItemCard, Listing, PackCard as Pack } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { View } from '#domain/routing/view.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { placeInterlude } from '#storefront/features/listing/interlude.ts'
import { CardGrid, ItemGrid } from '#storefront/ui/grid.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Mosaic } from '#storefront/ui/mosaic.tsx'
import { PackCard } from '#storefront/ui/pack-card.tsx'

/** Tiles that the smallest window shows at first, two by two: only these load eagerly. */
const SEEN_AT_ONCE = 4

interface ResultsProps {
  readonly locale: Locale
  readonly view: View
  readonly listing: Listing
  readonly words: string | null
  readonly addressOf: AddressOf
}

/** Packs as cards, items of one kind in a grid, mixed kinds in a mosaic, which a row of packs may interrupt. */
export function Results({ locale, view, listing, words, addressOf }: ResultsProps) {
  if (view.form === 'pack') {
    return (
      <CardGrid>
        {listing.hits.filter(isPack).map((pack) => (
          <PackCard key={pack.slug} pack={pack} locale={locale} heading="h2" />
        ))}
      </CardGrid>
    )
  }
  const items = listing.hits.filter(isItem)
  const Items = view.kind === null ? Mosaic : ItemGrid
  return (
    <Items
      items={items}
      locale={locale}
      eager={SEEN_AT_ONCE}
      interlude={
        listing.packs.length === 0
          ? undefined
          : {
              before: placeInterlude(items, view.kind === null),
              content: (
                <PackRow
                  locale={locale}
                  packs={listing.packs}
                  words={words}
                  href={addressOf({ form: 'pack' })}
                />
              ),
            }
      }
    />
  )
}

interface PackRowProps {
  readonly locale: Locale
  readonly packs: readonly Pack[]
  readonly words: string | null
  /** The link to all packs. */
  readonly href: string
}

function PackRow({ locale, packs, words, href }: PackRowProps) {
  const t = useTranslations('listing.packs')
  return (
    <>
      <div className="row between">
        <h2 className="h-4">{words === null ? t('heading') : t('headingFor', { words })}</h2>
        <a className="more" href={href}>
          {t('all')}
          <Icon name="arrow-right" />
        </a>
      </div>
      <CardGrid>
        {packs.map((pack) => (
          <PackCard key={pack.slug} pack={pack} locale={locale} />
        ))}
      </CardGrid>
    </>
  )
}

function isItem(card: Card): card is ItemCard {
  return card.form === 'item'
}

function isPack(card: Card): card is Pack {
  return card.form === 'pack'
}
