'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CollectionPage } from '#domain/contract/personal-collections.ts'
import { type AssetName, assetKey } from '#domain/personal-collections/assets.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'
import { MoveDialog } from '#storefront/features/collections/own/move-dialog.tsx'
import { showMark } from '#storefront/features/collections/saving/favourite-marks.ts'
import { showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface SelectionBarProps {
  readonly collection: CollectionPage
  readonly selected: readonly AssetName[]
  readonly onClear: () => void
  readonly onChanged: () => void
}

/** Actions on the selected entries. */
export function SelectionBar({ collection, selected, onClear, onChanged }: SelectionBarProps) {
  const t = useTranslations()
  const [isMoving, setMoving] = useState(false)
  const [busy, setBusy] = useState(false)
  const path = `/personal-collections/${collection.id}/entries`

  /** Sends the assets in batches; a refusal leaves earlier batches applied, and the list is read again. */
  async function forAll(send: (assets: readonly AssetName[]) => Promise<Answer<unknown>>): Promise<boolean> {
    setBusy(true)
    const assets = selected.map(({ form, slug }) => ({ form, slug }))
    let isDone = true
    for (let from = 0; isDone && from < assets.length; from += COLLECTION_LIMITS.assetsOfCall) {
      const answer = await send(assets.slice(from, from + COLLECTION_LIMITS.assetsOfCall))
      if (!answer.ok) await showRefusedToast(answer)
      isDone = answer.ok
    }
    setBusy(false)
    if (isDone && collection.isFavourites) for (const asset of assets) showMark(assetKey(asset), false)
    onChanged()
    return isDone
  }

  async function remove(): Promise<void> {
    const count = selected.length
    if (await forAll((assets) => callApi('DELETE', path, { body: { assets } })))
      await showToast({ text: t('myCollections.removed', { count }), tone: 'ok' })
  }

  async function move(to: string, name: string): Promise<void> {
    setMoving(false)
    if (await forAll((assets) => callApi('POST', `${path}/move`, { body: { assets, to } })))
      await showToast({ text: t('myCollections.moved', { name }), tone: 'ok' })
  }

  return (
    <>
      <p className="vh" role="status">
        {selected.length > 0 && t('myCollections.select.count', { count: selected.length })}
      </p>
      {selected.length > 0 && (
        <div className="selection">
          <span className="num grow">{t('myCollections.select.count', { count: selected.length })}</span>
          <Button size="small" disabled={busy} aria-haspopup="dialog" onClick={() => setMoving(true)}>
            {t('myCollections.select.move')}
          </Button>
          <Button size="small" tone="danger" busy={busy} disabled={busy} onClick={() => void remove()}>
            {t('myCollections.select.remove')}
          </Button>
          <Button size="small" tone="quiet" onClick={onClear}>
            {t('myCollections.select.clear')}
          </Button>
        </div>
      )}
      {isMoving && (
        <MoveDialog
          from={collection.id}
          onClose={() => setMoving(false)}
          onChosen={(to, name) => void move(to, name)}
        />
      )}
    </>
  )
}
