import { ERRORS } from '#domain/errors/catalogue.ts'
import { panelLocale } from './texts/desk-text.ts'
import { FILE_REFUSALS, type FileError } from './texts/file-refusals.ts'

/** The text of a refusal for staff, with its number for support. An unknown code is shown unchanged. */
export function refusalWords(code: string, language: string): string {
  if (!isFileError(code)) return code
  const locale = panelLocale(language)
  const { number } = ERRORS[code]
  return `${FILE_REFUSALS[code][locale]}${locale === 'ja' ? `（${number}）` : ` (${number})`}`
}

/** The reason for refusing a file, in English; undefined for another code. */
export function fileReason(code: string): string | undefined {
  return isFileError(code) ? FILE_REFUSALS[code].en : undefined
}

function isFileError(code: string): code is FileError {
  return Object.hasOwn(FILE_REFUSALS, code)
}
