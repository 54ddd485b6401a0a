import { buildConfig, type Validate } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { GLOBALS } from '#collections/globals.ts'
import { COLLECTIONS } from '#collections/index.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { findFault } from './faults/index.ts'
import { validationOf } from './with-faults.ts'
import { collectionsWithLabels, globalsWithLabels } from './with-labels.ts'

interface Validated {
  readonly path: string
  readonly type: string
  readonly hasMany: boolean
  readonly validate: Validate
}

/** Parts of a sanitised configuration that contain fields, also those of the features of rich texts. */
interface Parent {
  readonly name?: string
  readonly slug?: string
  readonly type?: string
  readonly hasMany?: boolean
  readonly validate?: Validate
  readonly fields?: readonly Parent[]
  readonly blocks?: readonly Parent[]
  readonly inlineBlocks?: readonly Parent[]
  readonly tabs?: readonly Parent[]
  readonly editor?: {
    readonly editorConfig: {
      readonly resolvedFeatureMap: ReadonlyMap<string, { readonly sanitizedServerFeatureProps?: Parent }>
    }
  }
}

/** Fields whose validation reads rows or is a feature's; none of them has one of its own here. */
const UNCHECKED = ['relationship', 'upload', 'richText', 'join']
/** What the stubbed translation of Payload's texts returns, and its text of a name that the library gives to a file. */
const PAYLOADS = /^(?:validation|error|fields|general|lexical):|^Invalid filename$/
const BAD_TEXTS = [
  ...[null, '', 'x'.repeat(5_000), '<b>', 'javascript:alert(1)', '/no-page-of-this-site'],
  ...['page', 'kr', 'hire', 'EUR', '2027-01-01'],
]
const BAD_ROWS = [null, [], [{}], [{ code: 'a' }, { code: 'a' }], ['x'.repeat(5_000)], ['<b>']]
const BAD_NUMBERS = [null, -1, 0.5, 100_000]
/** What other fields of the same form contain. */
const FORMS = [
  {},
  { accentLight: '<b>', accentDark: null, offerSlug: 'spring-sale', validFrom: '2027-12-31' },
  { accentLight: '#ffffff', accentDark: '#ffffff' },
]

/** A database without pages, with a plan on sale that has no price. */
const PAYLOAD = {
  config: {},
  count: async () => ({ totalDocs: 0 }),
  find: async () => ({ docs: [{ name: 'Pro', offers: [] }] }),
}

let fields: readonly Validated[] = []

beforeAll(async () => {
  const { collections, globals } = await buildConfig({
    secret: 'unused',
    db: { defaultIDType: 'number', init: () => ({}) } as never,
    collections: collectionsWithLabels(COLLECTIONS),
    globals: globalsWithLabels(GLOBALS),
    telemetry: false,
  })
  fields = ([...collections, ...globals] as unknown as Parent[]).flatMap((one) => validatedIn(one, ''))
})

it('has every refusal of a field in all languages', async () => {
  const refusals = await refusalsIn('en', fields)
  expect(new Set(refusals).size).toBeGreaterThan(45)
  const untranslated = refusals.filter((text) => findFault(text.replace(/ \(\d+\)$/, '')) === null)
  expect(untranslated).toEqual([])
})

it('refuses in the language of the panel, also in blocks and links of rich texts', async () => {
  const inGerman = async (path: string) =>
    refusalsIn(
      'de',
      fields.filter((field) => field.path === path),
    )
  expect(await inGerman('authors.slug')).toContain(
    'Kleinbuchstaben, Ziffern und einzelne Bindestriche zwischen Wörtern, höchstens 80 Zeichen, etwa icon-grids.',
  )
  expect(await inGerman('landing-pages.blocks.action.actions.address')).toContain('Gib eine Adresse ein.')
  expect(await inGerman('landing-pages.blocks.text.body.url')).toContain('Ungültige Adresse')
  expect(await inGerman('site-settings.links.address')).toContain('Gib eine https-Adresse ein. (12063)')
  expect((await inGerman('posts.body.url')).join()).toContain('Eine Webadresse mit https:// oder ein Pfad')
  expect((await inGerman('posts.body.table.rows')).join()).toContain('Eine Zeile je Tabellenzeile')
})

it('says every refusal in other words in each language', async () => {
  const english = await refusalsIn('en', fields)
  for (const language of LOCALE_CODES.filter((code) => code !== 'en')) {
    const said = await refusalsIn(language, fields)
    expect(said).toHaveLength(english.length)
    expect(said.filter((text, place) => text === english[place])).toEqual([])
  }
})

it('leaves accepted values, and fields without a validation, alone', async () => {
  expect(validationOf({ name: 'title', type: 'text' })).toEqual({})
  const { validate } = validationOf({ name: 'title', type: 'text', validate: () => true as const })
  expect(await validate?.('Icons', optionsIn('de', {}))).toBe(true)
})

/** The fields of a part with a validation of this repository, or of a feature of rich texts. */
function validatedIn(part: Parent, parent: string): readonly Validated[] {
  const path = [parent, part.name ?? part.slug].filter(Boolean).join('.')
  const features = [...(part.editor?.editorConfig.resolvedFeatureMap.values() ?? [])]
  const parts = [
    ...[part.fields, part.blocks, part.inlineBlocks, part.tabs].flatMap((list) => list ?? []),
    ...features.flatMap(({ sanitizedServerFeatureProps }) => sanitizedServerFeatureProps ?? []),
  ]
  const { type, hasMany = false, validate } = part
  const isOwn = type !== undefined && !UNCHECKED.includes(type) && validate !== undefined
  return [
    ...(isOwn ? [{ path, type, hasMany, validate }] : []),
    ...parts.flatMap((one) => validatedIn(one, path)),
  ]
}

async function refusalsIn(language: string, of: readonly Validated[]): Promise<readonly string[]> {
  const results = of.flatMap(({ type, hasMany, validate }) => {
    const values = type === 'array' || hasMany ? BAD_ROWS : type === 'number' ? BAD_NUMBERS : BAD_TEXTS
    return FORMS.flatMap((form) => values.map(async (value) => validate(value, optionsIn(language, form))))
  })
  return (await Promise.all(results)).filter(
    (result) => typeof result === 'string' && !PAYLOADS.test(result),
  ) as string[]
}

function optionsIn(language: string, form: object): Parameters<Validate>[1] {
  const req = { locale: 'en', i18n: { language }, t: (key: string) => key, payload: PAYLOAD }
  return { siblingData: form, data: form, req } as unknown as Parameters<Validate>[1]
}
