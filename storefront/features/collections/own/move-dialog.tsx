'use client'

import { useTranslations } from 'next-intl'
import type { CollectionSummary } from '#domain/contract/personal-collections.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'

interface MoveDialogProps {
  /** The current collection, which is not offered. */
  readonly from: string
  readonly onClose: () => void
  readonly onChosen: (collection: string, name: string) => void
}

/** Selects the collection to move entries to. */
export function MoveDialog({ from, onClose, onChosen }: MoveDialogProps) {
  const t = useTranslations()
  const { data, failure } = useApi<{ collections: CollectionSummary[] }>('/personal-collections')
  const others = data?.collections.filter(({ id }) => id !== from) ?? []
  return (
    <Dialog
      title={t('myCollections.select.moveTitle')}
      closeLabel={t('common.close')}
      size="small"
      onClose={onClose}
    >
      {failure !== null && <p className="alert alert--bad">{t('myCollections.notRead.heading')}</p>}
      {data !== undefined && others.length === 0 && (
        <p className="muted">{t('myCollections.picker.found', { count: 0 })}</p>
      )}
      <ul className="picker__list">
        {others.map(({ id, name, isFavourites, count }) => {
          const shown = isFavourites ? t('myCollections.favourites') : name
          return (
            <li key={id}>
              <Button tone="quiet" block className="picker__place" onClick={() => onChosen(id, shown)}>
                <span className="picker__name">{shown}</span>
                <span className="n">{count}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
