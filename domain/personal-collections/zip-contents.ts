import type { Format } from '#domain/assets/formats.ts'
import type { LicenceCode } from '#domain/assets/licences.ts'

/** One file of a ZIP and what is known of whose work it is. */
export interface ZippedAsset {
  /** Of the original; the delivered file says whose work it is too. */
  readonly sha256: string
  readonly format: Format
  readonly path: string
  readonly title: string
  readonly author: string
  readonly licence: LicenceCode
  /** Where the work was first published; null for works that were published here. */
  readonly sourceUrl: string | null
  /** Address of its page here. */
  readonly page: string
  /** Title of its pack; null for a work of its own. */
  readonly pack: string | null
  /** What is embedded in the file; null for works that ask for nothing. */
  readonly credit: { readonly line: string; readonly licence: string; readonly source: string } | null
}

/** Why an asset is not in the ZIP. */
export const LEFT_OUT_REASONS = ['not-free', 'not-offered', 'too-many', 'too-large'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export interface LeftOut {
  readonly title: string
  readonly reason: LeftOutReason
}

/** Everything a ZIP is made from. */
export interface ZipContents {
  /** Name of the collection. */
  readonly name: string
  readonly fileName: string
  readonly assets: readonly ZippedAsset[]
  readonly leftOut: readonly LeftOut[]
  /** Assets beyond those that were looked at: counted, not named. */
  readonly notNamed: number
  /** Address of Motif itself. */
  readonly site: string
  /** Identifies this ZIP for good: an address that need not answer. */
  readonly namespace: string
  /** ISO 8601, UTC, whole seconds. */
  readonly preparedAt: string
}
