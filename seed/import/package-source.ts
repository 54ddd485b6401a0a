import { z } from 'zod'
import { LICENCES, licenceOfSpdx } from '#domain/assets/licences.ts'
import { slugWords } from '#domain/assets/slug.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { IMPORT_LIMITS } from '#domain/imports/package-reference.ts'
import type { SeedItem, SeedPack, SeedSource } from '#seed/seed-item.ts'
import { bytesOf, withSize } from '#seed/sources/svg-text.ts'
import { fromName, wordsOf } from '#seed/sources/words.ts'
import type { TarFile } from './read-tar.ts'

/** Fewer drawings in one folder are logos or parts of a documentation. */
const LEAST_ICONS = 4
/** Folders of one package that become packs, those with the most icons first. */
const MOST_PACKS = 12

const manifestSchema = z.object({
  license: z.string(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
  homepage: z
    .url({ protocol: /^https$/ })
    .optional()
    .catch(undefined),
})
type Manifest = z.output<typeof manifestSchema>

interface Icon {
  readonly path: string
  readonly folder: string
  readonly name: string
  readonly bytes: Uint8Array
}

interface PackageContent {
  readonly name: string
  readonly version: string
  readonly files: readonly TarFile[]
}

/**
 * The icons of an unpacked npm package as a source of the loader: one pack for each folder of SVG files, by a contributor
 * named for the package. Refuses a package whose licence the library does not accept, and one without icons.
 */
export function packageSource({ name, version, files }: PackageContent): Result<SeedSource> {
  const inside = files.map(({ path, bytes }) => ({ path: path.slice(path.indexOf('/') + 1), bytes }))
  const manifest = manifestSchema.safeParse(manifestOf(inside))
  if (!manifest.success) return refuse('package-licence', 'package.json states no licence')
  const licence = licenceOfSpdx(manifest.data.license)
  if (licence === undefined) return refuse('package-licence', manifest.data.license)
  const groups = groupsOf(inside)
  if (groups.length === 0) return refuse('package-without-icons', `${name}@${version}`)
  const count = groups.reduce((sum, [, icons]) => sum + icons.length, 0)
  if (count > IMPORT_LIMITS.icons) return refuse('package-too-large', `${count} icons`)
  const page = manifest.data.homepage ?? `https://www.npmjs.com/package/${name}`
  const title = titleOf(name)
  const username = `npm-${slugWords(name)}`
  const packs = groups.map(([folder, icons]): SeedPack => {
    const label = groups.length === 1 ? '' : ` ${wordsOf(folder.split('/').at(-1) ?? '').join(' ')}`
    return {
      key: packKey(name, folder),
      kind: 'icon',
      title: `${title}${label}`,
      description: descriptionOf(`${name}@${version}`, manifest.data, LICENCES[licence].name),
      style: styleOf(folder),
      category: fromName(icons[0]?.name ?? '').category,
      contributor: username,
      licence,
      sourceUrl: page,
      price: null,
      tint: null,
      featured: false,
    }
  })
  return accept({
    name: `${name}@${version}`,
    contributors: [{ username, name: title, type: 'team', url: page, claimed: false }],
    packs,
    items: () => groups.flatMap(([, icons]) => icons.map((icon) => itemOf(icon, name, page))),
  })
}

function manifestOf(files: readonly TarFile[]): unknown {
  const file = files.find(({ path }) => path === 'package.json')
  try {
    return JSON.parse(new TextDecoder().decode(file?.bytes))
  } catch {
    return null
  }
}

/** The SVG files of each folder with enough of them, in the order of their names. */
function groupsOf(files: readonly TarFile[]): readonly (readonly [folder: string, icons: readonly Icon[]])[] {
  const icons = files.flatMap(({ path, bytes }): Icon[] => {
    const [, folder = '', name = ''] = /^(?:(.+)\/)?([^/]+)\.svg$/.exec(path) ?? []
    return name === '' ? [] : [{ path, folder, name, bytes }]
  })
  return [...Map.groupBy(icons, ({ folder }) => folder)]
    .filter(([, group]) => group.length >= LEAST_ICONS)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_PACKS)
    .map(([folder, group]) => [folder, group.toSorted((one, other) => (one.path < other.path ? -1 : 1))])
}

/** The version is not in the key: a later one adds the icons that are new. */
function packKey(name: string, folder: string): string {
  return `npm:${name}:${folder}`
}

function itemOf({ path, folder, name, bytes }: Icon, packageName: string, sourceUrl: string): SeedItem {
  return {
    sourceKey: `npm:${packageName}:${path}`,
    kind: 'icon',
    ...fromName(name),
    bytes: sized(bytes),
    style: styleOf(folder),
    pack: packKey(packageName, folder),
    sourceUrl,
  }
}

/** Half of the packages leave out the size. What is no SVG stays as it is, and the pipeline refuses it. */
function sized(bytes: Uint8Array): Uint8Array {
  try {
    return bytesOf(withSize(new TextDecoder().decode(bytes)))
  } catch {
    return bytes
  }
}

const STYLES_OF_WORDS: readonly (readonly [RegExp, string])[] = [
  [/duotone|twotone/, 'duotone'],
  [/fill|solid|glyph/, 'solid'],
  [/mono/, 'monochrome'],
  [/thin|light/, 'thin-line'],
  [/bold/, 'bold-line'],
  [/colou?r|flag|flat/, 'flat'],
]

function styleOf(folder: string): string {
  return STYLES_OF_WORDS.find(([words]) => words.test(folder.toLowerCase()))?.[1] ?? 'line'
}

/** `@tabler/icons` is Tabler icons. */
function titleOf(name: string): string {
  const text = slugWords(name).replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function descriptionOf(reference: string, { author }: Manifest, licence: string): string {
  const named = typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author?.name
  return `Icons of the npm package ${reference}${named ? ` by ${named}` : ''}. ${licence}.`
}
