import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales/locales.ts'
import { colourWords } from './colour-words.ts'
import { fillersOf } from './filler-words.ts'
import { type IndexNames, SORT_REPLICAS, type SortReplica } from './index-names.ts'
import { RECORDS, type RecordKind } from './records.ts'

/** Index settings in Algolia's format that this library sets. All others are Algolia's defaults. */
export interface IndexSettings {
  readonly searchableAttributes: readonly string[]
  readonly attributesForFaceting: readonly string[]
  readonly numericAttributesForFiltering: readonly string[]
  readonly customRanking: readonly string[]
  readonly attributesToRetrieve: readonly string[]
  readonly attributesToHighlight: readonly string[]
  readonly attributesToSnippet: readonly string[]
  readonly replicas: readonly string[]
  readonly indexLanguages: readonly string[]
  readonly queryLanguages: readonly string[]
  readonly ignorePlurals: boolean
  readonly optionalWords: readonly string[]
  readonly removeWordsIfNoResults: 'allOptional'
  readonly ranking: readonly string[]
  readonly alternativesAsExact: readonly string[]
  readonly minProximity: number
  readonly typoTolerance: boolean
  readonly minWordSizefor1Typo: number
  readonly minWordSizefor2Typos: number
  readonly allowTyposOnNumericTokens: boolean
  readonly disableTypoToleranceOnAttributes: readonly string[]
  /** Groups results for `distinct`, which only some searches request: the best of each kind. Null: no groups. */
  readonly attributeForDistinct: string | null
  readonly maxValuesPerFacet: number
  readonly paginationLimitedTo: number
  readonly hitsPerPage: number
}

/** Settings that a virtual replica inherits from its primary index, and may not set. */
type OfPrimaryAlone =
  | 'searchableAttributes'
  | 'attributesForFaceting'
  | 'numericAttributesForFiltering'
  | 'attributeForDistinct'
  | 'indexLanguages'
  | 'replicas'

/** Settings of a virtual replica: those of its primary index, in another order. */
export interface ReplicaSettings extends Omit<IndexSettings, OfPrimaryAlone> {
  /** 0: every match is shown, in this order only. */
  readonly relevancyStrictness: 0
}

/** Maximum hits for paging; listings of PostgreSQL go further. */
export const MAX_HITS = 20_000

/** The settings of the index of these records in one language. */
export function settingsOf(names: IndexNames, kind: RecordKind, locale: Locale): IndexSettings {
  const { searchable, facets, ranking, card, highlighted = [], snippets = [] } = CHOICES[kind]
  return {
    searchableAttributes: searchable.map((rank) => attributesOf(rank, locale)),
    attributesForFaceting: facets,
    customRanking: ranking,
    attributesToRetrieve: card,
    attributesToHighlight: highlighted,
    attributesToSnippet: snippets,
    replicas: RECORDS[kind].sorted
      ? SORT_REPLICAS.map((sort) => `virtual(${names.replica({ kind, locale }, sort)})`)
      : [],
    ...COMMON,
    attributeForDistinct: facets.includes('kind') ? 'kind' : null,
    indexLanguages: languagesOf(locale),
    queryLanguages: languagesOf(locale),
    optionalWords: CATALOGUE_RECORDS.includes(kind)
      ? [...fillersOf(locale).keys(), ...colourWords(locale).keys()]
      : [],
  }
}

/** The attributes of such records in answers: for cards, highlights and snippets. */
export function shownAttributes(kind: RecordKind): readonly string[] {
  const { card, highlighted = [], snippets = [] } = CHOICES[kind]
  return [...card, ...highlighted, ...snippets.map((snippet) => snippet.replace(/:\d+$/, ''))]
}

function attributesOf(rank: Rank, locale: Locale): string {
  if (typeof rank === 'string') return rank
  return locale === DEFAULT_LOCALE ? rank.alone : rank.withEnglish
}

export function replicaSettings(primary: IndexSettings, sort: SortReplica): ReplicaSettings {
  const {
    searchableAttributes: _searchable,
    attributesForFaceting: _facets,
    numericAttributesForFiltering: _numbers,
    attributeForDistinct: _distinct,
    indexLanguages: _languages,
    replicas: _replicas,
    ...rest
  } = primary
  return { ...rest, customRanking: ORDERS[sort], relevancyStrictness: 0 }
}

/** Every engine and PostgreSQL rank alike: the most popular first, the newer of equals first. */
const POPULAR = ['desc(popularity)', 'desc(id)'] as const

const ORDERS: Readonly<Record<SortReplica, readonly string[]>> = {
  popular: POPULAR,
  latest: ['desc(publishedAt)', 'desc(id)'],
  featured: ['desc(featured)', ...POPULAR],
}

/** Records of the catalogue's words: in names of people and in posts no word is a filler. */
const CATALOGUE_RECORDS: readonly RecordKind[] = ['items', 'packs', 'bundles']

const COMMON = {
  // Attributes that reconciliation compares, and filters by price and date. Otherwise every
  // number of every record, including the sizes of its preview, would be indexed.
  numericAttributesForFiltering: ['id', 'price', 'publishedAt'],
  ignorePlurals: true,
  // Searches of the site determine which words are dropped first (word-parameters.ts).
  removeWordsIfNoResults: 'allOptional',
  // `exact` before `attribute`: a tag that is the word ("bin") is better than the beginning of a title ("Bing").
  // `filters`, which are the kinds and colours that words name, decide among works that are the thing: a black heart
  // is nearer to "blue heart" than a blue house with a heart on its door.
  // The attributes that begin with a line are computed by our engine; Algolia orders nothing by them.
  ranking: [
    'asc(_missingWords)',
    'typo',
    'geo',
    'words',
    'exact',
    'proximity',
    'attribute',
    'filters',
    'asc(_otherWords)',
    'desc(_typedWords)',
    'custom',
  ],
  // Synonyms are hand-checked: Warenkorb finds a cart as surely as "cart" does.
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym'],
  // "left arrow", "arrow left" and "Pfeil nach links" are equally near: words in reverse count as one further apart.
  minProximity: 3,
  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // 24 is not a slip for 25.
  allowTyposOnNumericTokens: false,
  // Names of people are looked up as they are written.
  disableTypoToleranceOnAttributes: ['contributorName'],
  maxValuesPerFacet: 200,
  paginationLimitedTo: MAX_HITS,
  hitsPerPage: 48,
} as const satisfies Partial<IndexSettings>

const CARD = ['form', 'slug', 'kind', 'free', 'title', 'price', 'currency', 'featured'] as const
const COVER = ['itemCount', 'previews', 'tint'] as const

/** Facets for which the contributor's profile, the pack's page and the category filter search. */
const PLACES = ['categories', 'collections', 'searchable(contributor)'] as const

/**
 * Attributes of one rank. English texts rank with the translated ones: an English query means the same, whether the
 * title is translated or not. In English there is only one text.
 */
type Rank = string | { readonly alone: string; readonly withEnglish: string }

interface Choices {
  /** Most important first; attributes in one string are equally important. */
  readonly searchable: readonly Rank[]
  readonly facets: readonly string[]
  readonly ranking: readonly string[]
  /** Attributes of each record in answers: those of its card (domain/contract/search.ts). */
  readonly card: readonly string[]
  readonly highlighted?: readonly string[]
  readonly snippets?: readonly string[]
}

/** Settings of each kind of record. */
const CHOICES: Readonly<Record<RecordKind, Choices>> = {
  items: {
    searchable: [
      { alone: 'unordered(title)', withEnglish: 'title,titleEn' },
      { alone: 'unordered(tags)', withEnglish: 'tags,tagsEn' },
      'styleName,packTitle,contributorName,categoryNames',
    ],
    facets: [
      'kind',
      'free',
      'featured',
      'style',
      ...PLACES,
      'searchable(pack)',
      'colours',
      'orientation',
      'formats',
      'traits',
      'filterOnly(tagSlugs)',
    ],
    ranking: POPULAR,
    card: [...CARD, 'preview', 'tags', 'tagSlugs'],
    highlighted: ['title', 'tags'],
  },
  packs: {
    searchable: [
      { alone: 'title', withEnglish: 'title,titleEn' },
      { alone: 'unordered(tags)', withEnglish: 'tags,tagsEn' },
      'styleName,contributorName,categoryNames',
    ],
    facets: ['kind', 'free', 'featured', 'style', ...PLACES],
    ranking: POPULAR,
    card: [...CARD, ...COVER],
    highlighted: ['title'],
  },
  bundles: {
    searchable: [{ alone: 'title', withEnglish: 'title,titleEn' }, 'packTitles,contributorName'],
    facets: ['free', 'featured', 'searchable(contributor)'],
    ranking: POPULAR,
    card: [...CARD, ...COVER, 'packCount'],
    highlighted: ['title'],
  },
  contributors: {
    searchable: ['name', 'username', 'unordered(biography)'],
    facets: ['type', 'claimed'],
    ranking: ['desc(itemCount)', 'desc(id)'],
    card: ['username', 'name', 'type', 'claimed', 'itemCount', 'packCount'],
    highlighted: ['name'],
    snippets: ['biography:20'],
  },
  tags: {
    searchable: [{ alone: 'name', withEnglish: 'name,nameEn' }],
    facets: [],
    ranking: ['desc(itemCount)', 'desc(id)'],
    card: ['slug', 'name', 'itemCount'],
    highlighted: ['name'],
  },
  posts: {
    searchable: ['title', 'unordered(tags)', 'unordered(excerpt)', 'unordered(body)'],
    facets: ['tags', 'author'],
    ranking: ['desc(publishedAt)', 'desc(id)'],
    card: ['slug', 'title', 'excerpt', 'author', 'tags', 'publishedAt'],
    highlighted: ['title'],
    snippets: ['body:30'],
  },
  suggestions: {
    searchable: ['query'],
    facets: ['kinds'],
    ranking: ['desc(popularity)', 'desc(count)'],
    card: ['query', 'kinds', 'count'],
    highlighted: ['query'],
  },
}

/** The language itself, and English, in which untranslated texts are written. */
function languagesOf(locale: Locale): string[] {
  return [...new Set([LOCALES[locale].bcp47, LOCALES[DEFAULT_LOCALE].bcp47])]
}
