import MiniSearch from 'minisearch'
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/locales/locales.ts'
import type { ItemRecord } from '#domain/search/item-record.ts'
import { FIRST } from './ndcg.ts'
import type { Records, Searcher } from './searcher.ts'

/**
 * MiniSearch as its documentation recommends: the attributes that Motif searches as fields, titles boosted above
 * tags, fuzzy matching of a fifth of a word's letters, and prefix matching of the last word. Two steps that it leaves
 * to its users are added: words are compared without accents, and Japanese, which has no spaces, is split into words
 * by the platform's segmenter.
 */
export async function openMiniSearch(records: Records): Promise<Searcher> {
  const indices = new Map(LOCALE_CODES.map((locale) => [locale, indexOf(locale, records[locale])]))
  return {
    name: 'MiniSearch',
    async search(locale, query) {
      const found = indices.get(locale)?.search(query) ?? []
      return found.slice(0, FIRST).map(({ id }) => String(id))
    },
    async close() {},
  }
}

const BOOST = { title: 3, titleEn: 3, tags: 2, tagsEn: 2 }
const FIELDS = [
  'title',
  'titleEn',
  'tags',
  'tagsEn',
  'styleName',
  'packTitle',
  'contributorName',
  'categoryNames',
]

function indexOf(locale: Locale, records: readonly ItemRecord[]): MiniSearch<ItemRecord> {
  const index = new MiniSearch<ItemRecord>({
    idField: 'slug',
    fields: FIELDS,
    extractField: (record, field) => textOf(record[field as keyof ItemRecord]),
    ...(locale === 'ja' && { tokenize: segmented(locale) }),
    processTerm: (term) => folded(term) || null,
    searchOptions: { boost: BOOST, fuzzy: 0.2, prefix: (_, at, terms) => at === terms.length - 1 },
  })
  index.addAll(records)
  return index
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}

function segmented(locale: Locale): (text: string) => string[] {
  const segmenter = new Intl.Segmenter(LOCALES[locale].bcp47, { granularity: 'word' })
  return (text) =>
    [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}

/** Removes accents of Latin letters only: the marks of kana distinguish words. */
function folded(term: string): string {
  return term
    .normalize('NFKD')
    .replace(/\p{M}/gu, (mark) => (mark === '\u3099' || mark === '\u309a' ? mark : ''))
    .normalize('NFC')
    .toLowerCase()
}
