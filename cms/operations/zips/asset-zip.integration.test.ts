import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tallyDownloads } from '#cms/operations/counters/tally-downloads.ts'
import { sql } from '#cms/operations/database.ts'
import { readMarks } from '#cms/operations/personal-collections/read-marks.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { startZipServer, type ZipServer } from '#cms/testing/zips.ts'
import { READY_PALETTES } from '#domain/brand-palettes/ready-palettes.ts'
import { zipPlanSchema } from '#domain/contract/zips.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let zips: ZipServer
let heart: { id: number; slug: string }
let path: string

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  zips = await startZipServer()
  heart = await catalogue.add({ title: 'Red heart' })
  await catalogue.add({ title: 'Fox', priceAmount: 700 })
  await catalogue.add({ title: 'Sketch', visibility: 'draft' })
  path = `/packs/${catalogue.packSlug}`
})
afterAll(async () => {
  await zips.close()
  await opened.close()
})

const JSON_ANSWER = { Accept: 'application/json' }

async function refusal(browser: ReturnType<typeof openBrowser>, address: string, json: object = {}) {
  const { body } = await browser.call('POST', `/v2${address}/zip`, { json, headers: JSON_ANSWER })
  return body.errors?.[0]?.code
}

async function addBundle(slug: string, packs: readonly string[]): Promise<void> {
  const [bundle] = await sql<{ id: number }>(payload)`
    insert into bundles (visibility, slug, short_id, number, licence_id, contributor_id)
    select 'published', ${slug}, ${slug}, (select coalesce(max(number), 2000000) + 1 from bundles), licence_id, contributor_id
    from packs where slug = ${catalogue.packSlug} returning id`
  await sql(payload)`
    insert into bundles_locales (_parent_id, _locale, title) values (${bundle?.id}, 'en', 'Everything')`
  for (const [order, pack] of packs.entries())
    await sql(payload)`
      insert into bundles_rels (parent_id, path, "order", packs_id)
      select ${bundle?.id}, 'packs', ${order + 1}, id from packs where slug = ${pack}`
}

describe('the ZIP of a pack', () => {
  test('contains for a visitor every free item with its credit, and names what is left out', async () => {
    const zip = await zips.fetchZip(openBrowser(), path)
    const file = `${catalogue.packSlug}/${heart.slug}.svg`
    expect(zip.paths).toEqual(['CREDITS.md', file, 'credits.spdx.json'])
    expect(zip.name).toContain('filename="Field guide.zip"')
    expect(zip.text(file)).toContain('“Red heart” by Ada')
    expect(zip.text('CREDITS.md')).toContain('- Fox: exclusive')
    expect(zip.text('CREDITS.md')).not.toContain('Sketch')
  })

  test('is planned with the number of files that can have other colours', async () => {
    const { body } = await openBrowser().call('GET', `/v2${path}/zip`)
    expect(zipPlanSchema.parse(body.response?.zip)).toEqual({
      assets: 1,
      recolourable: 1,
      bytes: 321,
      leftOut: [{ reason: 'not-free', count: 1 }],
    })
  })

  test('is recoloured by the server in a ready palette, and states the change', async () => {
    const browser = await withSession(payload, await makePerson(payload))
    const zip = await zips.fetchZip(browser, path, { palette: 'teal' })
    const file = `${catalogue.packSlug}/${heart.slug}-recoloured.svg`
    expect(zip.paths).toContain(file)
    expect(zip.name).toContain('filename="Field guide recoloured.zip"')
    expect(zip.text(file)).toContain(READY_PALETTES.teal.accent)
    expect(zip.text(file)).toContain('(colours changed)')
    expect(zip.text('CREDITS.md')).toMatch(/-recoloured\.svg`: .*, colours changed$/m)
  })

  test('is refused to a visitor in other colours, in an unknown palette, and beyond the rate', async () => {
    const visitor = openBrowser()
    expect(await refusal(visitor, path, { palette: 'teal' })).toBe('not-signed-in')
    expect(await refusal(visitor, path, { palette: 'plaid' })).toBe('bad-request')
    const granted = await Promise.all(Array.from({ length: 8 }, () => refusal(visitor, path)))
    expect(granted.filter((code) => code === undefined)).toHaveLength(5)
    expect(granted).toContain('too-many-downloads')
  })

  test('counts each file as one download of its guest, and takes none of their single downloads', async () => {
    const before = await downloadsOf(heart.id)
    const visitor = openBrowser()
    await zips.prepare(visitor, path)
    await zips.prepare(visitor, path)
    const after = await downloadsOf(heart.id)
    expect([after.events - before.events, after.total - before.total]).toEqual([2, 1])
    const single = await visitor.call('POST', '/v2/downloads', {
      json: { item: heart.slug, format: 'svg' },
      headers: JSON_ANSWER,
    })
    expect(single.status).toBe(200)
  })

  test('marks the pack as downloaded for its user', async () => {
    const person = await makePerson(payload)
    const asset = { form: 'pack', slug: catalogue.packSlug } as const
    expect(await readMarks(payload, { user: person.id }, [asset])).toEqual([])
    await zips.prepare(await withSession(payload, person), path)
    expect(await readMarks(payload, { user: person.id }, [asset])).toMatchObject([
      { ...asset, downloaded: true },
    ])
  })

  test('is sent to a form without scripts as a redirect to the file', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
    const answer = await openBrowser().call('POST', `/v2${path}/zip`, { text: 'palette=', headers })
    expect(answer.status).toBe(303)
    expect((await zips.get(answer.headers.get('location') ?? '')).status).toBe(200)
  })

  test('is refused from a page of another site', async () => {
    const headers = { ...JSON_ANSWER, Origin: 'https://elsewhere.test' }
    const { body } = await openBrowser().call('POST', `/v2${path}/zip`, { json: {}, headers })
    expect(body.errors?.[0]?.code).toBe('origin-refused')
  })

  test('does not exist for a draft, and is gone for a withdrawn pack', async () => {
    for (const [visibility, code] of [
      ['draft', 'not-found'],
      ['retired', 'gone'],
      ['removed', 'gone'],
    ] as const) {
      await sql(payload)`update packs set visibility = ${visibility} where slug = ${catalogue.packSlug}`
      expect(await refusal(openBrowser(), path), visibility).toBe(code)
    }
    await sql(payload)`update packs set visibility = 'published' where slug = ${catalogue.packSlug}`
    expect(await refusal(openBrowser(), '/packs/nothing')).toBe('not-found')
  })
})

describe('the ZIP of a bundle', () => {
  test('contains the free items of its packs, and names withdrawn packs', async () => {
    await sql(payload)`
      insert into packs (kind, visibility, slug, short_id, number, licence_id, contributor_id)
      select kind, 'retired', 'old-guide', 'old', 1000001, licence_id, contributor_id from packs
      where slug = ${catalogue.packSlug}`
    await sql(payload)`
      insert into packs_locales (_parent_id, _locale, title) select id, 'en', 'Old guide' from packs where slug = 'old-guide'`
    await addBundle('everything', [catalogue.packSlug, 'old-guide'])
    const zip = await zips.fetchZip(openBrowser(), '/bundles/everything')
    expect(zip.paths).toEqual(['CREDITS.md', `${catalogue.packSlug}/${heart.slug}.svg`, 'credits.spdx.json'])
    expect(zip.text('CREDITS.md')).toContain('- Old guide: no longer offered')
    const { body } = await openBrowser().call('GET', '/v2/bundles/everything')
    expect(body.response?.bundle).toMatchObject({ contents: { free: 1, exclusive: 1 } })
  })

  test('marks the bundle as downloaded for its user, without the items of withdrawn packs', async () => {
    const person = await makePerson(payload)
    const asset = { form: 'bundle', slug: 'everything' } as const
    expect(await readMarks(payload, { user: person.id }, [asset])).toEqual([])
    await zips.prepare(await withSession(payload, person), '/bundles/everything')
    expect(await readMarks(payload, { user: person.id }, [asset])).toMatchObject([
      { ...asset, favourite: false, downloaded: true, purchased: false },
    ])
    expect(await readMarks(payload, { user: (await makePerson(payload)).id }, [asset])).toEqual([])
  })

  test('is refused where none of it is free', async () => {
    await addBundle('nothing-free', ['old-guide'])
    expect(await refusal(openBrowser(), '/bundles/nothing-free')).toBe('nothing-to-download')
  })
})

async function downloadsOf(item: number): Promise<{ events: number; total: number }> {
  await tallyDownloads(payload)
  const [row] = await sql<{ events: number; total: number }>(payload)`
    select (select count(*)::int from downloads where item_id = ${item}) as events, downloads::int as total
    from items where id = ${item}`
  return row ?? { events: -1, total: -1 }
}
