import type { LicenceCode } from '#domain/assets/licences.ts'

/**
 * How far a work may be sold on: `freely` also by itself, with the notices of its licence; `in-larger-work` never by
 * itself; `in-finished-work` also not in a template or on goods whose main value it is; `never` in no goods at all.
 */
export type Resale = 'freely' | 'in-larger-work' | 'in-finished-work' | 'never'

interface Terms {
  readonly resale: Resale
  /** Whether what is made of the work keeps the same licence, so that others may take it out, change and share it. */
  readonly sameLicence: boolean
}

/** What the licences say about sale and sharing, beside `LICENCES`: read from their texts. */
export const LICENCE_TERMS = {
  'motif-free': { resale: 'in-finished-work', sameLicence: false },
  'motif-standard': { resale: 'in-finished-work', sameLicence: false },
  'motif-extended': { resale: 'in-larger-work', sameLicence: false },
  'motif-editorial': { resale: 'never', sameLicence: false },
  mit: { resale: 'freely', sameLicence: false },
  'apache-2.0': { resale: 'freely', sameLicence: false },
  isc: { resale: 'freely', sameLicence: false },
  'bsd-3-clause': { resale: 'freely', sameLicence: false },
  'cc0-1.0': { resale: 'freely', sameLicence: false },
  'cc-by-4.0': { resale: 'freely', sameLicence: false },
  'cc-by-3.0': { resale: 'freely', sameLicence: false },
  'ofl-1.1': { resale: 'in-larger-work', sameLicence: true },
  unlicense: { resale: 'freely', sameLicence: false },
  '0bsd': { resale: 'freely', sameLicence: false },
} as const satisfies Record<LicenceCode, Terms>
