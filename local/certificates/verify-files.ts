import { createHash, createPublicKey, verify } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { checkSignature } from '#domain/certificates/check.ts'
import { readCertificateNumber } from '#domain/certificates/number.ts'
import { printCertificate } from '#domain/certificates/printed.ts'
import {
  CERTIFICATE_KEYS_PATH,
  type CertificateKeys,
  certificateKeysSchema,
  type SignedCertificate,
  signedCertificateSchema,
} from '#domain/contract/certificates.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Fault } from '#local/fault.ts'

export interface CertificateFiles {
  /** The paths of files: the signed certificate, the delivered file if there is one, and the published keys. */
  readonly certificate: string
  readonly delivered: string | null
  /** Null for `certificate-keys.json` beside the certificate. */
  readonly keys: string | null
}

export interface Report {
  readonly isValid: boolean
  readonly lines: readonly string[]
}

/**
 * Checks a certificate without a network: its number, its signature by a published key, and the SHA-256 of the delivered
 * file. @throws Fault for a file that cannot be read or is something else
 */
export function verifyFiles({ certificate: path, delivered, keys: keysPath }: CertificateFiles): Report {
  const signed = readJson(path, signedCertificateSchema, 'a signed certificate')
  const keys = readJson(keysPath ?? keysBeside(path), certificateKeysSchema, 'a list of published keys')
  const checks = [
    checkNumber(signed),
    checkKey(signed, keys),
    ...(delivered === null ? [] : [checkDelivered(signed, delivered)]),
  ]
  const isValid = checks.every(({ ok }) => ok)
  return {
    isValid,
    lines: [
      ...checks.map(({ ok, text }) => `${ok ? '✓' : '✗'} ${text}`),
      '',
      ...(isValid ? stated(signed) : ['Nothing that this file states is proven.']),
    ],
  }
}

interface Check {
  readonly ok: boolean
  readonly text: string
}

function checkNumber({ certificate: { number } }: SignedCertificate): Check {
  const ok = readCertificateNumber(number) === number
  return { ok, text: ok ? `The number ${number} is well-formed.` : `The number ${number} is malformed.` }
}

function checkKey(signed: SignedCertificate, keys: CertificateKeys): Check {
  const { key } = signed.signature
  const check = checkSignature(signed, keys, verifySignature)
  if (check.ok)
    return { ok: true, text: `The signature is valid: key ${key}, ${check.retired ? 'retired' : 'current'}.` }
  if (check.fault === 'unknown-key')
    return { ok: false, text: `The key ${key} is not among the published keys.` }
  return { ok: false, text: 'The signature is wrong: the certificate was changed after it was signed.' }
}

function checkDelivered({ certificate: { file } }: SignedCertificate, path: string): Check {
  const sha256 = createHash('sha256').update(read(path)).digest('hex')
  return sha256 === file.sha256
    ? { ok: true, text: `${path} is the file that was delivered.` }
    : { ok: false, text: `${path} is another file: its SHA-256 is ${sha256}, not ${file.sha256}.` }
}

function stated({ certificate }: SignedCertificate): readonly string[] {
  const { facts } = printCertificate(certificate, DEFAULT_LOCALE)
  const width = Math.max(...facts.map(([label]) => label.length))
  const path = href('certificate', DEFAULT_LOCALE, { number: certificate.number.toLowerCase() })
  return [
    ...facts.map(([label, value]) => `${label.padEnd(width)}  ${value}`),
    '',
    `Whether it was revoked since: ${certificate.issuer}${path}`,
  ]
}

function keysBeside(path: string): string {
  const beside = join(dirname(path), 'certificate-keys.json')
  if (existsSync(beside)) return beside
  throw new Fault(
    `There is no ${beside}.`,
    `Save the published keys there (${CERTIFICATE_KEYS_PATH} of the site that you trust), or name them with --keys.`,
  )
}

function readJson<S extends z.ZodType>(path: string, schema: S, what: string): z.infer<S> {
  const parsed = schema.safeParse(parse(read(path).toString('utf8')))
  if (parsed.success) return parsed.data
  throw new Fault(`${path} is not ${what}:`, parsed.error.issues[0]?.message ?? 'its fields are others')
}

/** Undefined for a text that is not JSON, which no schema accepts. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new Fault(`${path} cannot be read.`, 'Check its path.')
  }
}

/** Only the one spelling of a signature is accepted: the last character of base64url has unused bits. */
function verifySignature(text: string, signature: string, x: string): boolean {
  const bytes = Buffer.from(signature, 'base64url')
  if (bytes.toString('base64url') !== signature) return false
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, bytes)
}
