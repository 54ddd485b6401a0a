import { randomInt } from 'node:crypto'
import { allItems, facetsOf } from '#bench/storefront.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

/** Addresses of pages that no cache has, unless a visitor asked for one of them by chance. */
export interface UnheardPages {
  /** Listings of words without results. */
  readonly empty: readonly string[]
  /** Listings of the library by colour, orientation, format and order. */
  readonly listings: readonly string[]
  readonly items: readonly string[]
}

/** At most so many of each. */
export async function unheardPages(origin: string, most: number): Promise<UnheardPages> {
  const { colours, orientations, formats } = await facetsOf(origin)
  const items = await allItems(origin, most)
  const listings = LOCALE_CODES.flatMap((locale) =>
    colours.flatMap((colour) =>
      orientations.flatMap((orientation) =>
        formats.map(
          (format) =>
            origin +
            href('listing', locale, {
              colour: [colour.value],
              orientation: [orientation.value],
              format: [format.value],
              sort: 'latest',
            }),
        ),
      ),
    ),
  )
  const pages = LOCALE_CODES.flatMap((locale) => items.map((item) => origin + href('item', locale, item)))
  return {
    empty: Array.from(
      { length: most },
      () => origin + href('listing', 'en', { kind: 'icon', words: word() }),
    ),
    listings: shuffled(listings).slice(0, most),
    items: shuffled(pages).slice(0, most),
  }
}

function word(): string {
  return Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('')
}

function shuffled<T>(list: readonly T[]): readonly T[] {
  return list
    .map((value) => [randomInt(2 ** 32), value] as const)
    .sort(([one], [other]) => one - other)
    .map(([, value]) => value)
}
