import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import type { SeedItem, SeedPack, SeedSource } from '#seed/seed-item.ts'
import type { StyleSlug } from '#seed/taxonomy/styles.ts'
import { uniconsCategory } from '#seed/taxonomy/unicons-categories.ts'
import { importedAuthor } from './contributors.ts'
import { type PackageFiles, packageFiles } from './package-files.ts'
import { bytesOf, withSize } from './svg-text.ts'
import { fromName, keywordsOf } from './words.ts'

const AUTHOR = importedAuthor('IconScout', 'team', 'https://iconscout.com/unicons')

/** An icon as the package's JSON lists it. */
interface Entry {
  readonly name: string
  readonly svg: string
  readonly category: string
  readonly tags: readonly string[]
}

/** The four styles of the font. Of the line style, by far the largest, an even share of each category is taken. */
const STYLES: readonly { folder: string; style: StyleSlug; title: string; share: number }[] = [
  { folder: 'line', style: 'line', title: 'Unicons line', share: 0.55 },
  { folder: 'solid', style: 'solid', title: 'Unicons solid', share: 1 },
  { folder: 'thinline', style: 'thin-line', title: 'Unicons thin line', share: 1 },
  { folder: 'monochrome', style: 'monochrome', title: 'Unicons monochrome', share: 1 },
]

/** The Unicons icon font (version 4.0.1, the last under the Apache licence) as separate SVG files. */
export const unicons: SeedSource = {
  name: '@iconscout/unicons',
  contributors: [AUTHOR],
  packs: STYLES.map(
    ({ folder, style, title }): SeedPack => ({
      key: `unicons:${folder}`,
      kind: 'unicon',
      title,
      description: `The ${title.replace('Unicons ', '')} style of the Unicons icon font, one SVG per icon.`,
      style,
      category: 'unicons',
      contributor: AUTHOR.username,
      licence: 'apache-2.0',
      sourceUrl: 'https://github.com/Iconscout/unicons',
      price: null,
      tint: folder === 'line' ? 'brand' : null,
      featured: folder === 'line' || folder === 'monochrome',
    }),
  ),
  *items() {
    const files = packageFiles('@iconscout/unicons')
    for (const { folder, style, share } of STYLES) {
      const entries = files.json<readonly Entry[]>('json', `${folder}.json`)
      for (const entry of thinned(entries, share)) yield itemOf(entry, { files, folder, style })
    }
  },
}

/** The category whose titles are names of brands: `Apple` is no fruit there. */
const BRAND_LOGOS = 'unicons-brand-logos'

function inEveryLanguage(title: string): Partial<Record<Locale, string>> {
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, title]))
}

function itemOf(
  entry: Entry,
  { files, folder, style }: { files: PackageFiles; folder: string; style: StyleSlug },
): SeedItem {
  const category = uniconsCategory(entry.category)
  if (category === undefined) throw new Error(`unknown Unicons category ${entry.category}`)
  const named = fromName(entry.name, entry.tags)
  return {
    sourceKey: `unicons:${folder}:${entry.name}`,
    kind: 'unicon',
    ...named,
    titles: category === BRAND_LOGOS ? inEveryLanguage(named.title) : named.titles,
    keywords: keywordsOf([...named.keywords, entry.category]),
    category,
    bytes: bytesOf(withSize(withOpacities(files.text(entry.svg)))),
    style,
    pack: `unicons:${folder}`,
    sourceUrl: `https://github.com/Iconscout/unicons/blob/master/${entry.svg}`,
  }
}

/** An even share of each category, at least two icons, in the package's order. */
function thinned(entries: readonly Entry[], share: number): readonly Entry[] {
  const seen = new Map<string, number>()
  return entries.filter(({ category }) => {
    const index = seen.get(category) ?? 0
    seen.set(category, index + 1)
    return index < 2 || Math.floor((index + 1) * share) > Math.floor(index * share)
  })
}

/** The opacity that the font's stylesheet gives to each tone of the monochrome style. */
const TONES: Readonly<Record<string, number>> = {
  primary: 1,
  secondary: 0.7,
  tertiary: 0.5,
  quaternary: 0.25,
  quinary: 0,
}

/**
 * Resolves classes that only the font's stylesheet defines, so that the file works alone. A class overrides an
 * opacity attribute on the same element, as it does in a page.
 */
function withOpacities(svg: string): string {
  return svg.replace(/<[^>]*class="uim-(\w+)"[^>]*>/g, (tag, tone: string) =>
    tag.replace(/\sopacity="[^"]*"/, '').replace(/class="uim-\w+"/, `opacity="${TONES[tone] ?? 1}"`),
  )
}
