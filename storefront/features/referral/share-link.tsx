'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** The user's link to the prices, which remembers who sent a visitor. */
export function ShareLink({ code, locale }: { readonly code: string; readonly locale: Locale }) {
  const t = useTranslations('referral.link')
  const [isCopied, setCopied] = useState(false)
  const query = new URLSearchParams({ referral_code: code })
  const address = new URL(`${href('pricing', locale)}?${query}`, window.location.href).href

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }

  return (
    <div className="row program__link">
      <input
        className="input grow"
        readOnly
        value={address}
        aria-label={t('label')}
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
