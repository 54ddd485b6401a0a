import { createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresSearch } from '#cms/adapters/postgres-search/postgres-search.ts'
import { environment } from '#cms/env.ts'
import { sql } from '#cms/operations/database.ts'
import { exportPage } from '#cms/operations/editors/export-page.ts'
import { importPage } from '#cms/operations/editors/import-page.ts'
import { readBlocks } from '#cms/operations/landing/blocks/read-blocks.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { makeBlockPage } from '#cms/testing/block-pages.ts'
import type { Answer, TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { pictureBomb } from '#cms/testing/picture-bomb.ts'
import { startPictureProcess } from '#cms/testing/picture-process.ts'
import { MEDIA_BYTES, MEDIA_SIDE } from '#domain/media-library/pictures.ts'
import { mediaKey } from '#media/storage/keys.ts'
import { openStorage } from '#media/storage/open.ts'
import type { Storage } from '#media/storage/storage.ts'
import { readPictures } from './read-pictures.ts'
import { readUses } from './read-uses.ts'
import { settleMedia } from './settle-media.ts'

let opened: TestPayload
let payload: Payload
let storage: Storage
let pictures: Awaited<ReturnType<typeof startPictureProcess>>
let editor: TestBrowser
let admin: string

beforeAll(async () => {
  pictures = await startPictureProcess()
  opened = await openPayload()
  payload = opened.payload
  storage = openStorage(environment())
  editor = await browserOf('editor')
  admin = (await makePerson(payload, { roles: ['admin'] })).id
})
afterAll(async () => {
  await pictures.close()
  await opened.close()
})

let colours = 0
/** A photo that no other test uploads. */
function makePhoto(format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg', size = { width: 300, height: 200 }) {
  colours += 7
  const background = { r: colours % 256, g: (colours * 3) % 256, b: 90 }
  const photo = sharp({ create: { ...size, channels: 3, background } })
  return photo
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer()
}

async function browserOf(role: 'editor' | 'reviewer' | 'support'): Promise<TestBrowser> {
  return withSession(payload, await makePerson(payload, { roles: [role] }))
}

interface Sent {
  readonly bytes?: Uint8Array
  readonly name?: string
  readonly data?: object
  readonly query?: string
  readonly id?: number
}

function send(
  browser: TestBrowser,
  { bytes, name = 'beach day.jpg', data, query = '', id }: Sent,
): Promise<Answer> {
  const form = new FormData()
  if (bytes !== undefined) form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  form.set('_payload', JSON.stringify(data ?? { title: 'Beach', alt: 'A beach at noon' }))
  const path = id === undefined ? '/pictures' : `/pictures/${id}`
  return browser.call(id === undefined ? 'POST' : 'PATCH', `${path}?locale=en&depth=0${query}`, { form })
}

interface Doc {
  readonly id: number
  readonly sha256: string
  readonly [name: string]: unknown
}

const docOf = ({ body, status, text }: Answer): Doc => {
  if (status >= 400) throw new Error(text)
  return body.doc as Doc
}
const upload = async (data?: object): Promise<Doc> =>
  docOf(await send(editor, { bytes: await makePhoto(), ...(data === undefined ? {} : { data }) }))
const messageOf = ({ body }: Answer) => JSON.stringify(body.errors)

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'in %s is stored without its metadata',
    async (format) => {
      const doc = docOf(await send(editor, { bytes: await makePhoto(format), name: `../a ${format}.svg` }))
      const expected = format === 'png' ? 'png' : 'jpeg'
      expect(doc).toMatchObject({
        width: 300,
        height: 200,
        focalX: 50,
        focalY: 50,
        mimeType: `image/${expected}`,
      })
      expect(doc.url).toBe(`/media/${doc.sha256}/1280.webp`)
      expect(doc.thumbnailURL).toBe(`/media/${doc.sha256}/320.webp`)
      const stored = (await storage.get(mediaKey(doc.sha256))) ?? new Uint8Array()
      const metadata = await sharp(stored).metadata()
      expect([metadata.format, metadata.exif]).toEqual([expected, undefined])
      expect(Buffer.from(stored).includes('secret place')).toBe(false)
    },
  )

  test('is scaled down to the longest side that is served', async () => {
    const bytes = await makePhoto('jpeg', { width: 4_000, height: 2_000 })
    expect(docOf(await send(editor, { bytes }))).toMatchObject({ width: MEDIA_SIDE, height: MEDIA_SIDE / 2 })
  })

  test('has the focal point that the panel sends, within its edges', async () => {
    const { id } = await upload()
    const query = '&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=140&uploadEdits[crop][x]=1'
    expect(docOf(await send(editor, { id, query, data: { title: 'Beach' } }))).toMatchObject({
      focalX: 20,
      focalY: 100,
    })
    expect((await readPictures(payload, [id], 'en')).get(id)?.focal).toEqual({ x: 20, y: 100 })
  })

  test('keeps its measures, whatever a form sends for them', async () => {
    const { id, sha256 } = await upload()
    const hostile = {
      width: 1,
      height: 1,
      sha256: 'f'.repeat(64),
      url: 'https://evil.example/x.png',
      mimeType: 'text/html',
    }
    expect(docOf(await editor.call('PATCH', `/pictures/${id}?depth=0`, { json: hostile }))).toMatchObject({
      sha256,
      width: 300,
      height: 200,
      mimeType: 'image/jpeg',
      url: `/media/${sha256}/1280.webp`,
    })
  })

  test('that is in the library already is answered with the stored one, also after its metadata changed', async () => {
    const bytes = await makePhoto()
    const first = docOf(await send(editor, { bytes }))
    const again = await send(editor, { bytes, name: 'copy.jpg', data: { title: 'Copy', alt: 'Copy' } })
    expect([again.status, docOf(again).id, docOf(again).title]).toEqual([200, first.id, 'Beach'])
    const retouched = await sharp(bytes)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .png()
      .toBuffer()
    const rewritten = await sharp(await sharp(retouched).png().toBuffer())
      .png({ compressionLevel: 2 })
      .toBuffer()
    const second = docOf(await send(editor, { bytes: retouched }))
    expect(docOf(await send(editor, { bytes: rewritten })).id).toBe(second.id)
  })

  test('that is uploaded twice at once is stored once, and both answers show it', async () => {
    const bytes = await makePhoto()
    const [first, second] = await Promise.all([1, 2].map(async () => docOf(await send(editor, { bytes }))))
    expect(first?.id).toBe(second?.id)
  })

  test('may be replaced: the files of the former one are deleted, and the measures change', async () => {
    const { id, sha256 } = await upload()
    const replaced = docOf(
      await send(editor, { id, bytes: await makePhoto('png', { width: 90, height: 60 }), data: {} }),
    )
    expect(replaced).toMatchObject({ id, width: 90, height: 60, title: 'Beach' })
    await settleMedia(payload, storage, sha256)
    expect(await storage.get(mediaKey(sha256))).not.toBeNull()
    await sql(payload)`update outbox set done_at = now() where key = ${sha256}`
    await settleMedia(payload, storage, sha256)
    await settleMedia(payload, storage, replaced.sha256)
    expect([await storage.get(mediaKey(sha256)), await storage.get(mediaKey(replaced.sha256))]).toEqual([
      null,
      expect.anything(),
    ])
  })
})

describe('a hostile or incomplete upload', () => {
  const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

  test.each([
    ['a drawing', () => svg('<script>alert(1)</script>'), 12220],
    ['a page named as a picture', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 12220],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      12220,
    ],
    ['half a photo', async () => half(await makePhoto()), 2004],
    ['a bomb of 12,000 by 12,000 pixels', pictureBomb, 2008],
    ['more bytes than a picture has', () => Buffer.alloc(MEDIA_BYTES + 1, 0xff), 2019],
  ])('is refused when it is %s, and leaves no row', async (_, make, number) => {
    const before = await payload.count({ collection: 'pictures' })
    const answer = await send(editor, { bytes: await make() })
    expect(answer.body.errors).toMatchObject([{ number }])
    expect(await payload.count({ collection: 'pictures' })).toEqual(before)
  })

  test('is refused without a file, and fetches none from an address', async () => {
    expect(messageOf(await send(editor, {}))).toContain('12224')
    const json = { title: 'Beach', alt: 'A beach', filename: 'x.png', url: 'http://127.0.0.1:1/x.png' }
    expect(messageOf(await editor.call('POST', '/pictures', { json }))).toContain('12224')
  })

  test('is refused by Payload itself when it was not decoded', async () => {
    const data = Buffer.from(await makePhoto())
    const file = { data, mimetype: 'image/jpeg', name: 'x.jpg', size: data.length }
    await expect(
      payload.create({ collection: 'pictures', data: { title: 'X', alt: 'X' } as never, file }),
    ).rejects.toThrow('12224')
  })

  test('needs an alternative text in English, or is marked as decorative', async () => {
    const bytes = await makePhoto()
    const missing = await send(editor, { bytes, data: { title: 'Beach', alt: ' ' } })
    expect([missing.status, messageOf(missing)]).toEqual([400, expect.stringContaining('12221')])
    expect((await send(editor, { bytes, data: { title: 'Beach', alt: 'x'.repeat(251) } })).status).toBe(400)
    const doc = docOf(await send(editor, { bytes, data: { title: 'Line', decorative: true } }))
    expect((await readPictures(payload, [doc.id], 'en')).get(doc.id)?.alt).toBe('')
  })

  test.each(['reviewer', 'support'] as const)(
    'is refused from a %s, who does not see the library either',
    async (role) => {
      const { id } = await upload()
      const browser = await browserOf(role)
      expect((await send(browser, { bytes: await makePhoto() })).status).toBe(403)
      expect((await browser.call('GET', '/pictures')).status).toBe(403)
      expect((await browser.call('GET', `/pictures/${id}`)).status).toBe(403)
      expect((await editor.call('GET', '/pictures/file/beach-day.jpg')).status).toBe(404)
    },
  )
})

describe('the library', () => {
  test('is searched by title, alternative text and further words', async () => {
    await upload({ title: 'Autumn', alt: 'Leaves on a path', words: 'season campaign' })
    const found = async (words: string) => {
      const where = ['title', 'alt', 'words'].map((name, at) => `where[or][${at}][${name}][like]=${words}`)
      const { body } = await editor.call('GET', `/pictures?depth=0&${where.join('&')}`)
      return (body.docs as { title: string }[]).map(({ title }) => title)
    }
    for (const words of ['autumn', 'leaves', 'campaign']) expect(await found(words)).toEqual(['Autumn'])
    expect(await found('winter')).toEqual([])
  })

  test('shows English for a missing translation, and marks it', async () => {
    const { id } = await upload()
    await payload.update({ collection: 'pictures', id, locale: 'de', data: { alt: 'Strand' } })
    const alts = await Promise.all(
      (['de', 'fr'] as const).map(async (locale) => (await readPictures(payload, [id], locale)).get(id)?.alt),
    )
    expect(alts).toEqual(['Strand', 'A beach at noon'])
    const states = await sql<{ locale: Column<'translation_states.locale'> }>(payload)`
      select locale from translation_states where resource = 'pictures' and document = ${id} and missing > 0`
    expect(states.map(({ locale }) => locale).toSorted()).toEqual(['es', 'fr', 'ja', 'ko', 'pt'])
  })
})

const makePage = (slug: string, image: number, status: 'draft' | 'published') =>
  makeBlockPage(payload, slug, { _status: status, blocks: [{ blockType: 'picture', image, width: 'text' }] })

describe('a used picture', () => {
  const usesOf = async (id: number) =>
    (await readUses(payload, id, 'en')).map(({ resource, title, live, draft }) => ({
      resource,
      title,
      live,
      draft,
    }))

  test('names what uses it: published pages, drafts, both, newsletters', async () => {
    const { id } = await upload()
    const page = await makePage('uses', id, 'published')
    await makePage('uses-draft', id, 'draft')
    await payload.create({
      collection: 'newsletters',
      locale: 'en',
      data: {
        name: 'May',
        subject: 'May',
        content: [{ blockType: 'letterPicture', image: id }],
      } as never,
    })
    expect(await usesOf(id)).toEqual([
      { resource: 'landing-pages', title: 'About uses', live: true, draft: true },
      { resource: 'newsletters', title: 'May', live: true, draft: true },
      { resource: 'landing-pages', title: 'About uses-draft', live: false, draft: true },
    ])
    await payload.update({ collection: 'landing-pages', id: page.id, draft: true, data: { blocks: [] } })
    expect((await usesOf(id))[0]).toMatchObject({ title: 'About uses', live: true, draft: false })
    await payload.update({
      collection: 'landing-pages',
      id: page.id,
      data: { deletedAt: new Date().toISOString() },
    })
    expect(await usesOf(id)).toHaveLength(2)
  })

  test('cannot be deleted: the refusal names its users; a removed one is left out of its page', async () => {
    const { id, sha256 } = await upload()
    const page = await makePage('keeps', id, 'published')
    const refused = await editor.call('DELETE', `/pictures/${id}`)
    expect([refused.status, messageOf(refused)]).toEqual([409, expect.stringMatching(/About keeps.*12223/)])
    await payload.update({
      collection: 'landing-pages',
      id: page.id,
      data: { blocks: [], _status: 'published' },
    })
    expect((await editor.call('DELETE', `/pictures/${id}`)).status).toBe(200)
    const waiting = await sql<{ key: Column<'outbox.key'> }>(payload)`
      select key from outbox where topic = 'media.settle' and key = ${sha256} and not_before is null`
    expect(waiting).toHaveLength(1)
    const version = await makePage('survives', 999_999, 'published')
    expect((await readPictures(payload, [id, 999_999], 'en')).size).toBe(0)
    expect(version.id).toBeGreaterThan(0)
  })

  test('announces a change to the published pages that show it, and to no others', async () => {
    const { id } = await upload()
    await makePage('announced', id, 'published')
    await makePage('silent', id, 'draft')
    await payload.update({ collection: 'pictures', id, locale: 'en', data: { alt: 'Another text' } })
    const [message] = await sql<{ payload: Column<'outbox.payload'> }>(payload)`
      select payload from outbox where key = ${`pictures:${id}`}`
    expect(message?.payload).toEqual({ resource: 'pictures', tags: ['landing-page:/pages/announced'] })
  })
})

const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)

describe('pages with pictures', () => {
  const context = (locale: 'en' | 'de') => ({
    payload,
    search: postgresSearch(payload),
    locale,
    now: new Date(),
  })
  const shown = (blocks: readonly object[], locale: 'en' | 'de' = 'en') =>
    readBlocks(
      context(locale),
      blocks.map((block, at) => ({ id: String(at), ...block })),
    )

  test('show a picture with its text in their language, in place of a work', async () => {
    const { id, sha256 } = await upload({ title: 'Beach', alt: 'A beach', credit: ' Åsa ' })
    await payload.update({ collection: 'pictures', id, locale: 'de', data: { alt: 'Ein Strand' } })
    const picture = { sha256, width: 300, height: 200, credit: 'Åsa', focal: { x: 50, y: 50 } }
    const hero = { blockType: 'hero', layout: 'beside', heading: { en: 'Hello' }, image: id }
    expect(await shown([{ blockType: 'picture', image: id, width: 'wide' }, hero])).toMatchObject([
      { type: 'picture', work: null, image: { ...picture, alt: 'A beach' } },
      { type: 'hero', image: { sha256 }, works: [] },
    ])
    expect(await shown([{ blockType: 'gallery', images: [999_999, id] }], 'de')).toMatchObject([
      { images: [{ alt: 'Ein Strand' }] },
    ])
  })

  test('leave a picture out that was removed, and stay', async () => {
    const removed = { image: 999_999, images: [999_999] }
    const blocks = [
      { blockType: 'picture', ...removed },
      { blockType: 'gallery', ...removed },
      { blockType: 'quote', text: { en: 'Words' }, ...removed },
    ]
    expect(await shown(blocks)).toMatchObject([{ type: 'quote', image: null }])
  })

  test('are files that name their pictures, which another library knows by their digests', async () => {
    const { id } = await upload({ title: 'Known', alt: 'Known' })
    const gone = await upload({ title: 'Gone', alt: 'Gone' })
    const user = {
      ...(await payload.findByID({ collection: 'users', id: admin })),
      collection: 'users' as const,
    }
    const page = await makePage('file', id, 'draft')
    const gallery = { blockType: 'gallery', images: [gone.id, id] }
    await payload.update({
      collection: 'landing-pages',
      id: page.id,
      draft: true,
      data: { blocks: [gallery] } as never,
    })
    const file = (await exportPage(payload, page.id, user)) as { pictures: { id: number; title: string }[] }
    expect(file.pictures.map(({ title }) => title)).toEqual(['Known', 'Gone'])
    await payload.update({ collection: 'landing-pages', id: page.id, draft: true, data: { blocks: [] } })
    await payload.delete({ collection: 'pictures', id: gone.id })
    const swapped = JSON.stringify(file)
      .replaceAll(`"id":${id},`, `"id":${id + 5000},`)
      .replaceAll(`,${id}]`, `,${id + 5000}]`)
    const imported = await importPage(await createLocalReq({ user }, payload), swapped)
    expect(imported).toMatchObject({ ok: true, value: { leftOut: ['Gone'] } })
    const draft = await payload.findByID({
      collection: 'landing-pages',
      id: imported.ok ? imported.value.id : 0,
      draft: true,
      depth: 0,
    })
    expect(draft.blocks).toMatchObject([{ images: [id] }])
  })
})
