'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { SharedCollection as Shared } from '#domain/contract/personal-collections.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Entry } from '#storefront/features/collections/entry.tsx'
import { CollectionHead } from '#storefront/features/collections/own/collection-head.tsx'
import { LoadFailed } from '#storefront/features/collections/own/load-failed.tsx'
import { useEntries } from '#storefront/features/collections/own/use-entries.ts'
import { ZipDialog } from '#storefront/features/collections/zip-dialog.tsx'
import { askToLogIn } from '#storefront/session/intents.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { GridSkeleton } from '#storefront/ui/skeleton.tsx'
import '../collections.css'

const EXPECTED = 12
const NOT_FOUND = 404

interface SharedCollectionProps {
  /** The key of the link. */
  readonly shareKey: string
  readonly locale: Locale
}

/** A collection shared by a link. Read by the browser, so that a revoked link stops working at once. */
export function SharedCollection({ shareKey, locale }: SharedCollectionProps) {
  const t = useTranslations()
  const path = `/shared-collections/${shareKey}`
  const {
    first: collection,
    entries,
    failure,
    hasMore,
    loadingMore,
    more,
    reload,
  } = useEntries<Shared>(path, locale)
  const [isZipped, setZipped] = useState(false)

  if (failure?.status === NOT_FOUND)
    return (
      <EmptyState
        level="h1"
        heading={t('myCollections.shared.ended.heading')}
        text={t('myCollections.shared.ended.text')}
      >
        <LinkButton tone="primary" href={href('listing', locale, {})}>
          {t('myCollections.empty.browse')}
        </LinkButton>
      </EmptyState>
    )
  if (collection === undefined)
    return failure === null ? (
      <GridSkeleton count={EXPECTED} large />
    ) : (
      <LoadFailed onRetry={() => void reload()} />
    )
  return (
    <section className="collections" aria-labelledby="collection-title">
      <CollectionHead
        collection={collection}
        by={collection.owner === null ? undefined : t('myCollections.shared.by', { owner: collection.owner })}
      >
        {collection.count > 0 && (
          <Button
            tone="primary"
            aria-haspopup="dialog"
            onClick={async () => setZipped(await askToLogIn('download'))}
          >
            <Icon name="download" />
            {t('zip.button')}
          </Button>
        )}
      </CollectionHead>
      <ul className="entries">
        {entries.map((entry) => (
          <li key={`${entry.form}:${entry.slug}`}>
            <Entry entry={entry} locale={locale} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          tone="outline"
          className="collections__more"
          busy={loadingMore}
          disabled={loadingMore}
          onClick={more}
        >
          {t('myCollections.more')}
        </Button>
      )}
      {isZipped && <ZipDialog path={`${path}/zip`} onClose={() => setZipped(false)} />}
    </section>
  )
}
