'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CollectionPage } from '#domain/contract/personal-collections.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { CollectionDialog } from '#storefront/features/collections/own/collection-dialog.tsx'
import { CollectionHead } from '#storefront/features/collections/own/collection-head.tsx'
import { EntryList } from '#storefront/features/collections/own/entry-list.tsx'
import { LicencePanel } from '#storefront/features/collections/own/licence-panel.tsx'
import { LoadFailed } from '#storefront/features/collections/own/load-failed.tsx'
import { LockButton } from '#storefront/features/collections/own/lock-button.tsx'
import { ShareDialog } from '#storefront/features/collections/own/share-dialog.tsx'
import { useEntries } from '#storefront/features/collections/own/use-entries.ts'
import { ZipDialog } from '#storefront/features/collections/zip-dialog.tsx'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { GridSkeleton } from '#storefront/ui/skeleton.tsx'
import '../collections.css'

const EXPECTED = 12
const NOT_FOUND = 404

interface CollectionProps {
  readonly id: string
  readonly locale: Locale
}

/** One of the user's collections: its entries, their order, its link, and its ZIP. */
export function Collection({ id, locale }: CollectionProps) {
  const t = useTranslations()
  const path = `/personal-collections/${id}`
  const pages = useEntries<CollectionPage>(path, locale)
  const [dialog, setDialog] = useState<'edit' | 'share' | 'zip' | null>(null)
  const { first: collection, failure } = pages
  const list = href('dashboard', locale, { section: 'favorites' })

  function done(): void {
    setDialog(null)
    void pages.reload()
  }
  if (failure?.status === NOT_FOUND)
    return (
      <EmptyState
        level="h1"
        heading={t('myCollections.notFound.heading')}
        text={t('myCollections.notFound.text')}
      >
        <LinkButton tone="primary" href={list}>
          {t('myCollections.back')}
        </LinkButton>
      </EmptyState>
    )
  if (collection === undefined)
    return failure === null ? (
      <GridSkeleton count={EXPECTED} large />
    ) : (
      <LoadFailed onRetry={() => void pages.reload()} />
    )
  return (
    <section className="collections" aria-labelledby="collection-title">
      <a className="link link--plain small collections__back" href={list}>
        <Icon name="chevron-left" />
        {t('myCollections.back')}
      </a>
      <CollectionHead collection={collection}>
        <Button tone="outline" aria-haspopup="dialog" onClick={() => setDialog('edit')}>
          {t('myCollections.edit')}
        </Button>
        <Button tone="outline" aria-haspopup="dialog" onClick={() => setDialog('share')}>
          <Icon name="share-2" />
          {t('myCollections.share.button')}
        </Button>
        {collection.count > 0 && <LockButton path={path} />}
        {collection.count > 0 && (
          <Button tone="primary" aria-haspopup="dialog" onClick={() => setDialog('zip')}>
            <Icon name="download" />
            {t('zip.button')}
          </Button>
        )}
      </CollectionHead>
      {collection.count === 0 ? (
        <EmptyState heading={t('myCollections.emptyOne.heading')} text={t('myCollections.emptyOne.text')}>
          <LinkButton tone="primary" href={href('listing', locale, {})}>
            {t('myCollections.empty.browse')}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <LicencePanel path={path} locale={locale} />
          <EntryList collection={collection} pages={pages} locale={locale} />
        </>
      )}
      {dialog === 'edit' && (
        <CollectionDialog
          collection={collection}
          onClose={() => setDialog(null)}
          onDone={done}
          onDeleted={() => window.location.assign(list)}
        />
      )}
      {dialog === 'share' && (
        <ShareDialog
          collection={collection}
          locale={locale}
          onClose={() => setDialog(null)}
          onChanged={() => void pages.reload()}
        />
      )}
      {dialog === 'zip' && <ZipDialog path={`${path}/zip`} onClose={() => setDialog(null)} />}
    </section>
  )
}
