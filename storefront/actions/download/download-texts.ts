import type { useTranslations } from 'next-intl'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'

/** Texts of a download, which runs in the browser without messages. */
export interface DownloadTexts {
  readonly download: string
  readonly busy: string
  readonly done: string
  /** By error code; `internal` for codes that are not listed. */
  readonly refused: Readonly<Partial<Record<ErrorCode, string>>>
  /** When there was no response. */
  readonly unreachable: string
}

/** Refusals that a visitor can act on. */
const FORESEEN = [
  'download-not-free',
  'download-format-unavailable',
  'source-files-not-included',
  'quota-used-up',
  'not-signed-in',
  'too-many-downloads',
  'gone',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[]

/** Translates the keys of all messages. */
export type Translate = ReturnType<typeof useTranslations<never>>

/** @param format as it is shown: "SVG" */
export function downloadTextsOf(t: Translate, format: string): DownloadTexts {
  return {
    download: t('detail.download.submit', { format }),
    busy: t('detail.download.busy'),
    done: t('detail.download.done'),
    ...refusalsOf(t),
  }
}

/**
 * The texts of refusals: one object for each translator, which a page has one of. React writes an object that several
 * buttons share into the page once.
 */
export function refusalsOf(t: Translate): Refusals {
  const known = made.get(t)
  if (known !== undefined) return known
  const refusals: Refusals = {
    unreachable: t('detail.download.unreachable'),
    refused: Object.fromEntries(
      FORESEEN.map((code) => [
        code,
        `${t(`errors.${code}`)} (${t('errors.number', { number: String(ERRORS[code].number) })})`,
      ]),
    ),
  }
  made.set(t, refusals)
  return refusals
}

type Refusals = Pick<DownloadTexts, 'refused' | 'unreachable'>

const made = new WeakMap<Translate, Refusals>()
