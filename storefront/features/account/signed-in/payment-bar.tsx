'use client'

import { useLocale, useTranslations } from 'next-intl'
import { createPortal } from 'react-dom'
import { href } from '#domain/routing/href.ts'
import { BARS_ID } from '#storefront/features/account/slots.ts'
import { LinkButton } from '#storefront/ui/button.tsx'

/**
 * Shown at the top of every page but that of the subscriptions while the last payment of a plan has failed (spec section
 * 4).
 */
export function PaymentBar({ plan }: { readonly plan: string }) {
  const t = useTranslations('account.paymentBar')
  const page = href('dashboard', useLocale(), { section: 'subscriptions' })
  const place = document.getElementById(BARS_ID)
  if (place === null || window.location.pathname === page) return null
  return createPortal(
    <section className="vbar" aria-label={t('heading')}>
      <p className="small">
        <strong>{t('heading')}</strong> {t('text', { plan })}
      </p>
      <LinkButton size="small" href={page}>
        {t('act')}
      </LinkButton>
    </section>,
    place,
  )
}
