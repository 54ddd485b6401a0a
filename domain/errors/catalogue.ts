/**
 * Every error a person or a caller can meet, once: its HTTP status and its number. The number is what support asks
 * for; the words live in the messages under `errors.<code>`.
 *
 * 1xxx addresses and requests · 2xxx files · 3xxx permission · 4xxx downloads · 5xxx the service itself.
 */
export const ERRORS = {
  'not-found': { number: 1001, status: 404 },
  gone: { number: 1002, status: 410 },
  'bad-request': { number: 1003, status: 400 },
  'method-not-allowed': { number: 1004, status: 405 },
  'too-large': { number: 1005, status: 413 },

  'file-empty': { number: 2001, status: 422 },
  'file-too-large': { number: 2002, status: 422 },
  'file-unknown-format': { number: 2003, status: 422 },
  'file-damaged': { number: 2004, status: 422 },
  'file-compressed-svg': { number: 2005, status: 422 },
  'file-script': { number: 2006, status: 422 },
  'file-outside-reference': { number: 2007, status: 422 },
  'file-too-many-pixels': { number: 2008, status: 422 },
  'file-too-complex': { number: 2009, status: 422 },
  'file-entity': { number: 2010, status: 422 },
  'file-no-artwork': { number: 2011, status: 422 },
  'file-took-too-long': { number: 2012, status: 422 },
  'file-took-too-much-memory': { number: 2013, status: 422 },
  'file-crashed-reader': { number: 2014, status: 422 },
  'file-format-not-for-kind': { number: 2015, status: 422 },
  'palette-colour-count': { number: 2016, status: 400 },
  'file-expressions': { number: 2017, status: 422 },
  'picture-not-searchable': { number: 2018, status: 422 },
  'picture-too-large': { number: 2019, status: 413 },
  'picture-search-ended': { number: 2020, status: 410 },
  'too-many-pictures': { number: 2021, status: 429 },

  'not-signed-in': { number: 3001, status: 401 },
  forbidden: { number: 3002, status: 403 },
  'state-changed': { number: 3003, status: 409 },
  'asset-incomplete': { number: 3004, status: 422 },
  'licence-in-force': { number: 3005, status: 409 },
  'redirect-unsafe': { number: 3006, status: 422 },

  'download-not-free': { number: 4001, status: 402 },
  'download-format-unavailable': { number: 4002, status: 404 },
  'download-link-expired': { number: 4003, status: 403 },
  'too-many-downloads': { number: 4004, status: 429 },

  internal: { number: 5001, status: 500 },
  unavailable: { number: 5002, status: 503 },
} as const satisfies Record<string, { number: number; status: number }>

export type ErrorCode = keyof typeof ERRORS

/** An expected refusal: a value, not an exception (style.md point 20). */
export interface Refusal {
  readonly ok: false
  readonly code: ErrorCode
  /** For logs and developers, in English; never shown to a visitor in place of the localised text. */
  readonly detail?: string
}

export type Result<T> = { readonly ok: true; readonly value: T } | Refusal

export function accept<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function refuse(code: ErrorCode, detail?: string): Refusal {
  return detail === undefined ? { ok: false, code } : { ok: false, code, detail }
}
