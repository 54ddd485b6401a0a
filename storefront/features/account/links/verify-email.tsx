'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import type { Person } from '#domain/contract/accounts.ts'
import { href } from '#domain/routing/href.ts'
import { AccountLink, useRedirect } from '#storefront/features/account/account-form-context.tsx'
import { LinkFailure } from '#storefront/features/account/links/link-failure.tsx'
import { Outcome } from '#storefront/features/account/links/outcome.tsx'
import { ResendButton } from '#storefront/features/account/links/resend-button.tsx'
import { useLinkCall } from '#storefront/features/account/links/use-link-call.ts'
import { sessionOpened, useSession } from '#storefront/session/session.ts'
import { LinkButton } from '#storefront/ui/button.tsx'

/** In the browser that signed up the link signs in; in another one it only confirms. */
type Verified = { readonly login: true } | { readonly auth: Person | null }

/** The page of the link mailed after sign-up: confirms the address at once. */
export function VerifyEmail() {
  const t = useTranslations('account')
  const locale = useLocale()
  const { state, again } = useLinkCall<Verified>('/auth/email-verification')
  const session = useSession()
  const redirect = useRedirect()
  const isGood = state.is === 'good'

  useEffect(() => {
    if (isGood) void sessionOpened()
  }, [isGood])

  if (!isGood)
    return (
      <LinkFailure state={state} onAgain={again}>
        {session.state === 'person' && !session.person.verified && <ResendButton />}
        {session.state === 'visitor' && (
          <>
            <p className="small muted">{t('verify.logInForLink')}</p>
            <AccountLink to="login" className="btn btn--primary">
              {t('logIn.submit')}
            </AccountLink>
          </>
        )}
      </LinkFailure>
    )
  return (
    <Outcome icon="circle-check" heading={t('verify.doneHeading')} text={t('verify.done')}>
      {session.state === 'visitor' ? (
        <AccountLink to="login" className="btn btn--primary">
          {t('logIn.submit')}
        </AccountLink>
      ) : (
        <LinkButton tone="primary" href={safeRedirect(redirect, href('home', locale))}>
          {t('verify.goOn')}
        </LinkButton>
      )}
    </Outcome>
  )
}
