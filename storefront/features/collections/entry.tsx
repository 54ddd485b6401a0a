'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { KINDS } from '#domain/assets/kinds.ts'
import type { PackCard } from '#domain/contract/catalogue.ts'
import type { CollectionEntry } from '#domain/contract/personal-collections.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Badge } from '#storefront/ui/badge.tsx'
import { CardActions } from '#storefront/ui/card-actions.tsx'
import { Cover } from '#storefront/ui/cover.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Plate } from '#storefront/ui/plate.tsx'
import { PLATES } from '#storefront/ui/sizes.ts'

interface EntryProps {
  readonly entry: CollectionEntry
  readonly locale: Locale
  /** Controls beside the name. */
  readonly children?: ReactNode
}

/** An entry of a collection with its name; a retired asset says so and has no link. */
export function Entry({ entry, locale, children }: EntryProps) {
  return (
    <div className="entry">
      <Picture entry={entry} locale={locale} />
      <div className="entry__about">
        <EntryName entry={entry} />
        {children}
      </div>
    </div>
  )
}

function EntryName({ entry: { title, card } }: Pick<EntryProps, 'entry'>) {
  const t = useTranslations()
  return (
    <p className="entry__name">
      <span className="entry__title">{title}</span>
      {card === null && <Badge tone="warn">{t('myCollections.gone')}</Badge>}
      {card?.form === 'pack' && (
        <span className="tiny muted">{t(`kinds.${card.kind}.count`, { count: card.itemCount })}</span>
      )}
    </p>
  )
}

function Picture({ entry: { title, card }, locale }: EntryProps) {
  switch (card?.form) {
    case 'item':
      return <Plate item={card} locale={locale} as="div" sizes={PLATES.large} badges />
    case 'pack':
      return <PackPicture pack={card} locale={locale} />
    default:
      return (
        <div className="plate entry__gone" role="img" aria-label={title}>
          <Icon name="image-off" className="plate__none" />
        </div>
      )
  }
}

function PackPicture({ pack, locale }: { readonly pack: PackCard; readonly locale: Locale }) {
  return (
    <div className="pack entry__pack">
      <a href={href('pack', locale, pack)} aria-label={pack.title}>
        <Cover previews={pack.previews} tint={pack.tint} icons={KINDS[pack.kind].cell === 1} />
      </a>
      <CardActions asset={pack} />
    </div>
  )
}
