import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'

let opened: TestPayload
let browser: TestBrowser

beforeAll(async () => {
  opened = await openPayload()
  browser = await people.withSession(
    opened.payload,
    await people.makePerson(opened.payload, { roles: ['admin'] }),
  )
})
afterAll(() => opened.close())

/** The panel sends the language that a person chose as a cookie. */
const create = (resource: string, language: string, json: object): Promise<Answer> => {
  browser.cookies.set('payload-lng', language)
  return browser.call('POST', `/${resource}`, { json })
}

test('a field is refused in the language of the panel', async () => {
  const author = { name: 'Ada Lovelace', slug: '<b>' }
  const said = async (language: string) => (await create('authors', language, author)).text
  expect(await said('de')).toContain('Kleinbuchstaben, Ziffern und einzelne Bindestriche zwischen Wörtern')
  expect(await said('ja')).toContain('語のあいだはハイフン 1 つで区切ってください')
  expect(await said('en')).toContain('Lower-case letters, digits and single hyphens between words')
})

test('a document is refused in the language of the panel, with its status and number', async () => {
  const answer = await create('redirects', 'fr', { from: '/one', to: '/one' })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toMatchObject([
    { message: 'Une redirection ne peut pas mener à elle-même (3006)', data: { number: 3006 } },
  ])
})
