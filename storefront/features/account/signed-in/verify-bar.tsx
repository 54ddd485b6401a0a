'use client'

import { useTranslations } from 'next-intl'
import { createPortal } from 'react-dom'
import { ResendButton } from '#storefront/features/account/links/resend-button.tsx'
import { BARS_ID } from '#storefront/features/account/slots.ts'

/** Shown at the top of every page until the address is confirmed (spec section 4). */
export function VerifyBar({ email }: { readonly email: string }) {
  const t = useTranslations('account.verifyBar')
  const place = document.getElementById(BARS_ID)
  if (place === null) return null
  return createPortal(
    <section className="vbar" aria-label={t('heading')}>
      <p className="small">
        <strong>{t('heading')}</strong> {t('text', { email })}
      </p>
      <ResendButton small />
    </section>,
    place,
  )
}
