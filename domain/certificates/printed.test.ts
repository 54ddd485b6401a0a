import { expect, test } from 'vitest'
import { CERTIFICATE_FORMAT } from '#domain/contract/certificates.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { printCertificate, printCheck, printRevocation } from './printed.ts'

const certificate = {
  format: CERTIFICATE_FORMAT,
  issuer: 'https://motif.example',
  number: '7K3Q-9XWA-2B4D-M5',
  issued_at: '2026-11-27T10:00:00.000Z',
  licensee: { type: 'person', name: 'Grace {asset}' },
  asset: { kind: 'icon', slug: 'heart-4k7q2', title: 'Heart', author: 'Ada' },
  revision: '2',
  file: { name: 'heart.svg', format: 'svg', width: null, sha256: '5'.repeat(64) },
  licence: { code: 'motif-standard', name: 'Standard Licence', version: '1.0', url: null },
  downloaded_at: '2026-11-20T23:59:00.000Z',
} as const

test('a certificate is printed in the language of the reader, with days in UTC', () => {
  const printed = printCertificate(certificate, 'de')
  expect(printed.title).toBe('Lizenzzertifikat')
  expect(printed.facts).toContainEqual(['Lizenz', 'Standard Licence, Version 1.0'])
  expect(printed.facts).toContainEqual(['Heruntergeladen am', '20. November 2026'])
})

test('a name that looks like a placeholder is printed as it is', () => {
  expect(printCertificate(certificate, 'en').statement).toBe('Grace {asset} holds this licence for “Heart”.')
})

test.each(LOCALE_CODES)('no placeholder is left in %s', (locale) => {
  const { statement, facts } = printCertificate(
    { ...certificate, licensee: { type: 'team', name: 'Engines' } },
    locale,
  )
  const at = '2026-11-28T00:00:00.000Z'
  const texts = [
    statement,
    ...facts.flat(),
    ...printCheck({ address: 'https://motif.example', key: '2026-a' }, locale),
    printRevocation({ state: 'revoked', at, reason: 'refund' }, locale) ?? '',
    printRevocation({ state: 'revoked', at, reason: 'chargeback' }, locale) ?? '',
  ]
  for (const text of texts) expect(text).toMatch(/^[^{}]+$/)
  expect(printRevocation({ state: 'valid' }, locale)).toBeNull()
})
