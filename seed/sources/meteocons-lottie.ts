import { readdirSync } from 'node:fs'
import type { SeedPack, SeedSource } from '#seed/seed-item.ts'
import type { StyleSlug } from '#seed/taxonomy/styles.ts'
import { importedAuthor } from './contributors.ts'
import { METEOCONS_TEXT } from './iconify/recipes.ts'
import { packageFiles } from './package-files.ts'
import { pick } from './pick.ts'
import { bytesOf } from './svg-text.ts'
import { fromName } from './words.ts'

/** The same URL as the author of `@iconify-json/meteocons`, so that both sets have one contributor. */
const AUTHOR = importedAuthor('Bas Milius', 'person', 'https://github.com/basmilius/weather-icons')

const STYLES: readonly { folder: string; style: StyleSlug; limit: number; tint: SeedPack['tint'] }[] = [
  { folder: 'fill', style: 'gradient', limit: 90, tint: 'teal' },
  { folder: 'flat', style: 'flat', limit: 80, tint: 'yellow' },
  { folder: 'line', style: 'line', limit: 70, tint: null },
  { folder: 'monochrome', style: 'monochrome', limit: 40, tint: null },
]

/** Scales that repeat one drawing with other numbers, and weather that is composed of four conditions. */
const REPEATED =
  /(?:pressure)-?\d|-(?:ne|nw|se|sw|[2-9]|1\d)(?:-|$)|verry|thunderstorms-(?:extreme|mostly|overcast|partly)|^extreme-thunderstorms-|wind-direction/

/** Drawings that leave their frame, or are never seen whole. */
const CROPPED = /^(?:alert-|flag-local-rain|falling-rocks|umbrella-closed)/

/** Animated weather icons as Lottie, in the four styles of the set. */
export const meteoconsLottie: SeedSource = {
  name: '@meteocons/lottie',
  contributors: [AUTHOR],
  packs: STYLES.map(({ folder, style, tint }) => ({
    key: `meteocons-lottie:${folder}`,
    kind: 'lottie',
    title: `Meteocons ${folder}`,
    description: `Weather animations in the ${folder} style of Meteocons.`,
    style,
    category: 'weather',
    contributor: AUTHOR.username,
    licence: 'mit',
    sourceUrl: 'https://github.com/basmilius/weather-icons',
    price: null,
    tint,
    featured: folder === 'fill',
    later: folder !== 'fill',
  })),
  *items() {
    const files = packageFiles('@meteocons/lottie')
    for (const { folder, style, limit } of STYLES) {
      const names = readdirSync(files.path(folder))
        .map((file) => file.replace(/\.json$/, ''))
        .filter((name) => !REPEATED.test(name) && !CROPPED.test(name) && !METEOCONS_TEXT.test(name))
        .sort()
      for (const name of pick(names, limit)) {
        yield {
          sourceKey: `meteocons-lottie:${folder}:${name}`,
          kind: 'lottie',
          ...fromName(name, ['weather', 'forecast', 'meteorology']),
          bytes: bytesOf(files.text(folder, `${name}.json`)),
          style,
          pack: `meteocons-lottie:${folder}`,
          sourceUrl: `https://meteocons.com/icons/${name}`,
        }
      }
    }
  },
}
