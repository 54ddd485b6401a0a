import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  CERTIFICATE_FORMAT,
  type Certificate,
  type CertificateKeys,
  type SignedCertificate,
  signedCertificateSchema,
} from '#domain/contract/certificates.ts'
import { canonicalJson } from './canonical.ts'
import { checkSignature } from './check.ts'
import { certificateNumber, NUMBER_BYTES } from './number.ts'

const NEW = makeKey('2026-b')
const OLD = makeKey('2025-a')
const KEYS: CertificateKeys = { keys: [published(NEW, 'current'), published(OLD, 'retired')] }

test('1,000 random certificates verify, signed by the current or by a retired key', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const key = seed % 3 === 0 ? OLD : NEW
    const read = signedCertificateSchema.parse(
      JSON.parse(canonicalJson(signWith(key, makeCertificate(seed)))),
    )
    expect(checkSignature(read, KEYS, verifySignature)).toEqual({
      ok: true,
      key: key.id,
      retired: key === OLD,
    })
  }
})

test('a certificate with any byte altered does not verify', () => {
  const bytes = Buffer.from(canonicalJson(signWith(NEW, makeCertificate(7))))
  for (let at = 0; at < bytes.length; at += 1)
    for (const flip of [1, 2, 32]) {
      const altered = Buffer.from(bytes)
      altered[at] = (altered[at] ?? 0) ^ flip
      expect(verifies(altered), `byte ${at}, bit ${flip}`).toBe(false)
    }
})

test('a certificate with a field added or removed does not verify', () => {
  const { certificate, signature } = signWith(NEW, makeCertificate(3))
  const { order: _order, ...shorter } = certificate
  for (const changed of [{ ...certificate, note: 'x' }, shorter])
    expect(verifies(Buffer.from(JSON.stringify({ certificate: changed, signature })))).toBe(false)
})

describe('the keys', () => {
  const signed = signWith(NEW, makeCertificate(1))

  test('a certificate of an unpublished key is distinguished from an altered one', () => {
    const others = { keys: [published(OLD, 'current')] }
    expect(checkSignature(signed, others, verifySignature)).toEqual({ ok: false, fault: 'unknown-key' })
  })

  test('a certificate that names another key does not verify', () => {
    const renamed = { ...signed, signature: { ...signed.signature, key: OLD.id } }
    expect(checkSignature(renamed, KEYS, verifySignature)).toEqual({ ok: false, fault: 'wrong-signature' })
  })
})

test('the canonical text is the same for every order of fields, and has no space', () => {
  const value = { b: [1, null, 'ü "x"'], a: { d: true, c: '\n' } }
  expect(canonicalJson(value)).toBe('{"a":{"c":"\\n","d":true},"b":[1,null,"ü \\"x\\""]}')
  expect(canonicalJson({ a: { c: '\n', d: true }, b: [1, null, 'ü "x"'] })).toBe(canonicalJson(value))
})

interface Key {
  readonly id: string
  readonly own: KeyObject
  readonly x: string
}

function makeKey(id: string): Key {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { id, own: privateKey, x: String(publicKey.export({ format: 'jwk' }).x) }
}

function published({ id: kid, x }: Key, status: 'current' | 'retired'): CertificateKeys['keys'][number] {
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x, status }
}

function signWith({ id, own }: Key, certificate: Certificate): SignedCertificate {
  const value = sign(null, Buffer.from(canonicalJson(certificate)), own).toString('base64url')
  return { certificate, signature: { algorithm: 'Ed25519', key: id, value } }
}

function verifySignature(text: string, signature: string, x: string): boolean {
  const bytes = Buffer.from(signature, 'base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return bytes.toString('base64url') === signature && verify(null, Buffer.from(text), key, bytes)
}

function verifies(bytes: Buffer): boolean {
  try {
    const read = signedCertificateSchema.safeParse(JSON.parse(bytes.toString('utf8')))
    return read.success && checkSignature(read.data, KEYS, verifySignature).ok
  } catch {
    return false
  }
}

function makeCertificate(seed: number): Certificate {
  const random = (below: number, salt: number) => (Math.imul(seed * 31 + salt, 2_654_435_761) >>> 8) % below
  const words = ['Åsa', 'Grace "Hopper"', 'Ада', '愛', '🦊 & Söhne', "O'Neill\\"]
  const word = (salt: number) => words[random(words.length, salt)] ?? ''
  return {
    format: CERTIFICATE_FORMAT,
    issuer: 'https://motif.example',
    number: certificateNumber(Uint8Array.from({ length: NUMBER_BYTES }, (_, at) => random(256, at))),
    issued_at: new Date(1_790_000_000_000 + random(1e9, 20)).toISOString(),
    licensee: { type: random(2, 21) === 0 ? 'person' : 'team', name: word(22) },
    asset: { kind: 'icon', slug: `heart-${seed}`, title: `${word(23)} ${seed}`, author: word(24) },
    revision: String(1 + random(9, 25)),
    file: {
      name: `heart-${seed}.png`,
      format: 'png',
      width: random(2, 26) === 0 ? null : 64 + random(2000, 27),
      sha256: Array.from({ length: 64 }, (_, at) => random(16, 30 + at).toString(16)).join(''),
    },
    licence: { code: 'motif-standard', name: 'Standard Licence', version: '1.0', url: null },
    downloaded_at: new Date(1_780_000_000_000 + random(1e9, 28)).toISOString(),
    download: String(seed + 1),
    order: random(2, 29) === 0 ? null : '2f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77',
  }
}
