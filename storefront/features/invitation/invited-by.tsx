'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import type { Invitation } from '#domain/contract/invitations.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { codeOfInvitation } from '#domain/referrals/code.ts'
import { href } from '#domain/routing/href.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'
import { Inviter } from './inviter.tsx'

interface InvitedByProps {
  readonly locale: Locale
  /** The code of the coupon for invited people; null for none. */
  readonly coupon: string | null
  /** What both sides get. */
  readonly children: ReactNode
}

/**
 * Whose invitation the address is. The code is stored once it is known to be one of another user, as an unknown one must not take the
 * place of an earlier link; the links carry it too.
 */
export function InvitedBy({ locale, coupon, children }: InvitedByProps) {
  const t = useTranslations('invitation')
  const [code, setCode] = useState<string | null>(null)
  const read = useApi<{ invitation: Invitation }>(code === null ? null : `/invitations/${code}`)
  const invitation = read.data?.invitation
  const isKnown = invitation?.state === 'known'

  useEffect(() => setCode(codeOfInvitation(window.location.pathname)), [])
  useEffect(() => {
    if (code !== null && isKnown) void callApi('POST', '/guest/data', { body: { referral_code: code } })
  }, [code, isKnown])

  const query = new URLSearchParams([
    ...(code !== null && isKnown ? [['referral_code', code]] : []),
    ...(coupon === null ? [] : [['code', coupon]]),
  ])
  const plans = [href('pricing', locale), query].map(String).filter(Boolean).join('?')
  return (
    <>
      <div className="invitation__by" aria-live="polite">
        <ReadFrame reads={[read]} notRead={t('notRead')} waiting="invitation__waiting">
          {invitation !== undefined && <Inviter invitation={invitation} locale={locale} />}
        </ReadFrame>
      </div>
      {children}
      <div className="row row--wrap">
        <LinkButton tone="primary" size="large" href={plans}>
          {t('plans')}
        </LinkButton>
        <LinkButton size="large" href={href('auth', locale, { view: 'signup' })} data-account="signup">
          {t('signUp')}
        </LinkButton>
      </div>
    </>
  )
}
