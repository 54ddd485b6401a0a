import { PALE, printSheet, rule, type Sheet, write } from '#cms/pdf/sheet.ts'
import {
  type PrintedCertificate,
  printCertificate,
  printCheck,
  printRevocation,
} from '#domain/certificates/printed.ts'
import type { CertificateState, SignedCertificate } from '#domain/contract/certificates.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

interface Shown {
  readonly signed: SignedCertificate
  readonly status: CertificateState
}

/** A certificate as PDF, with the public address that says whether it is still valid. */
export function renderCertificate({ signed, status }: Shown, language: Locale): Promise<Uint8Array> {
  const { certificate, signature } = signed
  const { issuer, number, issued_at } = certificate
  const printed = printCertificate(certificate, language)
  const path = href('certificate', language, { number: number.toLowerCase() })
  const revoked = printRevocation(status, language)
  const notes = printCheck({ address: issuer + path, key: signature.key }, language)
  const document = { title: `${printed.title} ${number}`, language, createdAt: new Date(issued_at) }
  return printSheet(document, (sheet) => draw(sheet, printed, { revoked, notes }))
}

interface Around {
  readonly revoked: string | null
  readonly notes: readonly string[]
}

function draw(
  sheet: Sheet,
  { title, statement, facts }: PrintedCertificate,
  { revoked, notes }: Around,
): void {
  const { pdf, say } = sheet
  say('H1', () => write(sheet, title, { size: 26, bold: true }))
  pdf.moveDown(0.6)
  if (revoked !== null) say('P', () => write(sheet, revoked, { bold: true }))
  say('P', () => write(sheet, statement, { size: 13 }))
  pdf.moveDown(0.8)
  rule(sheet)
  for (const [label, value] of facts) {
    say('P', () => write(sheet, label, { colour: PALE, size: 9 }))
    say('P', () => write(sheet, value, {}))
    pdf.moveDown(0.5)
  }
  rule(sheet)
  for (const note of notes) say('P', () => write(sheet, note, { colour: PALE, size: 9 }))
}
