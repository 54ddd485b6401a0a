'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

/** A user who signs in with Google has no password: a mail lets them set one. */
export function NoPassword({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('profile.password')
  return (
    <p className="small">
      {t('none')}{' '}
      <a className="link" href={href('auth', locale, { view: 'forgot-password' })}>
        {t('set')}
      </a>
    </p>
  )
}
