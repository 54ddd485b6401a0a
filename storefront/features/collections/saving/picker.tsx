'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { CollectionSummary } from '#domain/contract/personal-collections.ts'
import type { AssetName } from '#domain/personal-collections/assets.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'
import { matchCollections } from '#storefront/features/collections/saving/match-collections.ts'
import { useChoice } from '#storefront/features/collections/saving/use-choice.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import '../collections.css'

interface PickerProps {
  readonly asset: AssetName
  /** Address of a picture of the asset. */
  readonly artwork: string | undefined
  readonly onClose: () => void
}

/** The user's collections that contain an asset; each change is saved at once. An unknown name creates a collection. */
export function Picker({ asset, artwork, onClose }: PickerProps) {
  const t = useTranslations()
  const [words, setWords] = useState('')
  const { collections, failed, isIn, toggle, create } = useChoice(asset, artwork)
  const named = (collections ?? []).map((one) => ({ ...one, name: nameOf(one) }))
  const { shown, exact } = matchCollections(named, words)
  const fresh = words.trim()
  const canCreate = fresh !== '' && exact === undefined

  function nameOf({ isFavourites, name }: CollectionSummary): string {
    return isFavourites ? t('myCollections.favourites') : name
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (exact !== undefined) toggle(exact)
    else if (fresh !== '') make()
  }

  function make(): void {
    setWords('')
    void create(fresh)
  }

  return (
    <Dialog
      title={t('myCollections.picker.title')}
      closeLabel={t('common.close')}
      size="small"
      onClose={onClose}
    >
      <form className="picker" onSubmit={submit}>
        <div className="search">
          <Icon name="search" />
          <input
            type="text"
            value={words}
            maxLength={COLLECTION_LIMITS.name}
            autoComplete="off"
            aria-label={t('myCollections.picker.search')}
            placeholder={t('myCollections.picker.search')}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={toList}
          />
        </div>
        <p className="vh" role="status">
          {collections !== undefined && t('myCollections.picker.found', { count: shown.length })}
        </p>
        {failed && (
          <p className="alert alert--bad" role="alert">
            <Icon name="circle-alert" />
            {t('myCollections.notRead.heading')}
          </p>
        )}
        <fieldset className="picker__list" onKeyDown={alongList}>
          <legend className="vh">{t('myCollections.picker.list')}</legend>
          {shown.map((one) => (
            <label key={one.id} className="check">
              <input type="checkbox" checked={isIn(one)} onChange={() => toggle(one)} />
              <span className="picker__name">{one.name}</span>
              <span className="n">{one.count}</span>
            </label>
          ))}
        </fieldset>
        {canCreate && (
          <Button tone="outline" block onClick={make}>
            <Icon name="plus" />
            <span className="picker__name">{t('myCollections.picker.create', { name: fresh })}</span>
          </Button>
        )}
      </form>
      <div className="dialog__f">
        <Button tone="primary" onClick={onClose}>
          {t('myCollections.picker.done')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Arrow down moves from the field into the list. */
function toList(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown') return
  const first = event.currentTarget.form?.querySelector<HTMLElement>('input[type="checkbox"]')
  if (first == null) return
  event.preventDefault()
  first.focus()
}

/** Arrow keys move between the boxes of the list, and from the first back to the field. */
function alongList(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const form = event.currentTarget.form
  const places = [...(form?.querySelectorAll<HTMLElement>('input') ?? [])]
  const here = places.findIndex((place) => place.matches(':focus'))
  places[here + step]?.focus()
}
