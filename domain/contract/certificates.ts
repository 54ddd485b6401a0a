import { z } from 'zod'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { parseCertificateNumber } from '#domain/certificates/number.ts'

/** The version of the content; a change to its fields is a new one. */
export const CERTIFICATE_FORMAT = 'motif-certificate/1'

const text = z.string().min(1)
const moment = z.iso.datetime()

/** What a certificate states, and what its signature covers. Text is in English, like everything in a delivered file. */
export const certificateSchema = z.strictObject({
  format: z.literal(CERTIFICATE_FORMAT),
  /** The address of the site that issued it. */
  issuer: z.url(),
  number: text,
  issued_at: moment,
  licensee: z.strictObject({ type: z.enum(['person', 'team']), name: text }),
  asset: z.strictObject({ kind: z.enum(KIND_CODES), slug: text, title: text, author: text }),
  /** The number of the asset's revision. */
  revision: text,
  /** The delivered file; a width of null is the original. */
  file: z.strictObject({
    name: text,
    format: z.enum(FORMAT_CODES),
    width: z.number().int().positive().nullable(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  licence: z.strictObject({ code: text, name: text, version: text, url: z.url().nullable() }),
  downloaded_at: moment,
  /** The download by its id, and the order that paid for it; null for a free download and one of a free plan. */
  download: text,
  order: z.uuid().nullable(),
})
export type Certificate = z.infer<typeof certificateSchema>

/** A certificate as a file. The signature is of the canonical text of `certificate` (`domain/certificates/canonical.ts`). */
export const signedCertificateSchema = z.strictObject({
  certificate: certificateSchema,
  signature: z.strictObject({
    algorithm: z.literal('Ed25519'),
    /** The id of the key. */
    key: text,
    /** Base64url without padding. */
    value: z.string().regex(/^[\w-]{86}$/),
  }),
})
export type SignedCertificate = z.infer<typeof signedCertificateSchema>

/** The published keys, as a JSON Web Key Set (RFC 8037); `status` says whether new certificates are signed with a key. */
export const certificateKeysSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
      kid: text,
      x: z.string().regex(/^[\w-]{43}$/),
      status: z.enum(['current', 'retired']),
    }),
  ),
})
export type CertificateKeys = z.infer<typeof certificateKeysSchema>
/** Where the keys are published. */
export const CERTIFICATE_KEYS_PATH = '/.well-known/certificate-keys.json'

/** What revokes a certificate with its payment. */
export type PaymentRevocation = 'refund' | 'chargeback'
export const REVOCATION_REASONS = ['refund', 'chargeback', 'staff'] as const
export type RevocationReason = (typeof REVOCATION_REASONS)[number]

const stateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('valid') }),
  z.object({ state: z.literal('revoked'), at: moment, reason: z.enum(REVOCATION_REASONS) }),
  /** No certificate has the number; `mistyped` when none can, because its check characters are wrong. */
  z.object({ state: z.literal('unknown'), mistyped: z.boolean() }),
])
export type CertificateState = z.infer<typeof stateSchema>

/** The public answer about a number: what the certificate shows, without the ids of the download and the order. */
export const certificateAnswerSchema = z.object({
  status: stateSchema,
  certificate: certificateSchema.omit({ download: true, order: true }).nullable(),
})
export type CertificateAnswer = z.infer<typeof certificateAnswerSchema>

/** The form that looks a certificate up: its number as a person types it. */
export const certificateNumberFormSchema = z.object({
  number: z.string().transform((typed, context) => {
    const number = parseCertificateNumber(typed)
    if (number.ok) return number.value
    context.addIssue({ code: 'custom', message: number.code })
    return z.NEVER
  }),
})

/** A row of a user's own certificates. */
export interface CertificateEntry {
  readonly number: string
  readonly title: string
  readonly slug: string
  readonly licensee: string
  readonly licence: string
  readonly file_name: string
  readonly issued_at: string
  readonly status: CertificateState
}

export interface CertificateList {
  readonly hits: readonly CertificateEntry[]
  readonly total: number
  readonly page: number
  readonly pageCount: number
}
