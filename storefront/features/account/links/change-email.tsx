'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { href } from '#domain/routing/href.ts'
import { LinkFailure } from '#storefront/features/account/links/link-failure.tsx'
import { Outcome } from '#storefront/features/account/links/outcome.tsx'
import { useLinkCall } from '#storefront/features/account/links/use-link-call.ts'
import { refreshSession } from '#storefront/session/session.ts'
import { LinkButton } from '#storefront/ui/button.tsx'

/** The page of the link mailed to a new address: confirms it at once. */
export function ChangeEmail() {
  const t = useTranslations('account')
  const profile = href('dashboard', useLocale(), { section: 'profile' })
  const { state, again } = useLinkCall<{ readonly email: 'changed' }>('/auth/email/confirm')
  const isGood = state.is === 'good'

  useEffect(() => {
    if (isGood) void refreshSession()
  }, [isGood])

  if (!isGood)
    return (
      <LinkFailure state={state} onAgain={again}>
        <LinkButton tone="primary" href={profile}>
          {t('changeEmail.profile')}
        </LinkButton>
      </LinkFailure>
    )
  return (
    <Outcome icon="circle-check" heading={t('changeEmail.doneHeading')} text={t('changeEmail.done')}>
      <LinkButton tone="primary" href={profile}>
        {t('changeEmail.profile')}
      </LinkButton>
    </Outcome>
  )
}
