import { ADDRESS, type PayeeFields } from './fields.ts'

export const PAYEE_KINDS = ['individual', 'entity'] as const
export type PayeeKind = (typeof PAYEE_KINDS)[number]

/** A new statement replaces one that waits; the newest of the others is in force. */
export const IDENTITY_STATES = ['pending', 'verified', 'rejected', 'replaced'] as const
export type IdentityState = (typeof IDENTITY_STATES)[number]

const REPORTED = {
  /** Of a person without a taxpayer number, the place of birth is reported in its place. */
  tin: { kind: 'number', optional: true },
  tin_country: { kind: 'country', optional: true },
  vat_number: { kind: 'number', optional: true },
} as const satisfies PayeeFields

/** The identity of a payee, with the fields that the yearly report needs (Directive (EU) 2021/514, annex V, section II B). */
export const IDENTITY_FIELDS = {
  individual: {
    legal_name: { kind: 'text' },
    birth_date: { kind: 'date' },
    birth_place: { kind: 'text', optional: true },
    ...ADDRESS(''),
    ...REPORTED,
  },
  entity: {
    legal_name: { kind: 'text' },
    registration_number: { kind: 'number' },
    ...ADDRESS(''),
    ...REPORTED,
    tin: { kind: 'number' },
    tin_country: { kind: 'country' },
  },
} as const satisfies Record<PayeeKind, PayeeFields>

/** A document that proves the identity. It is deleted with the decision. */
export const MAX_DOCUMENT_BYTES = 4_000_000
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

const MAGIC: Readonly<Record<DocumentType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
}

/** The type of a document by its first bytes; null for any other file. */
export function documentType(bytes: Uint8Array): DocumentType | null {
  return DOCUMENT_TYPES.find((type) => MAGIC[type].every((byte, index) => bytes[index] === byte)) ?? null
}
