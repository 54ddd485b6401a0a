import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { accept } from '#domain/errors/catalogue.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { createPool, type Pool } from '#media/pipeline/pool.ts'
import { createDiskStorage } from '#media/storage/disk.ts'
import type { Storage } from '#media/storage/storage.ts'
import { addRevision } from './add-revision.ts'
import { measureFeatures } from './measure-features.ts'
import { MAX_ATTEMPTS, processRevision } from './process-revision.ts'
import { publishRevision } from './publish-revision.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let folder: string
let storage: Storage
let pool: Pool
let editor: string

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  folder = await mkdtemp(path.join(tmpdir(), 'motif-revisions-'))
  storage = createDiskStorage(folder)
  pool = createPool({ size: 1 })
  const data = { email: 'editor@example.com', password: 'only-for-this-test', roles: ['editor'] } as never
  editor = (await payload.create({ collection: 'users', data })).id
})
afterAll(async () => {
  await pool.close()
  await opened.close()
  await rm(folder, { recursive: true })
})

const HEART =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#e11d48" d="M12 21 3 12l9-9 9 9z"/></svg>'
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><script>alert(1)</script></svg>'

describe('an upload', () => {
  test('becomes ready with its facts and its PNG 256, and leaves the item unchanged', async () => {
    const { id } = await catalogue.add({ title: 'Red heart' })
    const before = await itemAt(id)
    const number = await upload(id, HEART)
    await processRevision({ payload, storage, pool }, number)

    const revision = await payload.findByID({ collection: 'revisions', id: number })
    expect(revision).toMatchObject({
      number: 2,
      state: 'ready',
      format: 'svg',
      width: 24,
      height: 24,
      animated: false,
    })
    expect(await itemAt(id)).toEqual(before)
    expect(await announcements(id)).toBe(0)
    const { docs } = await payload.find({
      collection: 'derivatives',
      where: { revision: { equals: revision.id } },
    })
    expect(docs).toMatchObject([{ role: 'png_256', format: 'png', width: 256, height: 256 }])
  })

  test('whose features were never measured is measured later, once, and its page is shown again', async () => {
    const { id, slug } = await catalogue.add({ title: 'Old heart' })
    const revision = await upload(id, HEART)
    await processRevision({ payload, storage, pool }, revision)
    await sql(payload)`update revisions set features = null where id = ${revision}`
    const tags: string[] = []
    const invalidate = async (changed: readonly string[]) => void tags.push(...changed)
    const measure = () => measureFeatures({ payload, storage, pool, invalidate })
    expect(await measure()).toBe(1)
    expect(tags).toEqual([`item:${slug}`])
    expect(await payload.findByID({ collection: 'revisions', id: revision })).toMatchObject({ features: [] })
    expect(await measure()).toBe(0)
  })

  test('is stored by its SHA-256, and its raw upload is deleted', async () => {
    const { id } = await catalogue.add({ title: 'Blue heart' })
    const revision = await upload(id, HEART)
    const uploadKey = await uploadKeyOf(revision)
    await processRevision({ payload, storage, pool }, revision)

    const { file } = await payload.findByID({ collection: 'revisions', id: revision, depth: 0 })
    const sha256 = await shaOfFile(file)
    expect(
      (await storage.get(`originals/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`))?.length,
    ).toBeGreaterThan(0)
    expect(await storage.get(uploadKey)).toBeNull()
  })

  test.each([
    ['a script', SCRIPT, 'file-script'],
    [
      'an outside picture',
      HEART.replace('<path', '<image href="https://example.com/a.png"/><path'),
      'file-outside-reference',
    ],
    ['nothing known', 'just words', 'file-unknown-format'],
  ])('with %s is refused, and leaves the item unchanged', async (_what, file, reason) => {
    const { id } = await catalogue.add({ title: `Refused ${reason}` })
    const before = await payload.findByID({ collection: 'items', id, depth: 0 })
    const revision = await upload(id, file)
    await processRevision({ payload, storage, pool }, revision)

    expect(await payload.findByID({ collection: 'revisions', id: revision })).toMatchObject({
      state: 'refused',
      refusal: reason,
    })
    expect(await payload.findByID({ collection: 'items', id, depth: 0 })).toEqual(before)
    expect(await announcements(id)).toBe(0)
  })

  test('in a format that the kind does not accept is refused', async () => {
    const { id } = await catalogue.add({ title: 'A photo', kind: 'photo' })
    const revision = await upload(id, HEART)
    await processRevision({ payload, storage, pool }, revision)
    const { refusal } = await payload.findByID({ collection: 'revisions', id: revision })
    expect(refusal).toBe('file-format-not-for-kind')
  })
})

test('a drawing whose PNG 256 has the bytes of its original has one file for both', async () => {
  const { id } = await catalogue.add({ title: 'Same bytes' })
  const revision = await upload(id, HEART)
  const same: Pick<Pool, 'process'> = {
    process: async (bytes, options) => {
      const processed = await pool.process(bytes, options)
      return processed.ok ? accept({ ...processed.value, png256: processed.value.bytes }) : processed
    },
  }
  await processRevision({ payload, storage, pool: same }, revision)
  const [row] = await sql<{ same: boolean }>(payload)`
    select r.file_id = d.file_id as same from revisions r join derivatives d on d.revision_id = r.id
     where r.id = ${revision} and r.state = 'ready'`
  expect(row?.same).toBe(true)
})

test('processing a revision twice changes nothing: messages may be repeated', async () => {
  const { id } = await catalogue.add({ title: 'Twice' })
  const revision = await upload(id, HEART)
  await processRevision({ payload, storage, pool }, revision)
  const once = await payload.findByID({ collection: 'revisions', id: revision })
  await processRevision({ payload, storage, pool }, revision)
  expect(await payload.findByID({ collection: 'revisions', id: revision })).toEqual(once)
})

describe('publishing a revision', () => {
  const publish = (
    item: number,
    revision: number,
    expected: number | null,
    role: StaffRole | null = 'editor',
  ) => publishRevision(payload, { actor: role && { id: editor, roles: [role] }, item, revision, expected })
  const current = async (item: number) => Number((await itemAt(item)).currentRevision)
  const ready = async (item: number, file = HEART) => {
    const revision = await upload(item, file)
    await processRevision({ payload, storage, pool }, revision)
    return revision
  }

  test('makes it current, and enqueues the change of the item', async () => {
    const { id } = await catalogue.add({ title: 'Published heart' })
    const revision = await ready(id)
    expect(await publish(id, revision, await current(id))).toEqual({ ok: true, value: { revision } })
    const item = await itemAt(id)
    expect(item.currentRevision).toBe(revision)
    expect(item.shown).toMatchObject({ format: 'svg', width: 24, motion: null })
    const { file } = await payload.findByID({ collection: 'revisions', id: revision, depth: 0 })
    expect(item.shown?.sha256).toBe(await shaOfFile(file))
    expect(await announcements(id)).toBe(1)
  })

  test('twice changes nothing, regardless of the expected revision', async () => {
    const { id } = await catalogue.add({ title: 'Published twice' })
    const revision = await ready(id)
    const before = await current(id)
    await publish(id, revision, before)
    const once = await itemAt(id)
    expect(await publish(id, revision, before)).toMatchObject({ ok: true })
    expect(await itemAt(id)).toEqual(once)
    expect(await announcements(id)).toBe(1)
  })

  test('can return to an older one', async () => {
    const { id } = await catalogue.add({ title: 'Back and forth' })
    const older = await ready(id)
    const newer = await ready(id, HEART.replace('#e11d48', '#6563ff'))
    await publish(id, newer, await current(id))
    expect(await publish(id, older, newer)).toMatchObject({ ok: true })
    expect(await current(id)).toBe(older)
  })

  test('is refused when the current revision is not the expected', async () => {
    const { id } = await catalogue.add({ title: 'Two reviewers' })
    const first = await current(id)
    const [one, other] = [await ready(id), await ready(id, HEART.replace('#e11d48', '#6563ff'))]
    const results = await Promise.all([publish(id, one, first), publish(id, other, first)])
    expect(results.map((result) => (result.ok ? 'published' : result.code)).sort()).toEqual([
      'published',
      'state-changed',
    ])
  })

  test('is refused for one that is not ready, of another item or of a removed item', async () => {
    const { id } = await catalogue.add({ title: 'Not ready' })
    const other = await catalogue.add({ title: 'Another' })
    const pending = await upload(id, HEART)
    expect(await publish(id, pending, await current(id))).toMatchObject({ code: 'state-changed' })
    const revision = await ready(id)
    expect(await publish(other.id, revision, await current(other.id))).toMatchObject({ code: 'not-found' })
    await sql(payload)`update items set visibility = 'removed' where id = ${id}`
    expect(await publish(id, revision, await current(id))).toMatchObject({ code: 'gone' })
  })

  test('requires the command', async () => {
    const { id } = await catalogue.add({ title: 'Held command' })
    const revision = await ready(id)
    const before = await current(id)
    expect(await publish(id, revision, before, null)).toMatchObject({ code: 'not-signed-in' })
    expect(await publish(id, revision, before, 'finance')).toMatchObject({ code: 'forbidden' })
    expect(await publish(id, revision, before, 'reviewer')).toMatchObject({ ok: true })
  })
})

describe('an upload that fails in processing again and again', () => {
  const failing = { process: () => Promise.reject(new Error('the child cannot be started')) }
  const attempt = (revision: number) =>
    processRevision({ payload, storage, pool: failing }, revision).catch(() => 'failed')

  test('is retried up to the maximum, then refused; its uploader is notified once and the upload stays stored', async () => {
    const { id } = await catalogue.add({ title: 'Never processed' })
    const revision = await upload(id, HEART)
    const uploadKey = await uploadKeyOf(revision)
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1)
      expect(await attempt(revision)).toBe('failed')
    expect(await payload.findByID({ collection: 'revisions', id: revision })).toMatchObject({
      state: 'pending',
    })

    await attempt(revision)
    await attempt(revision)
    const refused = await payload.findByID({ collection: 'revisions', id: revision })
    expect(refused).toMatchObject({ state: 'refused', refusal: 'file-not-processed' })
    expect(await storage.get(uploadKey)).not.toBeNull()
    const mails = await sql<{ email: string; data: object }>(payload)`
      select email, data from mails where template = 'upload-not-processed'`
    expect(mails).toEqual([{ email: 'editor@example.com', data: { file: 'upload.svg' } }])
  })

  test('is processed by the first successful attempt', async () => {
    const { id } = await catalogue.add({ title: 'Processed at last' })
    const revision = await upload(id, HEART)
    await attempt(revision)
    await processRevision({ payload, storage, pool }, revision)
    expect(await payload.findByID({ collection: 'revisions', id: revision })).toMatchObject({
      state: 'ready',
      attempts: 2,
    })
  })
})

describe('uploading an original', () => {
  const send = (item: number, role: StaffRole | null, bytes: number) =>
    addRevision(payload, storage, {
      item,
      actor: role && { id: editor, roles: [role] },
      fileName: 'a.svg',
      bytes: new Uint8Array(bytes),
    })

  test('requires the permission to update items', async () => {
    const { id } = await catalogue.add({ title: 'Guarded' })
    expect(await send(id, null, 1)).toMatchObject({ code: 'not-signed-in' })
    expect(await send(id, 'finance', 1)).toMatchObject({ code: 'forbidden' })
    expect(await send(id, 'reviewer', 1)).toMatchObject({ ok: true, value: { number: 2 } })
  })

  test('is refused for an empty file and for one byte too many', async () => {
    const { id } = await catalogue.add({ title: 'Measured' })
    expect(await send(id, 'editor', 0)).toMatchObject({ code: 'file-empty' })
    expect(await send(id, 'editor', LIMITS.fileBytes)).toMatchObject({ ok: true })
    expect(await send(id, 'editor', LIMITS.fileBytes + 1)).toMatchObject({ code: 'file-too-large' })
  })

  test('is refused for an item that does not exist or was removed', async () => {
    const { id } = await catalogue.add({ title: 'Taken down', visibility: 'removed' })
    expect(await send(2 ** 31 - 1, 'editor', 1)).toMatchObject({ code: 'not-found' })
    expect(await send(id, 'editor', 1)).toMatchObject({ code: 'gone' })
  })

  test('twice at once assigns two numbers', async () => {
    const { id } = await catalogue.add({ title: 'Raced' })
    const added = await Promise.all([send(id, 'editor', 1), send(id, 'editor', 2), send(id, 'editor', 3)])
    expect(added.map((result) => result.ok && result.value.number).sort()).toEqual([2, 3, 4])
  })
})

async function upload(item: number, file: string): Promise<number> {
  const bytes = new TextEncoder().encode(file)
  const added = await addRevision(payload, storage, {
    item,
    actor: { id: editor, roles: ['editor'] },
    fileName: 'upload.svg',
    bytes,
  })
  if (!added.ok) throw new Error(`the upload was refused: ${added.code}`)
  return added.value.revision
}

function itemAt(id: number) {
  return payload.findByID({ collection: 'items', id, depth: 0 })
}

async function uploadKeyOf(revision: number): Promise<string> {
  return (await payload.findByID({ collection: 'revisions', id: revision })).uploadKey ?? ''
}

async function shaOfFile(file: unknown): Promise<string> {
  return (await payload.findByID({ collection: 'files', id: Number(file) })).sha256
}

async function announcements(item: number): Promise<number> {
  const [row] = await sql<{ count: number }>(payload)`
    select count(*)::int from outbox where topic = 'asset.changed' and key = ${`item:${item}`}`
  return row?.count ?? -1
}
