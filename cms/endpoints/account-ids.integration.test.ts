import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#cms/endpoints/index.ts'
import { sql } from '#cms/operations/database.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'

const SHARE_KEY = 'k'.repeat(22)

let opened: TestPayload
let payload: Payload
let owner: people.TestPerson
let values: Readonly<Record<string, readonly string[]>>

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  owner = await people.makePerson(payload)
  const catalogue = await makeCatalogue(payload)
  const { slug } = await catalogue.add({ title: 'Red heart', tags: ['heart'] })
  await catalogue.count()
  await sql(payload)`update users set photo_at = now(), cover_at = now(), name = 'Ada' where id = ${owner.id}`
  await sql(payload)`update contributors set owner_id = ${owner.id}, type = 'team' where username = 'ada'`
  await sql(payload)`
    insert into contributor_members (contributor_id, user_id, role)
    select id, ${owner.id}, 'editor' from contributors where username = 'ada'`
  await sql(payload)`
    insert into personal_collections (user_id, name, share_key) values (${owner.id}, 'Shared', ${SHARE_KEY})`
  values = {
    slug: [slug, catalogue.packSlug, 'line', 'nature', 'heart'],
    form: ['item', 'pack'],
    kind: ['icon', 'styles'],
    contributor: ['ada'],
    share: [SHARE_KEY],
  }
})
afterAll(() => opened.close())

/** All addresses that the parameters of a path make. */
function addressesOf(path: string): string[] {
  const [, name] = /:(\w+)/.exec(path) ?? []
  if (name === undefined) return [path]
  return (values[name] ?? ['x']).flatMap((value) => addressesOf(path.replace(`:${name}`, value)))
}

const reads = ENDPOINTS.filter(({ method, path }) => method === 'get' && path.startsWith('/v2/'))

describe('public responses', () => {
  test.each(reads.map(({ path }) => path))('of %s contain no account id', async (path) => {
    for (const address of addressesOf(path)) {
      const { body, headers } = await openBrowser().call('GET', address)
      expect(JSON.stringify([body, [...headers]]), address).not.toContain(owner.id)
    }
  })

  test('name the owner by other means: pictures, team, shared collection', async () => {
    const contributor = await openBrowser().call('GET', '/v2/contributors/ada')
    expect(JSON.stringify(contributor.body)).toMatch(
      /profile-photo.*profile-cover|profile-cover.*profile-photo/,
    )
    const shared = reads.find(({ path }) => path.endsWith(':share'))?.path ?? ''
    const { body } = await openBrowser().call('GET', shared.replace(':share', SHARE_KEY))
    expect(JSON.stringify(body)).toContain('"owner":"Ada"')
  })
})
