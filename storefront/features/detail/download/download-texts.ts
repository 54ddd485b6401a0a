import { useTranslations } from 'next-intl'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'

/** What the download form says, in the visitor's language: it runs in the browser, where no messages are. */
export interface DownloadTexts {
  readonly download: string
  readonly busy: string
  readonly done: string
  /** Why it did not work, by the code of the error; `internal` for what is not listed. */
  readonly refused: Readonly<Partial<Record<ErrorCode, string>>>
  /** When nothing answered. */
  readonly unreachable: string
}

/** The refusals that a visitor can meet here and do something about. */
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
