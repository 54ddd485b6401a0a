import type { CertificateAnswer, CertificateState } from '#domain/contract/certificates.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { CERTIFICATE_TEXTS } from './texts.ts'

type ShownCertificate = NonNullable<CertificateAnswer['certificate']>

/** A certificate as text in one language: what the public page and the PDF show. */
export interface PrintedCertificate {
  readonly title: string
  readonly statement: string
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** Prints a certificate in a language. Dates are days in UTC. */
export function printCertificate(certificate: ShownCertificate, locale: Locale): PrintedCertificate {
  const texts = CERTIFICATE_TEXTS[locale]
  const { number, licensee, asset, file, licence, revision } = certificate
  const day = dayIn(locale)
  const version = fill(texts.version, { name: licence.name, version: licence.version })
  return {
    title: texts.title,
    statement: fill(texts.statement, { licensee: licensee.name, asset: asset.title }),
    facts: [
      [texts.number, number],
      [texts.licensee, licensee.name],
      [texts.asset, asset.title],
      [texts.author, asset.author],
      [texts.revision, revision],
      [texts.file, file.name],
      [texts.sha256, file.sha256],
      [texts.licence, version],
      [texts.downloaded, day(certificate.downloaded_at)],
      [texts.issued, day(certificate.issued_at)],
    ],
  }
}

/** When and why a certificate was revoked; null for others. */
export function printRevocation(status: CertificateState, locale: Locale): string | null {
  if (status.state !== 'revoked') return null
  return fill(CERTIFICATE_TEXTS[locale].revoked[status.reason], { date: dayIn(locale)(status.at) })
}

/** What the PDF says about its own check. */
export function printCheck(
  { address, key }: { readonly address: string; readonly key: string },
  locale: Locale,
): readonly string[] {
  const { check, signed } = CERTIFICATE_TEXTS[locale]
  return [fill(check, { address }), fill(signed, { key })]
}

function dayIn(locale: Locale): (moment: string) => string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].bcp47, { dateStyle: 'long', timeZone: 'UTC' })
  return (moment) => format.format(new Date(moment))
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
