import { formatLabels, toWords } from 'payload'
import { expect, it } from 'vitest'
import { GLOBALS } from '#collections/globals.ts'
import { COLLECTIONS } from '#collections/index.ts'
import { POST_BLOCKS, POST_INLINE_BLOCKS } from '#collections/posts/blocks.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { inLanguages } from './labels/index.ts'
import { collectionsWithLabels, globalsWithLabels } from './with-labels.ts'

/** What a marketing editor writes and changes in the panel. */
const EDITED = [
  'landing-pages',
  'posts',
  'blog-topics',
  'authors',
  'pictures',
  'redirects',
  'newsletters',
  'free-days',
  'flags',
  'search-rules',
  'synonyms',
  'collections',
  'home-page',
  'announcements',
  'site-texts',
]

/** Labels that are the same in every language: names of languages, and of formats of code. */
const NAMES = new Set([
  'English',
  'Español',
  'Português',
  'Français',
  'Deutsch',
  '日本語',
  '한국어',
  'CSS',
  'HTML',
  'JavaScript',
  'JSON',
  'SVG',
  'TypeScript',
  'Shell',
])

interface Named {
  readonly name?: string
  readonly type?: string
  readonly label?: unknown
  readonly hidden?: boolean
  readonly labels?: { readonly singular?: unknown; readonly plural?: unknown }
  readonly admin?: { readonly description?: unknown; readonly hidden?: unknown }
  readonly options?: readonly unknown[]
  readonly fields?: readonly Named[]
  readonly blocks?: readonly Named[]
}

it('has every label, description and option that a marketing editor sees in all languages', () => {
  const edited = [...COLLECTIONS, ...GLOBALS].filter(({ slug }) => EDITED.includes(slug))
  expect(edited).toHaveLength(EDITED.length)
  const texts = [...edited, ...POST_BLOCKS, ...POST_INLINE_BLOCKS].flatMap((one) => textsOf(one as Named))
  expect(texts.length).toBeGreaterThan(300)
  const untranslated = texts.filter((text) => !NAMES.has(text) && typeof inLanguages(text) === 'string')
  expect([...new Set(untranslated)]).toEqual([])
})

it('gives descriptions, options, rows and the blocks of posts their languages', () => {
  const posts = collectionsWithLabels(COLLECTIONS).find(({ slug }) => slug === 'posts')
  expect(Object.keys((posts?.admin?.description ?? {}) as object).toSorted()).toEqual(
    [...LOCALE_CODES].toSorted(),
  )
  const pages = JSON.stringify(
    collectionsWithLabels(COLLECTIONS).find(({ slug }) => slug === 'landing-pages'),
  )
  for (const word of ['作品のモザイク', 'キャンペーン（/l/…）', '質問']) expect(pages).toContain(word)
  const texts = globalsWithLabels(GLOBALS).find(({ slug }) => slug === 'site-texts')
  expect(JSON.stringify(texts)).toContain('Spalten der Fußzeile')
})

function textsOf(named: Named): readonly string[] {
  if (named.hidden === true || named.admin?.hidden === true) return []
  const rows = named.type === 'array' || named.type === 'blocks' ? formatLabels(named.name ?? '') : undefined
  const label = named.label ?? (named.name === undefined ? undefined : toWords(named.name))
  return [
    named.type === 'ui' ? undefined : label,
    named.labels?.singular ?? rows?.singular,
    named.labels?.plural ?? rows?.plural,
    named.admin?.description,
    ...(named.options ?? []).map((option) =>
      typeof option === 'object' && option !== null && 'label' in option ? option.label : undefined,
    ),
    ...(named.fields ?? []).flatMap(textsOf),
    ...(named.blocks ?? []).flatMap(textsOf),
  ].filter((text): text is string => typeof text === 'string' && text !== '')
}
