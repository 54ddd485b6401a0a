'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { href } from '#domain/routing/href.ts'
import { Outcome } from '#storefront/features/account/links/outcome.tsx'
import { notifyTabs } from '#storefront/session/session-state.ts'
import { LinkButton } from '#storefront/ui/button.tsx'

/** `/auth/account-deleted`: where a user arrives after the account was deleted. */
export function AccountDeleted() {
  const t = useTranslations('account.deleted')
  const locale = useLocale()
  // The other tabs read the session again, which has ended.
  useEffect(notifyTabs, [])
  return (
    <Outcome icon="circle-check" heading={t('heading')} text={t('text')}>
      <LinkButton tone="primary" href={href('listing', locale, { variant: 'free' })}>
        {t('browse')}
      </LinkButton>
    </Outcome>
  )
}
