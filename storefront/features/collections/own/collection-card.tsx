'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { CollectionSummary } from '#domain/contract/personal-collections.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'
import { href } from '#domain/routing/href.ts'
import { CollectionDialog } from '#storefront/features/collections/own/collection-dialog.tsx'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { GROUND_LOOKS, groundOfCover, ownLook } from '#storefront/ui/ground.ts'
import { SIZES } from '#storefront/ui/sizes.ts'

interface CollectionCardProps {
  readonly collection: CollectionSummary
  readonly locale: Locale
  /** The drag handle; null where the card does not move. */
  readonly handle: ReactNode
  readonly onChanged: () => void
}

/** The card of a collection: four of its assets, its name and its count, linked to it. */
export function CollectionCard({ collection, locale, handle, onChanged }: CollectionCardProps) {
  const t = useTranslations()
  const [isEdited, setEdited] = useState(false)
  const { id, isFavourites, count, previews, shareKey } = collection
  const name = isFavourites ? t('myCollections.favourites') : collection.name
  const ground = groundOfCover(previews, false)
  const places = Array.from({ length: COLLECTION_LIMITS.previews }, (_, place) => place)
  return (
    <article className="pack">
      <div className={`pack__c cover4 ${GROUND_LOOKS[ground]}`}>
        {places.map((place) => {
          const preview = previews[place]
          return preview === undefined ? (
            <span key={place} className="cover4__none" />
          ) : (
            <Artwork key={place} preview={preview} sizes={SIZES.cover} className={ownLook(ground, preview)} />
          )
        })}
      </div>
      <div className="row between collections__about">
        <div>
          <h2 className="pack__t">
            <a href={href('ownCollection', locale, { id })}>{name}</a>
          </h2>
          <p className="pack__m">
            <span>{t('common.counts.assets', { count })}</span>
            {shareKey !== null && <Badge icon="link">{t('myCollections.sharedByLink')}</Badge>}
          </p>
        </div>
        {!isFavourites && (
          <span className="row collections__acts">
            <Button
              tone="quiet"
              size="small"
              aria-label={t('myCollections.editOf', { name })}
              onClick={() => setEdited(true)}
            >
              {t('myCollections.edit')}
            </Button>
            {handle}
          </span>
        )}
      </div>
      {isEdited && (
        <CollectionDialog
          collection={collection}
          onClose={() => setEdited(false)}
          onDone={() => {
            setEdited(false)
            onChanged()
          }}
        />
      )}
    </article>
  )
}
