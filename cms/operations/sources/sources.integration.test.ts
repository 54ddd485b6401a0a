import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql, transactionOf } from '#cms/operations/database.ts'
import { insertSubscription } from '#cms/testing/billing.ts'
import { codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { makePlans } from '#cms/testing/purchases.ts'
import { makeSubmissions } from '#cms/testing/submissions.ts'
import type { SubmissionState } from '#domain/review/states.ts'

const PSD = '8BPS\u0000\u0001layers'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let author: TestContributor

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  await makeMarketplaceLicences(payload)
  await makePlans(payload)
  author = await makeContributor(payload)
  // Submissions take their numbers from the sequence, works of the catalogue count from 1.
  await sql(payload)`select setval('asset_numbers', 1000)`
})
afterAll(() => opened.close())

async function submission(state: SubmissionState = 'draft'): Promise<number> {
  const [contributor] = await sql<{ id: number }>(payload)`
    select id from contributors where owner_id = ${author.person.id}`
  const [id = 0] = await makeSubmissions(transactionOf(payload), {
    count: 1,
    contributors: [contributor?.id ?? 0],
    state,
  })
  return id
}

function send(who: TestBrowser, id: number, { name = 'heart.psd', text = PSD } = {}) {
  const form = new FormData()
  form.set('file', new File([text], name))
  return who.call('POST', `/console/submissions/${id}/sources`, { form })
}
const staff = async () => withSession(payload, await makePerson(payload, { roles: ['reviewer'] }))

test('an author adds, replaces and removes source files, and reviewers read them as attachments', async () => {
  const id = await submission()
  expect((await send(author.browser, id)).body).toMatchObject({ sources: [{ format: 'psd', bytes: 12 }] })
  expect((await send(author.browser, id, { name: 'new.psd', text: `${PSD}!` })).body).toMatchObject({
    sources: [{ format: 'psd', bytes: 13 }],
  })
  const read = await (await staff()).call('GET', `/console/submissions/${id}/sources/psd`)
  expect([read.status, read.text]).toEqual([200, `${PSD}!`])
  expect(Object.fromEntries(read.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringContaining('attachment; filename="new.psd"'),
    'x-content-type-options': 'nosniff',
  })
  const remove = () => author.browser.call('POST', `/console/submissions/${id}/sources/psd/remove`)
  expect((await remove()).body).toMatchObject({ sources: [] })
  expect((await remove()).status).toBe(404)
})

test('a file that is not what its name claims, and every other format, is refused', async () => {
  const id = await submission()
  for (const [name, text, code] of [
    ['heart.psd', '<html>', 'file-misnamed'],
    ['heart.exe', 'MZ', 'source-format-unknown'],
    ['heart.psd', '', 'file-empty'],
  ] as const)
    expect(codesOf(await send(author.browser, id, { name, text })), name).toEqual([code])
})

test('source files change only while the file can be replaced, by the author, and never those of a live work', async () => {
  const stranger = await makeContributor(payload)
  const id = await submission()
  expect((await send(stranger.browser, id)).status).toBe(404)
  expect((await stranger.browser.call('GET', `/console/submissions/${id}/sources/psd`)).status).toBe(404)
  expect(codesOf(await send(author.browser, await submission('submitted')))).toEqual(['state-changed'])
  await sql(payload)`
    update items i set current_revision_id = s.revision_id from submissions s where s.item_id = i.id and s.id = ${id}`
  expect(codesOf(await send(author.browser, id))).toEqual(['source-needs-new-file'])
})

test('plans with source files download them, each with the right and the licence of a download', async () => {
  const heart = await catalogue.add({ title: 'Heart', priceAmount: 700 })
  await sql(payload)`
    insert into source_files (revision_id, format, sha256, bytes, file_name)
    select current_revision_id, 'psd', ${'d'.repeat(64)}, 12, 'private name.psd' from items where id = ${heart.id}`
  const person = await makePerson(payload)
  const browser = await withSession(payload, person)
  const ask = (who: TestBrowser, format = 'psd') =>
    who.call('POST', '/v2/source-downloads', {
      json: { item: heart.slug, format },
      headers: { Accept: 'application/json' },
    })
  expect(codesOf(await ask(openBrowser()))).toEqual(['not-signed-in'])
  expect(codesOf(await ask(browser))).toEqual(['source-files-not-included'])
  const subscription = await insertSubscription(payload, person.id)
  expect(codesOf(await ask(browser))).toEqual(['source-files-not-included'])

  await sql(payload)`update subscriptions set plan_slug = 'team' where id = ${subscription}::uuid`
  await sql(payload)`
    insert into plans_capabilities ("order", parent_id, value) select 1, id, 'source-files' from plans where slug = 'team'`
  const granted = await ask(browser)
  expect(granted.body.response?.download).toMatchObject({
    url: expect.stringMatching(`^/files/sources/${'d'.repeat(64)}/${heart.slug}-source\\.psd\\?`),
  })
  expect((await ask(browser, 'ai')).status).toBe(404)
  const rows = await sql(payload)`
    select format::text, subscription_id as subscription, licence_version_id is not null as licensed from downloads
     where user_id = ${person.id}`
  expect(rows).toEqual([{ format: 'svg', subscription, licensed: true }])

  const { body } = await openBrowser().call('GET', `/v2/catalogue/items/${heart.slug}?locale=en`)
  expect(JSON.stringify(body)).not.toContain('private name')
})
