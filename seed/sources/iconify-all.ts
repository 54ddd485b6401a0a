import type { Kind } from '#domain/assets/kinds.ts'
import { licenceOfSpdx } from '#domain/assets/licences.ts'
import type { SeedPack, SeedSource } from '#seed/seed-item.ts'
import type { StyleSlug } from '#seed/taxonomy/styles.ts'
import { contributorOf } from './iconify/authors.ts'
import { type IconSet, readSet, type SetInfo } from './iconify/read-set.ts'
import { itemOf, styleName } from './iconify/set-source.ts'
import { STYLE_OF_SUFFIX, suffixOf } from './iconify/variants.ts'
import type { PackageFiles } from './package-files.ts'

/** Sets that the seed reads from their own package in another version. */
const LEFT_OUT = new Set(['uil', 'uis', 'uit', 'uim'])

/** Sets with animated icons. */
const ANIMATED = new Set(['line-md', 'svg-spinners', 'meteocons'])

/**
 * Every permissively licensed set of `@iconify/json` with all of its icons, for the seed's `--full`. Each set is one
 * source, in the order of the package's index, with one pack for each style. A set is read when its source is
 * iterated and can be garbage-collected before the next one, so memory use stays constant.
 *
 * @param files those of `@iconify/json`
 */
export function* iconifyAll(files: PackageFiles): Generator<SeedSource> {
  for (const [prefix, info] of selectedSets(files)) {
    yield wholeSet(readSet(files.path('json', `${prefix}.json`)), info)
  }
}

/** The sets that the library takes, by prefix, in the order of the package's index. */
export function selectedSets(files: PackageFiles): readonly (readonly [prefix: string, info: Listed])[] {
  const index = files.json<Readonly<Record<string, Listed>>>('collections.json')
  return Object.entries(index).filter(([prefix, info]) => isSelected(prefix, info))
}

/** An entry of `collections.json`. */
interface Listed extends SetInfo {
  readonly hidden?: boolean
}

/** Accepts sets that Iconify has not withdrawn and whose licence requires nothing beyond attribution. */
export function isSelected(prefix: string, info: Listed): boolean {
  return !LEFT_OUT.has(prefix) && info.hidden !== true && licenceOfSpdx(info.license.spdx ?? '') !== undefined
}

export function wholeSet(set: IconSet, info: SetInfo): SeedSource {
  const author = contributorOf(info, 'team')
  const base = baseStyle(info)
  const styled = set.suffixes.filter((suffix) => STYLE_OF_SUFFIX[suffix] !== undefined)
  const used = new Set(set.names.map((name) => suffixOf(name, styled)))
  const kind: Kind = ANIMATED.has(set.prefix) ? 'animated-icon' : 'icon'
  return {
    name: `@iconify/json ${set.prefix}`,
    contributors: [author],
    packs: [...used].map((suffix) => packOf({ set, info, kind, author: author.username, base, suffix })),
    *items() {
      for (const name of set.names) {
        const suffix = suffixOf(name, styled)
        const style = STYLE_OF_SUFFIX[suffix] ?? base
        yield itemOf(set, name, { kind, suffix, style, pack: keyOf(set.prefix, suffix) })
      }
    },
  }
}

function baseStyle(info: SetInfo): StyleSlug {
  if (info.category === 'Emoji') return 'emoji'
  return info.palette === true ? 'flat' : 'line'
}

function keyOf(prefix: string, suffix: string): string {
  return `iconify-full:${prefix}:${suffix === '' ? 'base' : suffix}`
}

interface PackFacts {
  readonly set: IconSet
  readonly info: SetInfo
  readonly kind: Kind
  readonly author: string
  readonly base: StyleSlug
  readonly suffix: string
}

function packOf({ set, info, kind, author, base, suffix }: PackFacts): SeedPack {
  const licence = licenceOfSpdx(info.license.spdx ?? '')
  if (!licence)
    throw new Error(`${set.prefix} is under ${info.license.title}, which the library does not take`)
  const style = STYLE_OF_SUFFIX[suffix] ?? base
  return {
    key: keyOf(set.prefix, suffix),
    kind,
    title: suffix === '' ? info.name : `${info.name} ${suffix.replaceAll('-', ' ')}`,
    description: `${styleName(style)} ${kind === 'icon' ? 'icons' : 'animated icons'} of ${info.name} by ${info.author.name}.`,
    style,
    category: 'interface',
    contributor: author,
    licence,
    sourceUrl: info.author.url ?? `https://icon-sets.iconify.design/${set.prefix}/`,
    price: null,
    tint: null,
    featured: false,
  }
}
