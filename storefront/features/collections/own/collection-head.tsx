'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CollectionSummary } from '#domain/contract/personal-collections.ts'

interface CollectionHeadProps {
  readonly collection: Pick<CollectionSummary, 'name' | 'description' | 'isFavourites' | 'count'>
  /** The owner, where it is another user's. */
  readonly by?: string | undefined
  /** Its buttons. */
  readonly children: ReactNode
}

/** The name, description and size of a collection. */
export function CollectionHead({ collection, by, children }: CollectionHeadProps) {
  const t = useTranslations()
  const { name, description, isFavourites, count } = collection
  return (
    <header className="collections__head">
      <div className="stack stack--tight">
        <h1 className="h-1" id="collection-title">
          {isFavourites ? t('myCollections.favourites') : name}
        </h1>
        {by !== undefined && <p className="small muted">{by}</p>}
        {description !== null && <p className="collections__text">{description}</p>}
        <p className="small muted">{t('common.counts.assets', { count })}</p>
      </div>
      <div className="row row--wrap">{children}</div>
    </header>
  )
}
