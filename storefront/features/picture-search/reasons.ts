import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** Reasons for refusing a picture; their texts are in the messages under `errors`. */
export const REASONS = [
  'picture-not-searchable',
  'picture-too-large',
  'too-many-pictures',
  'file-empty',
  'file-too-large',
  'file-unknown-format',
  'file-damaged',
  'file-compressed-svg',
  'file-script',
  'file-outside-reference',
  'file-too-many-pixels',
  'file-too-complex',
  'file-entity',
  'file-no-artwork',
  'file-took-too-long',
  'file-took-too-much-memory',
  'file-crashed-reader',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[]

export type Reason = (typeof REASONS)[number]

export function isReason(code: string): code is Reason {
  return REASONS.some((one) => one === code)
}
