import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LICENCE_CODES, LICENCES, type LicenceCode } from '#domain/assets/licences.ts'
import type { LicenceText } from '#domain/contract/licences.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { FullText } from '#storefront/features/licences/full-text.tsx'
import { licenceKey } from '#storefront/messages/licence-key.ts'
import { Badge } from '#storefront/ui/badge.tsx'

interface LicencesPageProps {
  readonly locale: Locale
  readonly texts: readonly LicenceText[]
}

/** The library's own licences with their full texts, then those of the open-source works, each with what it grants. */
export function LicencesPage({ locale, texts }: LicencesPageProps) {
  const t = useTranslations('licences')
  const own = LICENCE_CODES.filter((code) => LICENCES[code].spdx === null)
  const open = LICENCE_CODES.filter((code) => LICENCES[code].spdx !== null)
  return (
    <div className="wrap wrap--text licences">
      <header className="stack">
        <h1 className="h-1">{t('heading')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <Group heading={t('own')} codes={own} texts={texts} locale={locale} />
      <Group heading={t('open')} codes={open} texts={[]} locale={locale} />
    </div>
  )
}

interface GroupProps extends LicencesPageProps {
  readonly heading: string
  readonly codes: readonly LicenceCode[]
}

function Group({ heading, codes, texts, locale }: GroupProps) {
  return (
    <section className="section stack">
      <h2 className="h-2">{heading}</h2>
      <ul className="licences__l">
        {codes.map((code) => (
          <Licence key={code} code={code}>
            {texts
              .filter((text) => text.code === code)
              .map((text) => (
                <FullText key={text.code} text={text} locale={locale} />
              ))}
          </Licence>
        ))}
      </ul>
    </section>
  )
}

/** The address of a licence on this page ends in its code: notes on detail pages point there. */
function Licence({ code, children }: { readonly code: LicenceCode; readonly children: ReactNode }) {
  const t = useTranslations('licences')
  const { name, spdx, url, attribution, commercial } = LICENCES[code]
  return (
    <li className="licences__i stack stack--tight" id={code}>
      <h3 className="h-3">{name}</h3>
      <p className="muted">{t(`grants.${licenceKey(code)}`)}</p>
      <div className="row row--wrap badges">
        <Badge tone={commercial ? 'free' : 'warn'}>{commercial ? t('commercial') : t('notCommercial')}</Badge>
        <Badge>{attribution ? t('attribution') : t('noAttribution')}</Badge>
        {spdx && <Badge>{t('spdx', { id: spdx })}</Badge>}
      </div>
      {url && (
        <p className="small">
          <a className="link" href={url} rel="noopener">
            {t('text', { name })}
          </a>
        </p>
      )}
      {children}
    </li>
  )
}
