'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AGREEMENT, AGREEMENT_POINTS } from '#domain/contributors/agreement.ts'
import { href } from '#domain/routing/href.ts'
import { longDay } from '#storefront/ui/date-language.ts'

/** The desk of contributors, which another application serves at one address for all languages. */
export const CONSOLE_PATH = '/console'

/** The agreement with contributors, with the date of its version. */
export function Agreement() {
  const t = useTranslations('account.becoming')
  const locale = useLocale()
  const date = longDay(locale).format(new Date(AGREEMENT.inForceFrom))
  return (
    <section aria-labelledby="agreement">
      <h2 className="h-4" id="agreement">
        {t('agreement')}
      </h2>
      <p className="small muted">{t('version', { date })}</p>
      <ol className="acc__points">
        {AGREEMENT_POINTS.map((point) => (
          <li key={point}>
            {t.rich(`points.${point}`, {
              licences: (words) => (
                <a className="link" href={href('licences', locale)} target="_blank" rel="noopener">
                  {words}
                </a>
              ),
            })}
          </li>
        ))}
      </ol>
    </section>
  )
}
