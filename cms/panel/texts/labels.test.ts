import { formatLabels, toWords } from 'payload'
import { expect, it } from 'vitest'
import { GLOBALS } from '#collections/globals.ts'
import { COLLECTIONS } from '#collections/index.ts'
import { POST_BLOCKS, POST_INLINE_BLOCKS } from '#collections/posts/blocks.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { LICENCES } from '#domain/assets/licences.ts'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { TOPICS } from '#domain/outbox/topics.ts'
import { DE } from './labels/de.ts'
import { inLanguages } from './labels/index.ts'
import { collectionsWithLabels, globalsWithLabels } from './with-labels.ts'

/** What is the same in every language: names of languages, formats, licences, plans and networks, and codes. */
const NAMES: ReadonlySet<string> = new Set([
  ...LOCALE_CODES.map((code) => LOCALES[code].name),
  ...Object.values(FORMATS).map(({ label }) => label),
  ...Object.values(LICENCES).map(({ name }) => name),
  ...PRICE_CURRENCIES,
  ...Object.keys(TOPICS),
  ...['CSS', 'HTML', 'JavaScript', 'JSON', 'TypeScript', 'Shell'],
  ...['Behance', 'Dribbble', 'GitHub', 'Instagram', 'LinkedIn', 'X'],
  ...['API', 'GST', 'ISO', 'PNG 256', 'Scout', 'SHA-256'],
])

/** Capitals within a label, or the words of a field's name. */
const DERIVED_WORDING = / [A-Z][a-z]|^(?:Is|Has) |^(?:3d|Html|Id|Iso|Mime|Spdx|Url)$/

interface Named {
  readonly slug?: string
  readonly name?: string
  readonly type?: string
  readonly label?: unknown
  readonly hidden?: boolean
  readonly labels?: { readonly singular?: unknown; readonly plural?: unknown }
  readonly admin?: {
    readonly description?: unknown
    readonly group?: unknown
    readonly hidden?: unknown
    readonly placeholder?: unknown
  }
  readonly options?: readonly unknown[]
  readonly fields?: readonly Named[]
  readonly blocks?: readonly Named[]
  readonly tabs?: readonly Named[]
}

const SHOWN = [
  ...COLLECTIONS.map((one) => ({ ...one, labels: { ...formatLabels(one.slug), ...one.labels } })),
  ...GLOBALS.map((one) => ({ ...one, label: one.label ?? toWords(one.slug) })),
  ...POST_BLOCKS,
  ...POST_INLINE_BLOCKS,
] as readonly Named[]

it('has every label, description and option that the panel shows in all languages', () => {
  const texts = SHOWN.flatMap(textsOf)
  expect(texts.length).toBeGreaterThan(1_400)
  const untranslated = texts.filter((text) => !NAMES.has(text) && typeof inLanguages(text) === 'string')
  expect([...new Set(untranslated)]).toEqual([])
})

it('translates no text that the panel does not show', () => {
  const shown = new Set(SHOWN.flatMap(textsOf))
  expect(Object.keys(DE).filter((text) => !shown.has(text))).toEqual([])
})

it('writes labels in sentence case, not as the names of their fields', () => {
  const labels = SHOWN.flatMap((one) => [...labelsOf(one)])
  expect(labels.length).toBeGreaterThan(600)
  expect([...new Set(labels.filter((label) => DERIVED_WORDING.test(label)))]).toEqual([])
})

it('hides from the panel what only the software reads of a user', () => {
  const users = SHOWN.find(({ slug }) => slug === 'users')
  const shown = (users?.fields ?? []).filter((field) => !isHidden(field)).map(({ name }) => name)
  for (const name of ['id', 'photoAt', 'companyAt', 'coverAt', 'referredBy', 'googleId'])
    expect(shown).not.toContain(name)
  expect(shown).toContain('roles')
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
  if (isHidden(named)) return []
  return [
    ...labelsOf(named, []),
    ...[named.admin?.description, named.admin?.group, named.admin?.placeholder],
    ...(named.options ?? []).map((option) =>
      typeof option === 'object' && option !== null && 'label' in option ? option.label : option,
    ),
    ...partsOf(named).flatMap(textsOf),
  ].filter(isText)
}

/** The labels of a collection, a global, a field or a block, and those of its parts. */
function labelsOf(named: Named, parts = partsOf(named)): readonly string[] {
  if (isHidden(named)) return []
  const rows = named.type === 'array' || named.type === 'blocks' ? formatLabels(named.name ?? '') : undefined
  const label = named.label ?? (named.name === undefined ? undefined : toWords(named.name))
  const own = [label, named.labels?.singular ?? rows?.singular, named.labels?.plural ?? rows?.plural]
  return [...own.filter(isText), ...parts.flatMap((part) => labelsOf(part))]
}

function partsOf({ fields = [], blocks = [], tabs = [] }: Named): readonly Named[] {
  return [...fields, ...blocks, ...tabs]
}

function isHidden({ hidden, admin }: Named): boolean {
  return hidden === true || admin?.hidden === true
}

function isText(text: unknown): text is string {
  return typeof text === 'string' && text !== ''
}
