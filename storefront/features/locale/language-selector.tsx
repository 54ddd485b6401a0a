import { useTranslations } from 'next-intl'
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { type Language, LanguageLinks } from '#storefront/features/locale/language-links.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** Opens the list of languages, each under its own name. */
export function LanguageSelector({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('footer')
  const languages = LOCALE_CODES.map(
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
