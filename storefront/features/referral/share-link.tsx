'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { invitationPath } from '#domain/referrals/code.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** The user's invitation, which remembers who sent a visitor. */
export function ShareLink({ code }: { readonly code: string }) {
  const t = useTranslations('referral.link')
  const [isCopied, setCopied] = useState(false)
  const address = new URL(invitationPath(code), window.location.href).href

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
