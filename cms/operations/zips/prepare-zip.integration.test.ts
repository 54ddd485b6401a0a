import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { tallyDownloads } from '#cms/operations/counters/tally-downloads.ts'
import { sql } from '#cms/operations/database.ts'
import { openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import { startZipServer, type ZipServer } from '#cms/testing/zips.ts'
import { zipPlanSchema } from '#domain/contract/zips.ts'
import type { AssetName } from '#domain/personal-collections/assets.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let zips: ZipServer
let person: TestPerson
let browser: TestBrowser

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  zips = await startZipServer()
})
beforeEach(async () => {
  person = await makePerson(payload)
  browser = await withSession(payload, person)
})
afterAll(async () => {
  await zips.close()
  await opened.close()
})

async function item(title: string, more: { priceAmount?: number } = {}): Promise<AssetName> {
  return { form: 'item', slug: (await catalogue.add({ title, ...more })).slug }
}

async function collect(name: string, assets: readonly AssetName[]): Promise<string> {
  const { body } = await browser.call('POST', '/v2/personal-collections', { json: { name, assets } })
  return z.object({ id: z.string() }).parse(body.response?.collection).id
}

async function planOf(id: string) {
  return zipPlanSchema.parse(
    (await browser.call('GET', `/v2/personal-collections/${id}/zip`)).body.response?.zip,
  )
}

const fetchZip = (path: string, by = browser) => zips.fetchZip(by, path)

async function downloadsOf(user: string, slug: string) {
  await tallyDownloads(payload)
  const [row] = await sql<{ events: number; counted: number; total: number }>(payload)`
    select count(d.id)::int as events, count(d.id) filter (where d.counted)::int as counted, i.downloads::int as total
    from items i left join downloads d on d.item_id = i.id and d.user_id = ${user} where i.slug = ${slug} group by i.id`
  return row
}

const licence = z.string().regex(/^(?:[A-Za-z0-9.-]+|LicenseRef-[A-Za-z0-9.-]+)$/)
const spdxId = z.string().regex(/^SPDXRef-[A-Za-z0-9.-]+$/)

/** The requirements of SPDX 2.3 for a document with packages whose files were not analysed. */
const SPDX = z.strictObject({
  spdxVersion: z.literal('SPDX-2.3'),
  dataLicense: z.literal('CC0-1.0'),
  SPDXID: z.literal('SPDXRef-DOCUMENT'),
  name: z.string().min(1),
  documentNamespace: z.url().refine((address) => !address.includes('#')),
  creationInfo: z.strictObject({
    created: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    creators: z.array(z.string().regex(/^(?:Tool|Person|Organization): ./)).min(1),
  }),
  packages: z.array(
    z.strictObject({
      SPDXID: spdxId,
      name: z.string().min(1),
      packageFileName: z.string().min(1),
      downloadLocation: z.url(),
      homepage: z.url(),
      supplier: z.string().regex(/^(?:Person|Organization): ./),
      filesAnalyzed: z.literal(false),
      licenseConcluded: licence,
      licenseDeclared: licence,
      copyrightText: z.string().min(1),
      checksums: z
        .array(
          z.strictObject({
            algorithm: z.literal('SHA256'),
            checksumValue: z.string().regex(/^[0-9a-f]{64}$/),
          }),
        )
        .length(1),
    }),
  ),
  hasExtractedLicensingInfos: z.array(
    z.strictObject({
      licenseId: z.string().startsWith('LicenseRef-'),
      name: z.string(),
      extractedText: z.string().min(1),
    }),
  ),
  relationships: z.array(
    z.strictObject({
      spdxElementId: spdxId,
      relationshipType: z.literal('DESCRIBES'),
      relatedSpdxElement: spdxId,
    }),
  ),
})

describe('the ZIP of a collection', () => {
  test('has a folder per pack, credits for people, and checksums of every file for tools', async () => {
    const [heart, fox] = [await item('Red heart'), await item('Fox', { priceAmount: 700 })]
    const id = await collect('Wald & Wiese', [heart, fox])
    expect(await planOf(id)).toEqual({
      assets: 1,
      recolourable: 1,
      bytes: 321,
      leftOut: [{ reason: 'not-free', count: 1 }],
    })
    const zip = await fetchZip(`/personal-collections/${id}`)
    const path = `${catalogue.packSlug}/${heart.slug}.svg`
    expect(zip.paths).toEqual(['CREDITS.md', path, 'credits.spdx.json'])
    expect(zip.name).toContain('filename="Wald & Wiese.zip"')
    expect(zip.text(path)).toMatch(/“Red heart” by Ada.*<path d="M0 0"\/>/s)
    expect(zip.text('CREDITS.md')).toMatch(
      /\[Red heart\]\(http.*free-icon.*\) by Ada, \[Creative Commons.*\]\(https:.*\), source: <http/,
    )
    expect(zip.text('CREDITS.md')).toContain('- Fox: exclusive')
    const spdx = SPDX.parse(JSON.parse(zip.text('credits.spdx.json')))
    expect(spdx.packages).toMatchObject([
      {
        name: 'Red heart',
        packageFileName: path,
        licenseDeclared: 'CC-BY-4.0',
        checksums: [{ checksumValue: createHash('sha256').update(zip.text(path)).digest('hex') }],
      },
    ])
    expect(spdx.relationships).toHaveLength(1)
  })

  test('has no path outside its folder, and escaped credits', async () => {
    const hostile = await item('](x) <img src=x>\n# Owned')
    await sql(payload)`update items set slug = '../../../evil' where slug = ${hostile.slug}`
    const id = await collect('../..\\"evil\r\nX-Injected: 1', [{ form: 'item', slug: '../../../evil' }])
    const zip = await fetchZip(`/personal-collections/${id}`)
    for (const path of zip.paths)
      expect(path).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+\.svg$|^CREDITS\.md$|^credits\.spdx\.json$/)
    expect(zip.name).toMatch(/^attachment; filename="evil X-Injected 1\.zip"/)
    expect(zip.text('CREDITS.md')).not.toMatch(/^# Owned|(?<!\\)<img/m)
    expect(SPDX.parse(JSON.parse(zip.text('credits.spdx.json'))).packages[0]?.name).toContain('# Owned')
  })

  test('is a download of every file in it, counted once in the days of repetition', async () => {
    const [heart, fox] = [await item('Heart'), await item('Dear fox', { priceAmount: 700 })]
    const id = await collect('Woods', [heart, fox])
    await fetchZip(`/personal-collections/${id}`)
    await fetchZip(`/personal-collections/${id}`)
    expect(await downloadsOf(person.id, heart.slug)).toEqual({ events: 2, counted: 1, total: 1 })
    expect(await downloadsOf(person.id, fox.slug)).toEqual({ events: 0, counted: 0, total: 0 })
  })

  test('contains withdrawn items for licence holders only', async () => {
    const auk = await item('Auk')
    const id = await collect('Woods', [auk])
    await fetchZip(`/personal-collections/${id}`)
    await sql(payload)`update items set visibility = 'retired' where slug = ${auk.slug}`
    expect((await fetchZip(`/personal-collections/${id}`)).paths).toHaveLength(3)
    const { body } = await browser.call('PATCH', `/v2/personal-collections/${id}`, { json: { shared: true } })
    const { shareKey } = z.object({ shareKey: z.string() }).parse(body.response?.collection)
    const other = await withSession(payload, await makePerson(payload))
    const refused = await other.call('POST', `/v2/shared-collections/${shareKey}/zip`, { json: {} })
    expect(refused.body.errors?.[0]?.code).toBe('nothing-to-download')
    expect((await openBrowser().call('POST', `/v2/shared-collections/${shareKey}/zip`)).status).toBe(401)
  })

  test('contains the items of a pack, each once, and names withdrawn packs', async () => {
    const heart = await item('Pack heart')
    const pack = { form: 'pack', slug: catalogue.packSlug } as const
    const id = await collect('Woods', [heart, pack])
    const [row] = await sql<{ free: number }>(payload)`
      select count(*)::int as free from items where visibility = 'published' and price_amount is null`
    expect((await planOf(id)).assets).toBe(row?.free)
    await sql(payload)`update packs set visibility = 'retired' where slug = ${pack.slug}`
    expect(await planOf(id)).toMatchObject({ assets: 1, leftOut: [{ reason: 'not-offered', count: 1 }] })
    expect((await fetchZip(`/personal-collections/${id}`)).text('CREDITS.md')).toContain(
      '- Field guide: no longer offered',
    )
    await sql(payload)`update packs set visibility = 'published' where slug = ${pack.slug}`
  })

  test('is available for a shared collection to a signed-in user', async () => {
    const heart = await item('Shared heart')
    const id = await collect('Woods', [heart])
    const { body } = await browser.call('PATCH', `/v2/personal-collections/${id}`, { json: { shared: true } })
    const { shareKey } = z.object({ shareKey: z.string() }).parse(body.response?.collection)
    const other = await makePerson(payload)
    const zip = await fetchZip(`/shared-collections/${shareKey}`, await withSession(payload, other))
    expect(zip.paths).toHaveLength(3)
    expect(await downloadsOf(other.id, heart.slug)).toMatchObject({ events: 1 })
    expect(await downloadsOf(person.id, heart.slug)).toMatchObject({ events: 0 })
  })

  test('counts nothing when it is empty, and expires', async () => {
    const id = await collect('Woods', [await item('Dear', { priceAmount: 100 })])
    const refused = await browser.call('POST', `/v2/personal-collections/${id}/zip`, { json: {} })
    expect(refused.body.errors?.[0]?.code).toBe('nothing-to-download')
    const heart = await collect('More', [await item('Late heart')])
    const url = await zips.prepare(browser, `/personal-collections/${heart}`)
    await sql(payload)`update zips set expires_at = now() - interval '1 second'`
    const answer = await zips.get(url)
    expect(answer.status).toBe(403)
  })
})
