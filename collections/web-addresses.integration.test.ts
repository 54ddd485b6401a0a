import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'

let opened: TestPayload
let payload: Payload
let person: people.TestPerson

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  person = await people.makePerson(payload)
})
afterAll(() => opened.close())

const HOSTILE = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'ftp://example.org',
  'example.org',
]

const makeContributor = (username: string, url: string) =>
  payload.create({
    collection: 'contributors',
    data: { username, name: 'Ada', type: 'person', url } as never,
  })

describe('an address that users or editors enter', () => {
  test.each(HOSTILE)('may not be %s', async (url) => {
    await expect(makeContributor('hostile', url)).rejects.toThrow('Website')
    const data = { socialUrls: { website: url } }
    await expect(payload.update({ collection: 'users', id: person.id, data })).rejects.toThrow('Website')
  })

  test.each(HOSTILE)('may not be %s in the database either', async (url) => {
    await expect(
      sql(
        payload,
      )`insert into contributors (username, name, type, url) values ('raw', 'Raw', 'person', ${url})`,
    ).rejects.toThrow()
    await expect(
      sql(payload)`update users set social_urls_website = ${url} where id = ${person.id}`,
    ).rejects.toThrow()
  })

  test('may be http, https, or none', async () => {
    for (const [index, url] of ['http://example.org', 'https://example.org/a?b=c', ''].entries())
      expect((await makeContributor(`fine-${index}`, url)).url).toBe(url)
    const data = { socialUrls: { website: 'https://example.org', github: 'https://github.com/ada' } }
    expect((await payload.update({ collection: 'users', id: person.id, data })).socialUrls).toMatchObject(
      data.socialUrls,
    )
  })
})
