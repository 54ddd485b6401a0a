import type { LandingAddress } from '#domain/landing/places.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import type { CuratedLandingPage } from '#seed/landing-pages.ts'
import type { Names } from '#seed/taxonomy/names.ts'
import type { NewBlocks, WorksOfKind } from '../blocks.ts'
import { parsePage, type WrittenPage } from './parse.ts'

/** The works beside the words of its hero. */
const HERO_WORKS = 4

interface Written extends LandingAddress {
  /** The page in each language, as `parsePage` reads it. */
  readonly texts: Names
  readonly works?: (works: WorksOfKind) => readonly number[]
  readonly related?: readonly string[]
}

/** An information page that is written as one text in each language. */
export function writtenPage({ texts, works = mixed, related = [], ...at }: Written): CuratedLandingPage {
  const pages = Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, parsePage(texts[locale])]),
  ) as Readonly<Record<Locale, WrittenPage>>
  const each = (value: (page: WrittenPage) => string) =>
    Object.fromEntries(LOCALE_CODES.map((locale) => [locale, value(pages[locale])])) as Names
  return {
    ...at,
    titles: each(({ title }) => title),
    descriptions: each(({ description }) => description),
    hero: 'none',
    layout: 'blocks',
    blocks: (found) => withWorks(pages.en.blocks, works(found)),
    blocksIn: (locale) => pages[locale].blocks,
    related,
  }
}

function mixed(works: WorksOfKind): readonly number[] {
  return [...works('illustration', 1), ...works('3d', 1), ...works('icon', HERO_WORKS - 2)]
}

function withWorks([hero, ...blocks]: NewBlocks, works: readonly number[]): NewBlocks {
  return hero?.blockType === 'hero' ? [{ ...hero, works: [...works] }, ...blocks] : blocks
}
