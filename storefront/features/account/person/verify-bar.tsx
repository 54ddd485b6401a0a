'use client'

import { useTranslations } from 'next-intl'
import { createPortal } from 'react-dom'
import { BARS } from '#storefront/features/account/bars.ts'
import { ResendButton } from '#storefront/features/account/links/resend-button.tsx'

/** Stands at the top of every page until the address is confirmed (spec section 4). */
export function VerifyBar({ email }: { readonly email: string }) {
  const t = useTranslations('account.verifyBar')
  const place = document.getElementById(BARS)
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
