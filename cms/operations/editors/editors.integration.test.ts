import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fragment, run } from '#cms/operations/database.ts'
import type { LandingPage } from '#cms/payload-types.ts'
import { AS_EDITOR } from '#cms/testing/as-editor.ts'
import { makeBlockPage } from '#cms/testing/block-pages.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { checkContent } from './check-content.ts'
import { confirmTranslation } from './confirm-translation.ts'
import { pageExists } from './page-exists.ts'
import { readMarks } from './read-translations.ts'
import { readWaiting } from './read-waiting.ts'
import { searchedWhere } from './search-lists.ts'

let test: TestPayload
let heart: { readonly id: number; readonly slug: string }

beforeAll(async () => {
  test = await openPayload()
  const catalogue = await makeCatalogue(test.payload)
  const { id } = await catalogue.add({ title: 'Red heart', tags: ['love'] })
  const item = await test.payload.findByID({ collection: 'items', id, depth: 0 })
  heart = { id, slug: item.slug ?? '' }
})
afterAll(() => test.close())

type Data = Partial<Omit<LandingPage, 'id'>>

const save = (id: number, data: Data, locale: Locale = 'en') =>
  test.payload.update({ collection: 'landing-pages', id, data, locale })

const make = async (slug: string, data: Data = {}) => (await makeBlockPage(test.payload, slug, data)).id

const linking = (address: string): Data => ({
  blocks: [{ blockType: 'action', heading: 'Begin', actions: [{ label: 'Go', address }] }],
})

const waitingFor = (...roles: StaffRole[]) => readWaiting(test.payload, { id: 'x', roles }, 'en')
const linksOf = async () => ((await waitingFor('editor')).links?.rows ?? []).map(({ address }) => address)

describe('an address', () => {
  it('is a page when visitors can open it', async () => {
    await make('there', { _status: 'published' })
    await make('hidden')
    const { payload } = test
    await payload.create({ collection: 'redirects', data: { from: '/old-words', to: '/pages/there' } })
    const { kind, free, slug } = { kind: 'icon', free: true, slug: heart.slug }
    const found = async (address: string) => [address, await pageExists(payload, address)]
    for (const address of [
      '/',
      '/pricing',
      '/icons/heart?page=2#top',
      '/pages/there',
      '/old-words',
      `/${free ? 'free-' : ''}${kind}/${slug}`,
    ])
      expect(await found(address)).toEqual([address, true])
    for (const address of [
      '/pages/hidden',
      '/pages/nothing',
      '/no-such-subject',
      '/blog/no-such-post',
      '/collections/no-such-collection',
      '/contributors/nobody',
      '/free-icon/no-such-work-zzzzz',
    ])
      expect(await found(address)).toEqual([address, false])
  })
})

describe('the link checker', () => {
  it('notes the broken links of a page on each save, and forgets the mended ones', async () => {
    const id = await make('links', linking('/pages/broken-one'))
    expect(await linksOf()).toContain('/pages/broken-one')
    await save(id, linking('/pricing'))
    expect(await linksOf()).not.toContain('/pages/broken-one')
  })

  it('finds each day what broke without a save, in all content, and forgets what was deleted', async () => {
    const target = await make('target', { _status: 'published' })
    const id = await make('from', { ...linking('/pages/target'), _status: 'published' })
    await test.payload.updateGlobal({
      slug: 'announcements',
      data: {
        entries: [{ text: 'News', linkLabel: 'Read', address: '/pages/target', audience: 'everybody' }],
      },
    })
    await checkContent(test.payload)
    expect(await linksOf()).not.toContain('/pages/target')

    await save(target, { _status: 'draft' })
    expect(await checkContent(test.payload)).toBeGreaterThanOrEqual(2)
    const { links } = await waitingFor('editor')
    expect(links?.rows.filter(({ address }) => address === '/pages/target')).toMatchObject([
      { resource: 'announcements', id: 'global', title: null },
      { resource: 'landing-pages', id: String(id), title: 'About from' },
    ])

    await test.payload.delete({ collection: 'landing-pages', id })
    expect((await waitingFor('editor')).links?.rows.map(({ resource }) => resource)).not.toContain(
      'landing-pages',
    )
  })

  it('runs once at a time', async () => {
    const counts = await Promise.all([checkContent(test.payload), checkContent(test.payload)])
    expect(counts.filter((count) => count === null).length).toBeLessThanOrEqual(1)
  })
})

describe('the marks of translations', () => {
  const marksOf = async (id: number) =>
    Object.fromEntries(
      (await readMarks(test.payload, 'landing-pages', id)).map(({ locale, mark }) => [locale, mark]),
    )

  it('say what is missing, partly missing, complete and older than the source', async () => {
    const id = await make('translated', { _status: 'published' })
    expect(await marksOf(id)).toMatchObject({ en: 'source', de: 'missing', ja: 'missing' })
    await save(id, { title: 'Über Seiten' }, 'de')
    expect(await marksOf(id)).toMatchObject({ de: 'partial', ja: 'missing' })

    const { blocks } = await test.payload.findByID({ collection: 'landing-pages', id, depth: 0 })
    const own = (blocks ?? []).map((block) => ({ ...block, heading: 'Los' })) as NonNullable<Data['blocks']>
    await save(id, { blocks: own }, 'de')
    expect(await marksOf(id)).toMatchObject({ de: 'complete', ja: 'missing' })

    await save(id, { title: 'About other pages' })
    expect(await marksOf(id)).toMatchObject({ en: 'source', de: 'outdated', ja: 'missing' })
    await save(id, { title: 'Über andere Seiten' }, 'de')
    expect(await marksOf(id)).toMatchObject({ de: 'complete' })
  })

  it('are none for a page without a text, which the panel saves as soon as its form opens', async () => {
    const { id } = await test.payload.create({ collection: 'landing-pages', data: {} as never, draft: true })
    expect(await readMarks(test.payload, 'landing-pages', id)).toEqual([])
    await test.payload.update({ collection: 'landing-pages', id, data: { title: 'Begun' }, draft: true })
    expect(await marksOf(id)).toMatchObject({ en: 'source', de: 'missing' })
  })

  it('are kept by a confirmation, which only a translation has', async () => {
    const id = await make('confirmed', { blocks: [] })
    await save(id, { title: 'Bestätigt' }, 'de')
    await save(id, { title: 'Confirmed, with a comma' })
    expect(await marksOf(id)).toMatchObject({ de: 'outdated' })
    expect(await confirmTranslation(test.payload, 'landing-pages', { id, locale: 'de' })).toBe(true)
    expect(await marksOf(id)).toMatchObject({ de: 'complete' })
    expect(await confirmTranslation(test.payload, 'landing-pages', { id, locale: 'en' })).toBe(false)
    expect(await confirmTranslation(test.payload, 'landing-pages', { id: 999_999, locale: 'de' })).toBe(false)
  })

  it('leave the language of the request of a save as it is', async () => {
    const id = await make('language', { blocks: [] })
    expect(await save(id, { title: 'Sprache' }, 'de')).toMatchObject({ title: 'Sprache' })
  })
})

describe('what waits for a person', () => {
  it('is read with the permission to change it, in the language of the reader', async () => {
    await make('waiting-draft', { title: 'Waiting draft' })
    await make('waiting-date', { title: 'Waiting date', publishAt: '2099-01-01T09:00:00.000Z' })
    await make('waiting-words', { title: 'Waiting words', _status: 'published' })
    await run(
      test.payload,
      fragment`insert into contact_messages (name, email, topic, message, locale, answered)
        values ('Ada', 'ada@example.com', 'question', 'Hello', 'en', false)`,
    )
    const editor = await waitingFor('editor')
    expect(editor.drafts?.rows.map(({ title }) => title)).toContain('Waiting draft')
    expect(editor.drafts?.rows.map(({ title }) => title)).not.toContain('Waiting date')
    expect(editor.scheduled?.rows).toMatchObject([
      { resource: 'landing-pages', title: 'Waiting date', step: 'publish' },
    ])
    expect(editor.translations?.rows.find(({ title }) => title === 'Waiting words')?.marks).toHaveLength(6)
    expect(editor.messages).toBeNull()

    expect(await waitingFor('support')).toMatchObject({
      drafts: null,
      scheduled: null,
      links: null,
      translations: null,
      messages: { total: 1, rows: [{ title: 'Ada' }] },
    })
    expect(Object.values(await waitingFor('reviewer')).every((list) => list === null)).toBe(true)
    expect(Object.values(await readWaiting(test.payload, null, 'en')).every((list) => list === null)).toBe(
      true,
    )
  })

  it('names only the languages that the site offers', async () => {
    await test.payload.updateGlobal({ slug: 'site-settings', data: { languages: ['en', 'ja'] } })
    const { translations } = await waitingFor('editor')
    const locales = new Set(translations?.rows.flatMap(({ marks }) => marks.map(({ locale }) => locale)))
    expect([...locales]).toEqual(['ja'])
    await test.payload.updateGlobal({ slug: 'site-settings', data: { languages: [] } })
  })
})

describe('a list of works', () => {
  const titles = async (words: string, options: object = AS_EDITOR) => {
    const { docs } = await test.payload.find({
      collection: 'items',
      where: { or: [{ title: { like: words } }] },
      locale: 'en',
      ...options,
    })
    return docs.map(({ title }) => title)
  }

  it('is searched by words of the title, whatever their order, and by the whole address', async () => {
    expect(await titles('heart red')).toEqual(['Red heart'])
    expect(await titles(heart.slug)).toEqual(['Red heart'])
    expect(await titles('zebra')).toEqual([])
  })

  it('finds what is not published by its title', async () => {
    await run(test.payload, fragment`update items set visibility = 'retired' where id = ${heart.id}`)
    expect(await titles('heart')).toEqual(['Red heart'])
    await run(test.payload, fragment`update items set visibility = 'published' where id = ${heart.id}`)
  })

  it('asks the search engine in the language of the list, for works with every word first', async () => {
    const asked: unknown[] = []
    const answer = (ids: readonly number[]) => {
      return { ids, total: ids.length, totalIsFloor: false, degraded: false, didYouMean: null, dropped: [] }
    }
    const search = {
      list: async (query: { readonly everyWord?: boolean }) => {
        asked.push(query)
        return answer(query.everyWord ? [] : [7])
      },
    }
    const where = await searchedWhere(search, 'pack', 'ja', { title: { like: '心' } })
    expect(asked).toMatchObject([
      { form: 'pack', locale: 'ja', words: '心', everyWord: true },
      { form: 'pack', locale: 'ja', words: '心' },
    ])
    expect(JSON.stringify(where)).toContain('{"id":{"in":[7]}}')
    const exact = { list: async () => answer([8]) }
    expect(JSON.stringify(await searchedWhere(exact, 'item', 'en', { title: { like: 'fox' } }))).toContain(
      '[8]',
    )
  })
})
