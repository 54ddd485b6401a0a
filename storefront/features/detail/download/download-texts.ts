import { useTranslations } from 'next-intl'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'

/** Texts of the download form, which runs in the browser without messages. */
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
  'too-many-downloads',
  'gone',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[]

/** @param format as it is shown: "SVG" */
export function useDownloadTexts(format: string): DownloadTexts {
  const t = useTranslations('detail.download')
  const errors = useTranslations('errors')
  return {
    download: t('submit', { format }),
    busy: t('busy'),
    done: t('done'),
    unreachable: t('unreachable'),
    refused: Object.fromEntries(
      FORESEEN.map((code) => [
        code,
        `${errors(code)} (${errors('number', { number: String(ERRORS[code].number) })})`,
      ]),
    ),
  }
}
