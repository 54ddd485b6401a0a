'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CollectionSummary } from '#domain/contract/personal-collections.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface ShareDialogProps {
  readonly collection: CollectionSummary
  readonly locale: Locale
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Creates, copies and revokes the link of a collection. */
export function ShareDialog({ collection, locale, onClose, onChanged }: ShareDialogProps) {
  const t = useTranslations('myCollections.share')
  const close = useTranslations('common')('close')
  const [key, setKey] = useState(collection.shareKey)
  const [busy, setBusy] = useState(false)

  async function share(shared: boolean): Promise<void> {
    setBusy(true)
    const answer = await callApi<{ collection: CollectionSummary }>(
      'PATCH',
      `/personal-collections/${collection.id}`,
      { body: { shared } },
    )
    setBusy(false)
    if (!answer.ok) return showRefusedToast(answer)
    setKey(answer.value.collection.shareKey)
    onChanged()
  }

  return (
    <Dialog title={t('title')} closeLabel={close} size="small" onClose={onClose}>
      <p>{t('text')}</p>
      {key === null ? (
        <div className="dialog__f">
          <Button tone="primary" busy={busy} disabled={busy} onClick={() => void share(true)}>
            {t('on')}
          </Button>
        </div>
      ) : (
        <>
          <SharedLink
            address={new URL(href('sharedCollection', locale, { key }), window.location.href).href}
          />
          <p className="small muted">{t('offText')}</p>
          <div className="dialog__f">
            <Button tone="danger" busy={busy} disabled={busy} onClick={() => void share(false)}>
              {t('off')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function SharedLink({ address }: { readonly address: string }) {
  const t = useTranslations('myCollections.share')
  const [isCopied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }

  return (
    <div className="row share">
      <input
        className="input grow"
        readOnly
        value={address}
        aria-label={t('link')}
        onFocus={({ target }) => target.select()}
      />
      <Button tone="primary" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      <span className="vh" role="status">
        {isCopied && t('copied')}
      </span>
    </div>
  )
}
