import { useTranslations } from 'next-intl'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { type Language, LanguageLinks } from '#storefront/features/locale/language-links.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface LanguageSelectorProps {
  readonly locale: Locale
  readonly offered: readonly Locale[]
}

/** Opens the list of languages, each under its own name; nothing where there is no choice (spec section 1). */
export function LanguageSelector({ locale, offered }: LanguageSelectorProps) {
  const t = useTranslations('footer')
  if (offered.length < 2) return null
  const languages = offered.map(
    (code): Language => ({
      prefix: LOCALES[code].prefix,
      name: LOCALES[code].name,
      bcp47: LOCALES[code].bcp47,
      home: href('home', code),
    }),
  )
  return (
    <details className="lang">
      <summary className="btn btn--ghost">
        <Icon name="globe" />
        <span className="vh">{t('language')}</span>
        {LOCALES[locale].name}
        <Icon name="chevron-down" />
      </summary>
      <LanguageLinks languages={languages} current={LOCALES[locale].prefix} />
    </details>
  )
}
