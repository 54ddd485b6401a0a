import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sql } from '#cms/operations/database.ts'
import { codesOf, openBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { insertCertificate } from '#cms/testing/certificates.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { startZipServer, type ZipServer } from '#cms/testing/zips.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let zips: ZipServer

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  zips = await startZipServer()
})
afterAll(async () => {
  await zips.close()
  await opened.close()
})

test('an audit ZIP has the licence text, valid certificates and the hash of each delivered file', async () => {
  const person = await makePerson(payload)
  const browser = await withSession(payload, person)
  const [heart, fox] = [await catalogue.add({ title: 'Heart' }), await catalogue.add({ title: 'Fox' })]
  await sql(payload)`
    insert into licence_versions_locales (_parent_id, _locale, text)
    select id, 'en', 'You may share this.' from licence_versions`
  const { body } = await browser.call('POST', '/v2/personal-collections', {
    json: {
      name: 'Client',
      assets: [heart, fox].map(({ slug }) => ({ form: 'item', slug })),
    },
  })
  const { id } = z.object({ id: z.string() }).parse(body.response?.collection)
  const path = `/personal-collections/${id}`
  expect((await zips.fetchZip(browser, path)).paths.filter((one) => one.startsWith('audit/'))).toEqual([])

  const [download] = await sql<{ id: number }>(payload)`
    select id from downloads where user_id = ${person.id} and item_id = ${heart.id} limit 1`
  const number = await insertCertificate(payload, person.id, download?.id ?? 0)
  const zip = await zips.fetchZip(browser, path, { audit: true })
  expect(zip.paths.filter((one) => one.startsWith('audit/'))).toEqual([
    'audit/files.csv',
    'audit/licences/cc-by-4.0-4.0.txt',
    `audit/certificates/${number}.json`,
  ])
  expect(zip.text('audit/licences/cc-by-4.0-4.0.txt')).toContain('You may share this.')
  const [, ...lines] = zip.text('audit/files.csv').trim().split('\r\n')
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    const [file = '', sha256] = line.split(',')
    expect(sha256).toBe(createHash('sha256').update(zip.text(file)).digest('hex'))
  }
  expect(lines.find((line) => line.includes(heart.slug))).toContain(number)
  expect(lines.find((line) => line.includes(fox.slug))).not.toContain(number)

  await sql(
    payload,
  )`update certificates set revoked_at = now(), revocation = 'refund' where number = ${number}`
  expect((await zips.fetchZip(browser, path, { audit: 'on' })).paths).not.toContain(
    `audit/certificates/${number}.json`,
  )
})

test('guests get no audit records', async () => {
  const answer = await openBrowser().call('POST', `/v2/packs/${catalogue.packSlug}/zip`, {
    json: { audit: true },
    headers: { Accept: 'application/json' },
  })
  expect(codesOf(answer)).toEqual(['not-signed-in'])
})
