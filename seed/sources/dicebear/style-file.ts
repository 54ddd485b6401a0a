import { licenceOfSpdx } from '#domain/assets/licences.ts'
import type { SeedContributor, SeedPack } from '#seed/seed-item.ts'
import { importedAuthor } from '../contributors.ts'
import { packageFiles } from '../package-files.ts'

/** What a style of the package says about its parts: their artist, their source and their licence. */
export interface StyleFile {
  readonly meta: {
    readonly license: { readonly name: string }
    readonly creator: { readonly name: string; readonly url?: string }
    readonly source: { readonly name: string; readonly url: string }
  }
}

/** SPDX identifiers of the licence names that the package uses. */
const SPDX: Readonly<Record<string, string>> = { 'CC0 1.0': 'CC0-1.0', 'CC BY 4.0': 'CC-BY-4.0', MIT: 'MIT' }

const files = packageFiles('@dicebear/styles')

/** The definition of a style, with its drawn parts. */
export function readStyle(style: string): StyleFile {
  return files.json<StyleFile>('dist', `${style}.min.json`)
}

/** The artist of a style. */
export function authorOf({ creator }: StyleFile['meta']): SeedContributor {
  return importedAuthor(
    creator.name.replace(/ - .*/, ''),
    creator.name === 'DiceBear' ? 'team' : 'person',
    creator.url ?? null,
  )
}

/** @throws Error for a licence that the library does not accept */
export function licenceOf({ license, source }: StyleFile['meta']): SeedPack['licence'] {
  const licence = licenceOfSpdx(SPDX[license.name] ?? '')
  if (!licence) throw new Error(`${source.name} is under ${license.name}, which the library does not accept`)
  return licence
}
