import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GrantedDownload } from '#cms/files/download-url.ts'
import { sql } from '#cms/operations/database.ts'
import { grantDownload } from '#cms/operations/downloads/grant-download.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { insertCertificate } from '#cms/testing/certificates.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { checkFolder } from '#domain/asset-lock/check-folder.ts'
import { assetLockSchema } from '#domain/contract/asset-lock.ts'
import { licencesOfCollectionSchema } from '#domain/contract/collection-licences.ts'
import { licenceDifferenceSchema } from '#domain/contract/licence-difference.ts'
import { accept, refuse } from '#domain/errors/catalogue.ts'
import { exportLock } from './export-lock.ts'

let opened: TestPayload
let payload: Payload
let heart: { id: number; slug: string }
let fox: { id: number; slug: string }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  const catalogue = await makeCatalogue(payload)
  heart = await catalogue.add({ title: 'Heart' })
  fox = await catalogue.add({ title: 'Fox', priceAmount: 700 })
})
afterAll(() => opened.close())

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')

async function makeCollection(user: string, ...items: { id: number }[]): Promise<string> {
  const [row] = await sql<{ id: string }>(payload)`
    insert into personal_collections (user_id, name) values (${user}, 'App') returning id::text`
  const id = row?.id ?? ''
  for (const [place, item] of items.entries())
    await sql(payload)`
      insert into personal_collection_entries (collection_id, form, asset_id, position)
      values (${id}::uuid, 'item', ${item.id}, ${place})`
  return id
}

async function download(user: string, format: 'svg' | 'png', width: number | null): Promise<number> {
  const granted = await grantDownload(payload, { slug: heart.slug, format, width, by: { user } })
  if (!granted.ok) throw new Error(granted.code)
  const [row] = await sql<{ id: number }>(
    payload,
  )`select max(id)::int as id from downloads where user_id = ${user}`
  return row?.id ?? 0
}

const deliverName = async ({ fileName }: GrantedDownload) => accept(sha256Of(fileName))
const exportOf = (user: string, collection: string, hashDelivered = deliverName) =>
  exportLock(
    { payload, issuer: 'https://motif.example', hashDelivered },
    { person: { user }, collection, now: new Date('2026-11-27T10:00:00Z') },
  )

test('states what was downloaded, each file once with its hash, and counts what was not', async () => {
  const { id: user } = await makePerson(payload)
  const collection = await makeCollection(user, heart, fox)
  await download(user, 'svg', null)
  await download(user, 'svg', null)
  await download(user, 'png', 512)
  const exported = await exportOf(user, collection)
  if (!exported.ok) throw new Error(exported.code)
  const { lock, notDownloaded } = exported.value
  expect(notDownloaded).toBe(1)
  expect(assetLockSchema.parse(lock)).toMatchObject({ collection: 'App', issuer: 'https://motif.example' })
  expect(lock.assets).toHaveLength(1)
  expect(lock.assets[0]).toMatchObject({
    kind: 'icon',
    slug: heart.slug,
    revision: '1',
    original: { format: 'svg' },
    licence: { code: 'cc-by-4.0', version: '4.0' },
  })
  const [svg, png] = [`${heart.slug}.svg`, `${heart.slug}-512.png`]
  expect(lock.assets[0]?.files.map(({ name, sha256 }) => [name, sha256]).toSorted()).toEqual(
    [
      [svg, sha256Of(svg)],
      [png, sha256Of(png)],
    ].toSorted(),
  )
  expect(checkFolder(lock, [{ path: png, sha256: sha256Of(png) }]).faults).toEqual([])
  expect(checkFolder(lock, [{ path: png, sha256: sha256Of(svg.slice(1)) }]).faults).toHaveLength(1)
})

test('takes hash and number of a certificate, and forgets the number when it is revoked', async () => {
  const { id: user } = await makePerson(payload)
  const collection = await makeCollection(user, heart)
  const certificate = await insertCertificate(payload, user, await download(user, 'svg', null))
  const filesOf = async () => {
    const exported = await exportOf(user, collection)
    return exported.ok ? exported.value.lock.assets[0]?.files : exported.code
  }
  expect(await filesOf()).toMatchObject([{ sha256: '5'.repeat(64), certificate }])
  await sql(
    payload,
  )`update certificates set revoked_at = now(), revocation = 'refund' where number = ${certificate}`
  expect(await filesOf()).toMatchObject([{ sha256: sha256Of(`${heart.slug}.svg`), certificate: null }])
})

test('has no withdrawn download, and none of another user', async () => {
  const [owner, other] = [await makePerson(payload), await makePerson(payload)]
  const collection = await makeCollection(owner.id, heart)
  await download(other.id, 'svg', null)
  const exported = await exportOf(owner.id, collection)
  expect(exported).toMatchObject({ ok: true, value: { lock: { assets: [] }, notDownloaded: 1 } })
  expect(await exportOf(other.id, collection)).toMatchObject({ code: 'not-found' })
})

test('is refused as a whole when a file cannot be hashed', async () => {
  const { id: user } = await makePerson(payload)
  const collection = await makeCollection(user, heart)
  await download(user, 'svg', null)
  const failing = async () => refuse('unavailable')
  expect(await exportOf(user, collection, failing)).toMatchObject({ code: 'unavailable' })
})

test('the licences of a collection name the credit of each work, and are not found by another user', async () => {
  const [owner, other] = [await makePerson(payload), await makePerson(payload)]
  const collection = await makeCollection(owner.id, heart, fox)
  const path = `/v2/personal-collections/${collection}/licences?lang=de`
  const { body } = await (await withSession(payload, owner)).call('GET', path)
  const licences = licencesOfCollectionSchema.parse(body.response?.licences)
  expect(licences).toMatchObject({
    items: 2,
    partial: false,
    attribution: { count: 2 },
    resale: [],
    conflicts: [],
  })
  expect(licences.attribution.credits.split('\n')[0]).toContain('„Heart“ von Ada')
  expect((await (await withSession(payload, other)).call('GET', path)).status).toBe(404)
})

test('a download states its pinned licence version, and how today’s text differs', async () => {
  const owner = await makePerson(payload)
  const id = await download(owner.id, 'svg', null)
  const browser = await withSession(payload, owner)
  const read = async () =>
    licenceDifferenceSchema.parse(
      (await browser.call('GET', `/v2/auth/downloads/${id}/licence?lang=de`)).body.response?.licence,
    )
  expect(await read()).toMatchObject({
    pinned: { version: '4.0' },
    current: { version: '4.0' },
    difference: null,
  })
  await sql(payload)`insert into licence_versions_locales (_parent_id, _locale, text)
    select id, 'en', 'Use it.' from licence_versions where version = '4.0'`
  await sql(payload)`
    with next as (insert into licence_versions (licence_id, version, in_force_from)
      select licence_id, '5.0', now() - interval '1 day' from licence_versions where version = '4.0' returning id)
    insert into licence_versions_locales (_parent_id, _locale, text)
    select id, 'en'::_locales, E'Use it.\n\nNot at night.' from next`
  expect(await read()).toMatchObject({
    pinned: { version: '4.0' },
    current: { version: '5.0' },
    language: 'en',
    difference: [
      { change: 'kept', text: 'Use it.' },
      { change: 'added', text: 'Not at night.' },
    ],
  })
})
