'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CollectionSummary } from '#domain/contract/personal-collections.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { CollectionCard } from '#storefront/features/collections/own/collection-card.tsx'
import { CollectionDialog } from '#storefront/features/collections/own/collection-dialog.tsx'
import { LoadFailed } from '#storefront/features/collections/own/load-failed.tsx'
import { SortableList } from '#storefront/features/collections/own/sortable-list.tsx'
import { showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { GridSkeleton } from '#storefront/ui/skeleton.tsx'
import '../collections.css'

/** Skeleton cards. */
const EXPECTED = 4

/** The user's collections (spec section 2, dashboard): favourites first, then in the user's order. */
export function Collections({ locale }: { readonly locale: Locale }) {
  const t = useTranslations()
  const { data, failure, mutate } = useApi<{ collections: CollectionSummary[] }>('/personal-collections')
  const [isMaking, setMaking] = useState(false)
  const collections = data?.collections
  const [favourites, own] = [
    collections?.filter(({ isFavourites }) => isFavourites) ?? [],
    collections?.filter(({ isFavourites }) => !isFavourites) ?? [],
  ]

  async function order(ids: readonly string[]): Promise<void> {
    const byId = new Map(own.map((one) => [one.id, one]))
    const ordered = [...favourites, ...ids.flatMap((id) => byId.get(id) ?? [])]
    const sent = callApi('POST', '/personal-collections/order', { body: { collections: ids } })
    await mutate({ collections: ordered }, { revalidate: false })
    const answer = await sent
    if (!answer.ok) await showRefusedToast(answer)
    await mutate()
  }

  return (
    <section className="collections" aria-labelledby="collections-title">
      <div className="row between row--wrap">
        <h1 className="h-1" id="collections-title">
          {t('dashboard.sections.favorites')}
        </h1>
        <Button tone="outline" onClick={() => setMaking(true)}>
          <Icon name="plus" />
          {t('myCollections.new')}
        </Button>
      </div>
      {collections === undefined ? (
        failure === null ? (
          <GridSkeleton count={EXPECTED} large />
        ) : (
          <LoadFailed onRetry={() => void mutate()} />
        )
      ) : collections.length === 0 ? (
        <EmptyState heading={t('myCollections.empty.heading')} text={t('myCollections.empty.text')}>
          <LinkButton tone="primary" href={href('listing', locale, {})}>
            {t('myCollections.empty.browse')}
          </LinkButton>
        </EmptyState>
      ) : (
        <SortableList
          className="collections__grid"
          fixed={favourites.map((one) => (
            <li key={one.id}>
              <CollectionCard
                collection={one}
                locale={locale}
                handle={null}
                onChanged={() => void mutate()}
              />
            </li>
          ))}
          things={own}
          nameOf={({ name }) => name}
          onOrder={({ order: ids }) => void order(ids)}
        >
          {(collection, handle) => (
            <CollectionCard
              collection={collection}
              locale={locale}
              handle={handle}
              onChanged={() => void mutate()}
            />
          )}
        </SortableList>
      )}
      {isMaking && (
        <CollectionDialog
          collection={null}
          onClose={() => setMaking(false)}
          onDone={() => {
            setMaking(false)
            void mutate()
          }}
        />
      )}
    </section>
  )
}
