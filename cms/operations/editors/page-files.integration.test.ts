import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { exportPage } from './export-page.ts'
import { importPage } from './import-page.ts'

let test: TestPayload
let heart: { readonly id: number }
let editor: Awaited<ReturnType<typeof makeEditor>>

beforeAll(async () => {
  test = await openPayload()
  heart = await (await makeCatalogue(test.payload)).add({ title: 'Red heart' })
  editor = await makeEditor()
})
afterAll(() => test.close())

const body = (words: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [
          { type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
})

async function makeEditor() {
  const { id } = await makePerson(test.payload, { roles: ['editor'] })
  return { ...(await test.payload.findByID({ collection: 'users', id })), collection: 'users' as const }
}

const makePage = async () => {
  const { payload } = test
  const page = await payload.create({
    collection: 'landing-pages',
    locale: 'en',
    data: {
      title: 'Formats',
      description: 'All formats',
      place: 'page',
      slug: 'formats',
      layout: 'blocks',
      hero: 'none',
      selection: { price: 'all' },
      _status: 'published',
      blocks: [
        {
          blockType: 'action',
          heading: 'Begin',
          work: heart.id,
          actions: [{ label: 'Go', address: '/pricing' }],
        },
        { blockType: 'text', heading: 'Words', body: body('English') },
      ],
    },
  })
  const [action, text] = page.blocks ?? []
  await payload.update({
    collection: 'landing-pages',
    id: page.id,
    locale: 'de',
    data: {
      title: 'Formate',
      blocks: [
        { ...action, heading: 'Los' },
        { ...text, heading: 'Wörter', body: body('Deutsch') },
      ] as NonNullable<typeof page.blocks>,
    },
  })
  return page.id
}

const request = () => createLocalReq({ user: editor }, test.payload)
const exported = async (id: number) => {
  const file = await exportPage(test.payload, id, editor)
  return file as { readonly page: Record<string, unknown> }
}

describe('the file of a page', () => {
  it('makes the same page again, as a draft at an address of its own, in all languages', async () => {
    const file = await exported(await makePage())
    expect(JSON.stringify(file)).not.toContain('"id"')
    const imported = await importPage(await request(), JSON.stringify(file))
    expect(imported).toMatchObject({ ok: true })
    const id = imported.ok ? imported.value.id : 0
    const again = await exported(id)
    expect(again.page).toMatchObject({ ...file.page, slug: expect.stringMatching(/^formats-/) })
    const saved = await test.payload.findByID({ collection: 'landing-pages', id, draft: true, locale: 'de' })
    expect(saved).toMatchObject({ _status: 'draft', title: 'Formate' })
    expect(saved.blocks?.map((block) => 'heading' in block && block.heading)).toEqual(['Los', 'Wörter'])
  })

  it('leaves out works and terms that the library does not have', async () => {
    const file = {
      kind: 'landing-page',
      version: 1,
      page: {
        title: { en: 'Elsewhere' },
        place: 'page',
        slug: 'elsewhere',
        layout: 'listing',
        hero: 'chosen',
        heroItems: [heart.id, 999_999],
        selection: { tags: [999_999], price: 'all' },
        blocks: [],
        seo: { picture: 999_999 },
      },
    }
    const imported = await importPage(await request(), JSON.stringify(file))
    const id = imported.ok ? imported.value.id : 0
    const page = await test.payload.findByID({ collection: 'landing-pages', id, draft: true, depth: 0 })
    expect(page.heroItems).toEqual([heart.id])
    expect(page.slug).toBe('elsewhere')
  })

  it('passes the checks of the form, and leaves nothing behind when it does not', async () => {
    const file = (blocks: object[], changed: object = {}) =>
      JSON.stringify({
        kind: 'landing-page',
        version: 1,
        page: {
          title: { en: 'Bad' },
          place: 'page',
          slug: 'bad',
          layout: 'blocks',
          hero: 'none',
          blocks,
          ...changed,
        },
      })
    const refusedFiles = [
      file([{ blockType: 'action', heading: { en: 'x'.repeat(500) } }]),
      file([{ blockType: 'embed', title: { en: 'x' }, address: 'https://evil.example/frame' }]),
      file([
        { blockType: 'action', heading: { en: 'ok' } },
        { blockType: 'action', heading: { de: 'kein Englisch' } },
      ]),
      file([], { title: { de: 'kein Englisch' } }),
      file([], { slug: 'x'.repeat(65) }),
    ]
    for (const text of refusedFiles)
      expect(await importPage(await request(), text)).toMatchObject({ ok: false, code: 'page-file-invalid' })
    const { totalDocs } = await test.payload.count({
      collection: 'landing-pages',
      where: { slug: { like: 'bad' } },
    })
    expect(totalDocs).toBe(0)
  })
})
