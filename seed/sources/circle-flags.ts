import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import type { SeedItem, SeedSource } from '#seed/seed-item.ts'
import { contributorOf } from './iconify/authors.ts'
import { iconSvg, readSet, type SetInfo } from './iconify/read-set.ts'
import { packageFiles } from './package-files.ts'
import { bytesOf } from './svg-text.ts'
import { keywordsOf } from './words.ts'

const files = packageFiles('@iconify-json/circle-flags')
const author = contributorOf(files.json<SetInfo>('info.json'), 'person')
const PACK = 'iconify:circle-flags:round'

/** The title of a place's flag in each language. */
const FLAG_OF: Readonly<Record<Locale, (place: string) => string>> = {
  en: (place) => `Flag of ${place}`,
  es: (place) => `Bandera: ${place}`,
  pt: (place) => `Bandeira: ${place}`,
  fr: (place) => `Drapeau : ${place}`,
  de: (place) => `Flagge: ${place}`,
  ja: (place) => `${place}の旗`,
  ko: (place) => `${place} 국기`,
}

/** The round flags of countries and territories, without the set's flags of regions and languages. */
export const circleFlags: SeedSource = {
  name: '@iconify-json/circle-flags',
  contributors: [author],
  packs: [
    {
      key: PACK,
      kind: 'icon',
      title: 'Circle flags',
      description: 'Round flags of the countries and territories of the world.',
      style: 'round',
      category: 'flags',
      contributor: author.username,
      licence: 'mit',
      sourceUrl: 'https://github.com/HatScripts/circle-flags',
      price: null,
      tint: 'red',
      featured: false,
      later: true,
    },
  ],
  *items() {
    const set = readSet(files.path('icons.json'))
    const regions = regionNames()
    for (const code of set.names.filter((name) => /^[a-z]{2}$/.test(name))) {
      const place = regions.en.of(code.toUpperCase())
      if (place === undefined || NOT_A_PLACE.has(code)) continue
      yield flagOf(code, { place, regions, svg: iconSvg(set, code) })
    }
  },
}

/** Reserved codes that CLDR's region names include although they are not places with a flag. */
const NOT_A_PLACE = new Set(['ea', 'eu', 'ez', 'un', 'xa', 'xb', 'xx', 'zz', 'qo', 'su', 'yu', 'dd'])

type Regions = Record<Locale, Intl.DisplayNames>

/** Names of regions by language; undefined for a code without a name. */
function regionNames(): Regions {
  const entries = LOCALE_CODES.map((locale) => [
    locale,
    new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  ])
  return Object.fromEntries(entries)
}

function flagOf(
  code: string,
  { place, regions, svg }: { place: string; regions: Regions; svg: string },
): SeedItem {
  const titles = LOCALE_CODES.map((locale) => [
    locale,
    FLAG_OF[locale](regions[locale].of(code.toUpperCase()) ?? place),
  ])
  return {
    sourceKey: `iconify:circle-flags:${code}`,
    kind: 'icon',
    title: FLAG_OF.en(place),
    titles: Object.fromEntries(titles),
    keywords: keywordsOf([place, 'flag', 'country', code, 'nation', 'circle', 'language']),
    bytes: bytesOf(svg),
    category: 'flags',
    style: 'round',
    pack: PACK,
    sourceUrl: `https://icon-sets.iconify.design/circle-flags/${code}/`,
  }
}
