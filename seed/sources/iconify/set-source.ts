import { licenceOfSpdx } from '#domain/assets/licences.ts'
import { slugWords } from '#domain/assets/slug.ts'
import type { SeedItem, SeedPack, SeedSource } from '#seed/seed-item.ts'
import { STYLES, type StyleSlug } from '#seed/taxonomy/styles.ts'
import { BRANDS } from '../brands.ts'
import { type Drawn, describedAs } from '../drawn.ts'
import { packageFiles } from '../package-files.ts'
import { pick } from '../pick.ts'
import { bytesOf } from '../svg-text.ts'
import { fromName, sentence, wordsOf } from '../words.ts'
import { contributorOf } from './authors.ts'
import { type IconSet, iconSvg, readSet, type SetInfo } from './read-set.ts'
import type { PackRecipe, Recipe } from './recipes.ts'
import { subjectOf, suffixOf } from './variants.ts'

/** Reads one Iconify set from its own npm package according to its recipe. */
export function iconifySource(recipe: Recipe): SeedSource {
  const files = packageFiles(`@iconify-json/${recipe.prefix}`)
  const info = files.json<SetInfo>('info.json')
  const packs = recipe.packs.map((pack) => packOf(recipe, pack, info))
  return {
    name: `@iconify-json/${recipe.prefix}`,
    contributors: [contributorOf(info, recipe.author)],
    packs,
    *items() {
      const set = readSet(files.path('icons.json'), files.json('metadata.json'))
      for (const [index, pack] of recipe.packs.entries()) {
        const key = packs[index]?.key ?? ''
        for (const name of namesFor(set, recipe, pack)) {
          yield itemOf(set, name, {
            kind: recipe.kind,
            suffix: pack.suffix,
            style: pack.style,
            pack: key,
            about: pack.drawings?.[name] ?? recipe.about,
          })
        }
      }
    },
  }
}

/** The pack, category and style of an icon. */
export interface Place {
  readonly kind: Recipe['kind']
  readonly suffix: string
  readonly style: StyleSlug
  readonly pack: string
  readonly about?: About | undefined
}

/** What is known about an icon besides its name. */
type About = Drawn | NonNullable<Recipe['about']>

function isDrawn(about: About): about is Drawn {
  return 'title' in about
}

export function itemOf(set: IconSet, name: string, { kind, suffix, style, pack, about }: Place): SeedItem {
  const named = about && isDrawn(about) ? describedAs(about) : namedBySet(set, name, { suffix, about })
  return {
    sourceKey: `iconify:${set.prefix}:${name}`,
    kind,
    ...named,
    bytes: bytesOf(iconSvg(set, name)),
    style,
    pack,
    sourceUrl: `https://icon-sets.iconify.design/${set.prefix}/${name}/`,
  }
}

/** The metadata of an icon by its name and the categories of its set. */
function namedBySet(set: IconSet, name: string, { suffix, about }: Pick<Place, 'suffix' | 'about'>) {
  const categories = set.categoriesOf(name).flatMap((category) => category.split(BETWEEN_WORDS))
  return fromName(subjectOf(name, suffix), [...(about?.keywords ?? []), ...categories], about?.category)
}

/** Splits category names that sets write as `Food & Drink` or as `FoodDrink`. */
const BETWEEN_WORDS = /\s*[&/]\s*|(?<=\p{Ll})(?=\p{Lu})/u

function packOf(recipe: Recipe, pack: PackRecipe, info: SetInfo): SeedPack {
  const licence = licenceOfSpdx(info.license.spdx ?? '')
  if (!licence)
    throw new Error(`${recipe.prefix} is under ${info.license.title}, which the library does not take`)
  const title = pack.title ?? [info.name, pack.label].filter((part) => part !== '').join(' ')
  return {
    key: `iconify:${recipe.prefix}:${pack.suffix || pack.style}`,
    kind: recipe.kind,
    title,
    description: pack.description ?? chosenFrom(recipe, pack, info),
    style: pack.style,
    category: recipe.category ?? 'interface',
    contributor: slugWords(info.author.name),
    licence,
    sourceUrl: info.author.url ?? `https://icon-sets.iconify.design/${recipe.prefix}/`,
    price: null,
    tint: pack.tint ?? null,
    featured: pack.featured ?? false,
    later: pack.later ?? false,
  }
}

function chosenFrom({ kind }: Recipe, { style }: PackRecipe, { name, author }: SetInfo): string {
  return `${styleName(style)} ${kind === 'icon' ? 'icons' : 'animated icons'} chosen from ${name} by ${author.name}.`
}

function namesFor(set: IconSet, recipe: Recipe, pack: PackRecipe): readonly string[] {
  if (pack.drawings) return Object.keys(pack.drawings)
  const mine = set.names.filter(
    (name) =>
      suffixOf(name, recipe.suffixes) === pack.suffix && !pack.without?.test(name) && !BRANDS.test(name),
  )
  const subjects = firstOfEachTitle(mine.map((name) => subjectOf(name, pack.suffix)))
  return pick(subjects, pack.limit).map((subject) =>
    pack.suffix === '' ? subject : `${subject}-${pack.suffix}`,
  )
}

/** Names that differ only in a trailing number have one title: the one without a number, or the first, stands for them. */
function firstOfEachTitle(names: readonly string[]): readonly string[] {
  const byTitle = new Map<string, string>()
  for (const name of names) {
    const title = sentence(wordsOf(name))
    if (!byTitle.has(title) || !/\d$/.test(name)) byTitle.set(title, name)
  }
  return [...byTitle.values()]
}

/** A style's name with a capital, for the beginning of a title. */
export function styleName(slug: StyleSlug): string {
  return STYLES.find((style) => style.slug === slug)?.names.en ?? slug
}
