import type { Kind } from '#domain/assets/kinds.ts'
import type { LicenceCode } from '#domain/assets/licences.ts'
import type { PeopleShown } from '#domain/assets/traits.ts'
import type { Designation } from '#domain/contributors/designations.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Names } from './taxonomy/names.ts'

/** One asset as a source reader or a work of ours yields it, before it is processed and loaded. */
export interface SeedItem {
  /** Stable and unique over all sources, e.g. `iconify:lucide:heart`. What makes loading idempotent. */
  readonly sourceKey: string
  readonly kind: Kind
  /** English title in sentence case, without the pack's name or style words. */
  readonly title: string
  /** Titles known in other languages; the loader fills the rest from CLDR where it can. */
  readonly titles?: Partial<Record<Locale, string>>
  readonly description?: string
  /** Ordered by importance, lower-case English, 3 to 50 where the source gives that many. */
  readonly keywords: readonly string[]
  /** The original as the author published it; the loader sends it through the media pipeline. */
  readonly bytes: Uint8Array
  /** Slug of a general category (seed/taxonomy/categories.ts). */
  readonly category: string
  /** Slug of a style (seed/taxonomy/styles.ts). */
  readonly style: string
  readonly pack: string
  /** Where its author publishes it; null for the project's own works. */
  readonly sourceUrl: string | null
  /** The people it shows, where they were reviewed or its author names them. */
  readonly people?: Partial<PeopleShown> | undefined
}

export interface SeedPack {
  /** Stable and unique, e.g. `iconify:lucide:line`. */
  readonly key: string
  readonly kind: Kind
  readonly title: string
  readonly description: string
  readonly style: string
  readonly category: string
  readonly contributor: string
  readonly licence: LicenceCode
  readonly sourceUrl: string | null
  /** Minor units of US dollars; null is free. Only the project's own works have a price. */
  readonly price: { readonly item: number; readonly pack: number } | null
  readonly tint: 'brand' | 'red' | 'yellow' | 'teal' | null
  readonly featured: boolean
  /**
   * Whether its works come after those of other packs in recommended order: they repeat the drawings of another pack, or
   * people look for them by name.
   */
  readonly later?: boolean
}

export interface SeedContributor {
  readonly username: string
  readonly name: string
  readonly type: 'person' | 'team'
  readonly url: string | null
  /** True only for the project's own studio accounts. */
  readonly claimed: boolean
  /** Profile facts of contributors with an account. */
  readonly says?: {
    readonly designation: Designation
    readonly openToWork: boolean
    /** An e-mail address that is meant to be written to. */
    readonly contact: string | null
    readonly biographies: Names
  }
}

/** A reader of one npm package, or a maker of our own works. Deterministic: same version, same order, same bytes. */
export interface SeedSource {
  readonly name: string
  readonly contributors: readonly SeedContributor[]
  readonly packs: readonly SeedPack[]
  items(): Iterable<SeedItem> | AsyncIterable<SeedItem>
}
