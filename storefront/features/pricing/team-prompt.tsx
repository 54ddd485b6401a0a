'use client'

import { useLocale, useTranslations } from 'next-intl'
import { href } from '#domain/routing/href.ts'
import { useSession } from '#storefront/session/session.ts'
import { LinkButton } from '#storefront/ui/button.tsx'

/** Asks a member of a subscribed team to switch to it before they buy another plan (spec section 2, "Pricing page"). */
export function TeamPrompt() {
  const t = useTranslations('pricing.team')
  const locale = useLocale()
  const session = useSession()
  if (session.state !== 'person' || session.team !== null || session.held.subscribedTeams === 0) return null
  return (
    <aside className="pricing__team">
      <p>{t('text')}</p>
      <LinkButton tone="outline" href={href('auth', locale, { view: 'switch-team' })}>
        {t('switch')}
      </LinkButton>
    </aside>
  )
}
