import { useTranslations } from 'next-intl'
import { ERRORS } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { REASONS, type Reason } from '#storefront/features/picture-search/reasons.ts'

/** Texts for the client components, which have no other messages. */
export interface PictureTexts {
  readonly locale: Locale
  readonly title: string
  readonly drop: string
  readonly choose: string
  readonly paste: string
  readonly formats: string
  readonly privacy: string
  readonly release: string
  readonly submit: string
  readonly sending: string
  readonly looking: string
  readonly unreachable: string
  readonly close: string
  /** With the error number for support. */
  readonly reasons: Readonly<Record<Reason, string>>
}

export function usePictureTexts(locale: Locale): PictureTexts {
  const t = useTranslations('pictures')
  const errors = useTranslations('errors')
  const reasons = REASONS.map((code) => {
    const number = errors('number', { number: String(ERRORS[code].number) })
    return [code, `${errors(code)} ${number}`] as const
  })
  return {
    locale,
    title: t('title'),
    drop: t('drop'),
    choose: t('choose'),
    paste: t('paste'),
    formats: t('formats'),
    privacy: t('privacy'),
    release: t('release'),
    submit: t('submit'),
    sending: t('sending'),
    looking: t('looking'),
    unreachable: t('unreachable'),
    close: t('close'),
    reasons: Object.fromEntries(reasons) as Record<Reason, string>,
  }
}
