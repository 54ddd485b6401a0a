'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CollectionEntry, CollectionPage } from '#domain/contract/personal-collections.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { assetKey, readAssetKey } from '#domain/personal-collections/assets.ts'
import { Entry } from '#storefront/features/collections/entry.tsx'
import { SelectionBar } from '#storefront/features/collections/own/selection-bar.tsx'
import { type Reordered, SortableList } from '#storefront/features/collections/own/sortable-list.tsx'
import type { useEntries } from '#storefront/features/collections/own/use-entries.ts'
import { showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'

interface EntryListProps {
  readonly collection: CollectionPage
  readonly pages: ReturnType<typeof useEntries<CollectionPage>>
  readonly locale: Locale
}

/** The entries of the user's collection, which can be sorted, selected, moved and removed. */
export function EntryList({ collection, pages, locale }: EntryListProps) {
  const t = useTranslations()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { entries, hasMore, loadingMore } = pages
  const things = entries.map((entry) => ({ id: assetKey(entry), entry }))
  const selected = entries.filter((entry) => chosen.has(assetKey(entry)))

  function choose(entry: CollectionEntry, isChosen: boolean): void {
    const key = assetKey(entry)
    setChosen((before) => new Set([...[...before].filter((one) => one !== key), ...(isChosen ? [key] : [])]))
  }

  async function order({ order: keys, moved, beside, side }: Reordered): Promise<void> {
    const byKey = new Map(things.map(({ id, entry }) => [id, entry]))
    const sent = callApi('POST', `/personal-collections/${collection.id}/entries/order`, {
      body: { asset: readAssetKey(moved), beside: readAssetKey(beside), side },
    })
    await pages.show(keys.flatMap((key) => byKey.get(key) ?? []))
    const answer = await sent
    if (!answer.ok) await showRefusedToast(answer)
    await pages.reload()
  }

  return (
    <>
      <SortableList
        className="entries"
        things={things}
        nameOf={({ entry }) => entry.title}
        onOrder={(reordered) => void order(reordered)}
      >
        {({ id, entry }, handle) => (
          <Entry entry={entry} locale={locale}>
            <label className="check entry__check">
              <input
                type="checkbox"
                checked={chosen.has(id)}
                aria-label={t('myCollections.select.one', { title: entry.title })}
                onChange={({ target }) => choose(entry, target.checked)}
              />
            </label>
            {handle}
          </Entry>
        )}
      </SortableList>
      {hasMore && (
        <Button
          tone="outline"
          className="collections__more"
          busy={loadingMore}
          disabled={loadingMore}
          onClick={pages.more}
        >
          {t('myCollections.more')}
        </Button>
      )}
      <SelectionBar
        collection={collection}
        selected={selected}
        onClear={() => setChosen(new Set())}
        onChanged={() => {
          setChosen(new Set())
          void pages.reload()
        }}
      />
    </>
  )
}
