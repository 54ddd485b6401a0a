'use client'

import { useTranslations } from 'next-intl'
import type { LicenceDifference } from '#domain/contract/licence-difference.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { dateLanguage, longDay } from '#storefront/ui/date-language.ts'
import { ReadFrame } from '#storefront/ui/read-frame.tsx'

interface LicenceChangeProps {
  readonly download: number
  readonly locale: Locale
}

const TAGS = { kept: 'p', added: 'ins', removed: 'del' } as const

/** How today's text of a download's licence differs from the version that the download was made under. */
export function LicenceChange({ download, locale }: LicenceChangeProps) {
  const t = useTranslations('downloads.change')
  const read = useApi<{ licence: LicenceDifference }>(`/auth/downloads/${download}/licence?lang=${locale}`)
  return (
    <ReadFrame reads={[read]} notRead={t('notRead')} waiting={1}>
      {read.data !== undefined && <Change licence={read.data.licence} locale={locale} />}
    </ReadFrame>
  )
}

function Change({ licence, locale }: { readonly licence: LicenceDifference; readonly locale: Locale }) {
  const t = useTranslations('downloads.change')
  const { current, language, difference } = licence
  if (difference === null) return <p className="small">{t('same')}</p>
  const day = longDay(locale)
  const date = day.format(new Date(current.inForceFrom))
  return (
    <details className="downloads__change">
      <summary>{t('differs', { version: current.version, date })}</summary>
      <p className="small muted">{t('yours')}</p>
      <div className="stack stack--tight small" lang={dateLanguage(language)}>
        {difference.map(({ change, text }) => {
          const Tag = TAGS[change]
          return (
            <Tag key={`${change} ${text}`}>
              {change !== 'kept' && <span className="vh" lang={dateLanguage(locale)}>{`${t(change)} `}</span>}
              {text}
            </Tag>
          )
        })}
      </div>
    </details>
  )
}
