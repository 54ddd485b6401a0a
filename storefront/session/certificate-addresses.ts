import type { Locale } from '#domain/locales/locales.ts'

/** The address of an own certificate as PDF in a language. */
export function certificatePdf(number: string, locale: Locale): string {
  return `/api/v2/auth/certificates/${number}/pdf?lang=${locale}`
}

/** The address of an own certificate as the signed file that can be checked offline. */
export function certificateFile(number: string): string {
  return `/api/v2/auth/certificates/${number}`
}
