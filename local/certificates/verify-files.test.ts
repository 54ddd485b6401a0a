import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canonicalJson } from '#domain/certificates/canonical.ts'
import { certificateNumber, NUMBER_BYTES } from '#domain/certificates/number.ts'
import { CERTIFICATE_FORMAT, type Certificate, type CertificateKeys } from '#domain/contract/certificates.ts'
import { verifyFiles } from './verify-files.ts'

const FILE = '<svg/>'
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const KEYS: CertificateKeys = {
  keys: [
    {
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      kid: '2026-a',
      x: String(publicKey.export({ format: 'jwk' }).x),
      status: 'retired',
    },
  ],
}
const CERTIFICATE: Certificate = {
  format: CERTIFICATE_FORMAT,
  issuer: 'https://motif.example',
  number: certificateNumber(new Uint8Array(NUMBER_BYTES).fill(7)),
  issued_at: '2026-11-27T10:00:00.000Z',
  licensee: { type: 'person', name: 'Grace Hopper' },
  asset: { kind: 'icon', slug: 'heart', title: 'Heart', author: 'Ada' },
  revision: '1',
  file: {
    name: 'heart.svg',
    format: 'svg',
    width: null,
    sha256: createHash('sha256').update(FILE).digest('hex'),
  },
  licence: { code: 'motif-standard', name: 'Standard Licence', version: '1.0', url: null },
  downloaded_at: '2026-11-26T10:00:00.000Z',
  download: '1',
  order: null,
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motif-certificate-'))
  write('certificate-keys.json', JSON.stringify(KEYS))
  write('heart.svg', FILE)
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)
const write = (name: string, text: string) => writeFileSync(at(name), text)

function signed(certificate: Certificate, stated: object = certificate): string {
  const value = sign(null, Buffer.from(canonicalJson(certificate)), privateKey).toString('base64url')
  return JSON.stringify({ certificate: stated, signature: { algorithm: 'Ed25519', key: '2026-a', value } })
}

function check(text: string, delivered: string | null = null, keys: string | null = null) {
  write('certificate.json', text)
  return verifyFiles({ certificate: at('certificate.json'), delivered, keys })
}

describe('npm run verify-certificate', () => {
  test('accepts a signed certificate with the keys beside it, and the file that was delivered', () => {
    const { isValid, lines } = check(signed(CERTIFICATE), at('heart.svg'))
    expect(isValid).toBe(true)
    expect(lines).toContain('✓ The signature is valid: key 2026-a, retired.')
    expect(lines.join('\n')).toMatch(/Licensee +Grace Hopper/)
    expect(lines.at(-1)).toBe(
      `Whether it was revoked since: https://motif.example/en/certificate/${CERTIFICATE.number.toLowerCase()}`,
    )
  })

  test('accepts a certificate whose JSON was formatted otherwise', () => {
    expect(check(JSON.stringify(JSON.parse(signed(CERTIFICATE)), null, 4)).isValid).toBe(true)
  })

  test('refuses a changed certificate and shows nothing that it states', () => {
    const { isValid, lines } = check(
      signed(CERTIFICATE, { ...CERTIFICATE, licensee: { type: 'person', name: 'Mallory' } }),
    )
    expect(isValid).toBe(false)
    expect(lines.join('\n')).not.toContain('Mallory')
  })

  test('refuses another file, and another spelling of the signature', () => {
    write('heart.svg', `${FILE}\n`)
    expect(check(signed(CERTIFICATE), at('heart.svg')).isValid).toBe(false)
    const text = signed(CERTIFICATE)
    const last = text.length - '"}}'.length - 1
    const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    for (const other of others.filter((one) => one !== text[last]))
      expect(check(text.slice(0, last) + other + text.slice(last + 1)).isValid, other).toBe(false)
  })

  test('refuses a key that is not published', () => {
    write('others.json', JSON.stringify({ keys: [{ ...KEYS.keys[0], kid: '2027-a' }] }))
    expect(check(signed(CERTIFICATE), null, at('others.json')).lines[1]).toBe(
      '✗ The key 2026-a is not among the published keys.',
    )
  })

  test('names what is wrong with a file that is no certificate, or is missing', () => {
    expect(() => check('{')).toThrow(/certificate\.json is not a signed certificate/)
    expect(() => check(signed(CERTIFICATE), at('nothing.svg'))).toThrow(/nothing\.svg cannot be read/)
    rmSync(at('certificate-keys.json'))
    expect(() => check(signed(CERTIFICATE))).toThrow(/\.well-known\/certificate-keys\.json/)
  })
})
