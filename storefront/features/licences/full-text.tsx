import { useTranslations } from 'next-intl'
import type { LicenceText } from '#domain/contract/licences.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'
import { longDay } from '#storefront/ui/date-language.ts'

interface FullTextProps {
  readonly text: LicenceText
  readonly locale: Locale
}

/** The text in force of one of our own licences, closed at first. */
export function FullText({ text: { version, inForceFrom, text, language }, locale }: FullTextProps) {
  const t = useTranslations('licences')
  const since = longDay(locale).format(new Date(inForceFrom))
  const [title = '', ...clauses] = text.split(/\n{2,}/)
  return (
    <details className="licences__text">
      <summary>{t('fullText', { version })}</summary>
      <div className="stack stack--tight">
        <p className="small muted">{t('inForce', { date: since })}</p>
        {locale !== DEFAULT_LOCALE && <p className="small muted">{t('translation')}</p>}
        <div className="stack stack--tight small" lang={language === locale ? undefined : language}>
          <h4 className="h-4">{title}</h4>
          {clauses.map((clause) => (
            <p key={clause}>{clause}</p>
          ))}
        </div>
      </div>
    </details>
  )
}
