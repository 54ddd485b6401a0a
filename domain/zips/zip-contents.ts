import type { Format } from '#domain/assets/formats.ts'
import type { LicenceCode } from '#domain/assets/licences.ts'
import type { ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import type { ZipAudit } from './audit.ts'

/** One file of a ZIP and its attribution. */
export interface ZippedAsset {
  /** Of the original; the delivered file has its credit embedded. */
  readonly sha256: string
  readonly format: Format
  readonly path: string
  /** Whether it is delivered in the palette of the ZIP. */
  readonly recoloured: boolean
  readonly title: string
  readonly author: string
  readonly licence: LicenceCode
  /** Where the work was first published; null for works first published here. */
  readonly sourceUrl: string | null
  /** Address of its page on this site. */
  readonly page: string
  /** Title of its pack; null without a pack. */
  readonly pack: string | null
  /** The embedded credit; null for works that require none. */
  readonly credit: { readonly line: string; readonly licence: string; readonly source: string } | null
}

/** Why an asset is not in the ZIP. */
export const LEFT_OUT_REASONS = ['not-free', 'over-quota', 'not-offered', 'too-many', 'too-large'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export interface LeftOut {
  readonly title: string
  readonly reason: LeftOutReason
}

/** Everything a ZIP is made from. */
export interface ZipContents {
  /** Name of the collection, pack or bundle. */
  readonly name: string
  readonly fileName: string
  /** Of the recoloured files; null where all have their own colours. */
  readonly palette: ReadyPalette | null
  readonly assets: readonly ZippedAsset[]
  readonly leftOut: readonly LeftOut[]
  /** Assets beyond the maximum that is checked: counted, not named. */
  readonly notNamed: number
  /** Address of the site. */
  readonly site: string
  readonly siteName: string
  /** A permanent identifier of this ZIP; the address need not answer. */
  readonly namespace: string
  /** ISO 8601, UTC, whole seconds. */
  readonly preparedAt: string
  /** Records for an audit; absent where none were wanted. */
  readonly audit?: ZipAudit
}
