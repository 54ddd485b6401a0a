'use client'

import { useLocale, useTranslations } from 'next-intl'
import { href } from '#domain/routing/href.ts'
import { LogInForm } from '#storefront/features/account/forms/log-in-form.tsx'
import { useSession } from '#storefront/session/session.ts'
import { LinkButton } from '#storefront/ui/button.tsx'

/** `/login-with-web`: a desktop program opened the browser so that its user logs in here. */
export function LoginWithWeb() {
  const t = useTranslations('account')
  const session = useSession()
  const locale = useLocale()
  if (session.state !== 'person')
    return (
      <>
        <p className="muted">{t('web.lead')}</p>
        <LogInForm />
      </>
    )
  return (
    <>
      <p className="muted" role="status">
        {t('web.done', { email: session.person.email })}
      </p>
      <div className="row row--wrap">
        <LinkButton tone="primary" href={href('dashboard', locale, { section: 'downloads' })}>
          {t('menu.dashboard')}
        </LinkButton>
        <LinkButton href={href('auth', locale, { view: 'switch-user' })}>{t('switch.other')}</LinkButton>
      </div>
    </>
  )
}
