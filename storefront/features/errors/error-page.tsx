import { useTranslations } from 'next-intl'
import type { SiteTexts } from '#domain/contract/site-texts.ts'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { WORDED_ERRORS, type WordedError } from '#domain/menu/sections.ts'
import { href } from '#domain/routing/href.ts'
import { LinkButton } from '#storefront/ui/button.tsx'
import { ErrorBlock } from '#storefront/ui/error-block.tsx'

/** The errors that take the place of a whole page (spec section 8). */
export const PAGE_ERRORS = [
  'not-found',
  'gone',
  'work-withheld',
  'picture-search-ended',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[]
export type PageError = (typeof PAGE_ERRORS)[number]

/** Errors of one address: the library has others. */
const LEADS_TO_LIBRARY: readonly PageError[] = ['not-found', 'gone', 'work-withheld']

export function isPageError(code: string): code is PageError {
  return PAGE_ERRORS.some((one) => one === code)
}

interface ErrorPageProps {
  readonly code: PageError
  readonly locale: Locale
  /** Where visitors write. */
  readonly support: string
  /** What editors wrote instead of the built-in words. */
  readonly written: SiteTexts['errors']
}

/** Says what happened and leads on: elsewhere where the address is at fault, to another try where the service is. */
export function ErrorPage({ code, locale, support, written }: ErrorPageProps) {
  const t = useTranslations('errors')
  const pictures = useTranslations('pictures')
  const { status, number } = ERRORS[code]
  const words = isWorded(code) ? written[code] : null
  return (
    <ErrorBlock
      heading={words?.heading ?? t(`headings.${code}`)}
      text={words?.text ?? t(code)}
      number={t('number', { number: String(number) })}
    >
      {status >= 500 && (
        <LinkButton tone="primary" href="">
          {t('reload')}
        </LinkButton>
      )}
      {code === 'internal' && (
        <LinkButton tone="quiet" href={`mailto:${support}`}>
          {t('support')}
        </LinkButton>
      )}
      {code === 'picture-search-ended' && (
        <LinkButton tone="primary" href={href('pictureSearch', locale)}>
          {pictures('another')}
        </LinkButton>
      )}
      {LEADS_TO_LIBRARY.includes(code) && (
        <LinkButton tone="primary" href={href('listing', locale)}>
          {t('browse')}
        </LinkButton>
      )}
      <LinkButton tone="quiet" href={href('home', locale)}>
        {t('home')}
      </LinkButton>
    </ErrorBlock>
  )
}

function isWorded(code: PageError): code is WordedError {
  return (WORDED_ERRORS as readonly PageError[]).includes(code)
}
