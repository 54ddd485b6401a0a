import type { Locale } from '#domain/locales/locales.ts'
import { categorise, categoryWords, significantWords } from '#seed/taxonomy/categorise.ts'
import { relatedWords, translateTitle } from '#seed/taxonomy/translate.ts'

/** The most keywords of an imported item. */
const MAX_KEYWORDS = 20

/** Words of file names that describe the drawing technique or come from a tool, not from the subject. */
const NOT_KEYWORDS = new Set(
  'icon icons and the of with in on at to a an or for by above behind about over being line solid fill filled outline duotone alt svg'.split(
    ' ',
  ),
)

/** Words with a fixed spelling inside a sentence. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  '3D AI API ATM AR B2B CD CPU CSS CSV DNA DNS DVD EU FAQ FM GIF GPS GPU HD HDD HDMI HDR HTML HTTP ID IP IV JPG JSON LED NFC OK PC PDF PHP PNG QR RAM RSS SIM SMS SOS SQL SVG TV UFO UI UK URL USA USB USD UV VIP VPN VR WC WiFi XML YouTube ZIP'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)

/** Words that sources misspell, and what they mean. */
const MISSPELT: ReadonlyMap<string, string> = new Map([
  ['bigben', 'big ben'],
  ['calender', 'calendar'],
  ['clound', 'cloud'],
  ['compaign', 'campaign'],
  ['databse', 'database'],
  ['forbiden', 'forbidden'],
  ['forecastcloud', 'forecast cloud'],
  ['labtop', 'laptop'],
  ['reciept', 'receipt'],
  ['squre', 'square'],
  ['substract', 'subtract'],
])

/** Words that file names part and a title joins. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\b([EeTtXx]) (mail|shirt|ray)\b/g, '$1-$2'],
  [/ o clock\b/g, " o'clock"],
]

/** The metadata of an item that follows from its file name. */
export interface Described {
  readonly title: string
  readonly titles: Partial<Record<Locale, string>>
  readonly keywords: readonly string[]
  readonly category: string
}

/**
 * Titles, keywords and category from a file's name.
 *
 * @param name words joined by hyphens, underscores or capitals: `cloud-rain-2`, `CloudRain`
 * @param more further keywords of the source: its category, aliases, tags
 * @param known the category where it is known; otherwise the words decide
 */
export function fromName(name: string, more: readonly string[] = [], known?: string): Described {
  const words = wordsOf(name)
  const title = sentence(words)
  const plain = words.filter((word) => !/^\d+$/.test(word)).join(' ')
  const found = [...words, ...relatedWords(plain), ...more]
  const category = known ?? categorise([...significantWords(plain), ...keywordsOf(found)])
  return {
    title,
    titles: translateTitle(plain),
    keywords: orTitle(keywordsOf([...found, ...categoryWords(category)]), title),
    category,
  }
}

/** The keyword of a drawing of a single letter is its title. */
function orTitle(keywords: readonly string[], title: string): readonly string[] {
  return keywords.length > 0 ? keywords : [title.toLowerCase()]
}

/** The lower-case words of a file's name, with known misspellings corrected. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})(?!(?<=3D)(?:$|\P{L}))/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (MISSPELT.get(word) ?? word).split(' '))
}

/** Words as a title in sentence case. A trailing number that only distinguishes drawings is dropped. */
export function sentence(words: readonly string[]): string {
  const shown = words.length > 1 && /^\d{1,2}$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words
  const parted = shown.map((word) => SPELLINGS.get(word) ?? word).join(' ')
  const text = JOINED.reduce((title, [pattern, joined]) => title.replace(pattern, joined), parted)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Distinct lower-case keywords in the given order, without words that have no meaning alone. */
export function keywordsOf(words: readonly string[]): readonly string[] {
  const clean = words
    .map((word) => word.toLowerCase().replace(/[_-]+/g, ' ').replace(/["“”]/g, '').trim())
    .filter((word) => word.length > 1 && word.length <= 40)
    .filter((word) => !NOT_KEYWORDS.has(word) && !/^[\d.]+$/.test(word))
  return [...new Set(clean)].slice(0, MAX_KEYWORDS)
}
