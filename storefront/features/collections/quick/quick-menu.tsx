'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FORMATS } from '#domain/assets/formats.ts'
import { partsOf, type QuickAction, quickActionFor, quickActionsOf } from '#domain/assets/quick-actions.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { assetKey } from '#domain/personal-collections/assets.ts'
import { href } from '#domain/routing/href.ts'
import { lastQuickAction, rememberQuickAction } from '#storefront/browser-storage/quick-action.ts'
import { BuyEntries } from '#storefront/features/collections/quick/buy-entries.tsx'
import { runAction } from '#storefront/features/collections/quick/run-action.ts'
import { SaveEntries } from '#storefront/features/collections/quick/save-entries.tsx'
import { isUnlocked } from '#storefront/features/collections/saving/favourite-marks.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import './quick.css'

interface QuickMenuProps {
  readonly slug: string
  readonly card: Element
  readonly artwork: string | undefined
  readonly onClose: () => void
}

/** What can be done with an item from its card: download, copy or buy, and save. */
export function QuickMenu({ slug, card, artwork, onClose }: QuickMenuProps) {
  const t = useTranslations()
  const { data, failure, mutate } = useApi<{ item: ItemDetail }>(`/items/${encodeURIComponent(slug)}`)
  const title = card.querySelector('.plate__n')?.textContent ?? data?.item.title ?? ''
  return (
    <Dialog title={title} closeLabel={t('common.close')} size="small" beside={card} onClose={onClose}>
      {failure !== null && (
        <p className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          {t('common.quick.failed')}
        </p>
      )}
      {failure !== null && <Button onClick={() => void mutate()}>{t('form.retry')}</Button>}
      {data === undefined && failure === null && (
        <p className="muted small" role="status">
          {t('common.loading')}
        </p>
      )}
      {data !== undefined && <Entries item={data.item} artwork={artwork} onClose={onClose} />}
    </Dialog>
  )
}

interface EntriesProps extends Pick<QuickMenuProps, 'artwork' | 'onClose'> {
  readonly item: ItemDetail
}

function Entries({ item, artwork, onClose }: EntriesProps) {
  const t = useTranslations('common.quick')
  const isOpen = item.free || isUnlocked(assetKey(item))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const entries = list.current
    const last = entries?.querySelector<HTMLElement>('[aria-current]')
    ;(last ?? entries?.querySelector<HTMLElement>('.quick__a'))?.focus()
  }, [])
  return (
    <ul className="quick" ref={list} onKeyDown={moveFocus}>
      {isOpen ? (
        <FreeEntries item={item} artwork={artwork} onClose={onClose} />
      ) : (
        <BuyEntries asset={item} onClose={onClose} />
      )}
      <SaveEntries slug={item.slug} artwork={artwork} onClose={onClose} />
      {isOpen && (
        <li>
          <a className="quick__a" href={href('item', pageLocale(), item)}>
            <Icon name="arrow-right" />
            {t('all')}
          </a>
        </li>
      )}
    </ul>
  )
}

function FreeEntries({ item, artwork, onClose }: EntriesProps) {
  const [busy, setBusy] = useState<QuickAction | null>(null)
  const label = useActionLabel()
  const next = quickActionFor(item, lastQuickAction())

  // The clipboard accepts a write only while the page has the focus: the menu closes afterwards.
  async function choose(action: QuickAction): Promise<void> {
    if (busy !== null) return
    setBusy(action)
    rememberQuickAction(action)
    await runAction(action, item, artwork)
    onClose()
  }

  return quickActionsOf(item).map((action) => (
    <li key={action}>
      <button
        type="button"
        className="quick__a"
        aria-current={action === next ? 'true' : undefined}
        aria-busy={action === busy || undefined}
        onClick={() => void choose(action)}
      >
        <Icon name={partsOf(action).verb} />
        <span className="grow">{label(action)}</span>
        {action === next && <Icon name="check" />}
      </button>
    </li>
  ))
}

function useActionLabel(): (action: QuickAction) => string {
  const t = useTranslations('detail')
  return (action) => {
    const parts = partsOf(action)
    return parts.verb === 'copy'
      ? t('copy.submit', { form: t(`copy.forms.${parts.form}`) })
      : t('download.submit', { format: FORMATS[parts.format].label })
  }
}

/** The arrow keys move between the entries, around the ends. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('.quick__a')]
  const here = entries.findIndex((entry) => entry.matches(':focus'))
  const last = entries.length - 1
  const next = {
    ArrowDown: here === last ? 0 : here + 1,
    ArrowUp: here <= 0 ? last : here - 1,
    Home: 0,
    End: last,
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  entries[next]?.focus()
}
