import { getTranslations } from 'next-intl/server'
import type { SiteTexts } from '#domain/contract/site-texts.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Failure, FailureTexts } from '#storefront/features/errors/failure-texts.tsx'

/** What the error page will need, read while the messages are at hand. */
export async function readFailureTexts(
  locale: Locale,
  supportEmail: string,
  written: SiteTexts['errors'],
): Promise<FailureTexts> {
  const t = await getTranslations({ locale, namespace: 'errors' })
  const textOf = (code: Failure) => ({
    heading: written[code].heading ?? t(`headings.${code}`),
    text: written[code].text ?? t(code),
    number: t('number', { number: String(ERRORS[code].number) }),
  })
  return {
    unavailable: textOf('unavailable'),
    internal: textOf('internal'),
    reload: t('reload'),
    support: t('support'),
    supportHref: `mailto:${supportEmail}`,
  }
}
