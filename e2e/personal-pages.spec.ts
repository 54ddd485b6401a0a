import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { addressOfEachFamily } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { describeRequest, faultsOf, isCacheable } from '#e2e/security/assertions.ts'
import { personalPages } from '#e2e/security/personal-pages.ts'
import { withForgedHeaders, withOtherSpellings } from '#e2e/security/request-variants.ts'
import { sendAll } from '#e2e/security/send-all.ts'
import type { RawRequest, RawResponse } from '#e2e/security/send-request.ts'
import { signUpAt, type TestUser, visitorAt } from '#e2e/security/test-user.ts'
import { sampleOf } from '#e2e/windows.ts'

test.describe.configure({ mode: 'default', timeout: 300_000 })

/** As HTML, and as the RSC data that Next requests for a navigation. */
const AS_PAGE_OR_DATA: readonly Readonly<Record<string, string>>[] = [
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
]

/**
 * Other journeys change the catalogue, and so the menus of every page, at the same time: bytes are compared
 * again until no change happened in between. Personal data must not appear even once.
 */
const RETRYING = { timeout: 60_000 }

let owner: TestUser
let stranger: TestUser
let visitor: TestUser

test.beforeAll(async ({ origin, mailbox }) => {
  owner = await signUpAt(origin, mailbox)
  stranger = await signUpAt(origin, mailbox)
  visitor = visitorAt(origin)
})

/**
 * The same components render the HTML of all languages; English and every third language are compared in `npm
 * test`.
 */
for (const locale of sampleOf(LOCALE_CODES, 3)) {
  test(`personal pages have the same cached HTML for all users in ${locale}`, async () => {
    const leaks: string[] = []
    for (const path of personalPages(locale)) {
      expect((await open(visitor, path)).status, path).toBe(200)
      await expect(() => expectSameForAll(path, leaks)).toPass(RETRYING)
    }
    expect(leaks).toEqual([])
  })
}

test('catalogue pages contain no data of the viewer', async ({ catalogue }) => {
  const leaks: string[] = []
  for (const path of Object.values(await addressOfEachFamily(catalogue, 'en'))) {
    await expect(() => expectSameForAll(path, leaks)).toPass(RETRYING)
  }
  expect(leaks).toEqual([])
})

test('requests with forged headers do not change a cached page', async ({ catalogue }) => {
  const { home, item, listing } = await addressOfEachFamily(catalogue, 'en')
  const leaks: string[] = []
  for (const page of [home, item, listing, ...sampleOf(personalPages('en'), 4)]) {
    await expect(() => expectUntouched(page, leaks)).toPass(RETRYING)
  }
  expect(leaks).toEqual([])
})

test('other spellings of a personal page reveal nothing of earlier viewers', async () => {
  for (const path of sampleOf(personalPages('en'), 4, 2)) {
    const requests = withOtherSpellings({ method: 'GET', path })
    for (const user of [owner, visitor, stranger]) {
      const answers = await sendAll(user, requests)
      for (const person of [owner, stranger])
        expect(answers.flatMap(([sent, answer]) => faultsOf(sent, answer, person))).toEqual([])
    }
  }
})

/** Requests a page under new addresses with forged headers and then without; the HTML must be the same. */
async function expectUntouched(page: string, leaks: string[]): Promise<void> {
  const attempt = crypto.randomUUID()
  const { body } = await open(visitor, page)
  const forged = withForgedHeaders({ method: 'GET', path: page })
  const apart = forged.map((one, index) => ({
    ...one,
    path: `${page}${separator(page)}n=${attempt}-${index}`,
  }))
  // The first response may only trigger the rendering; the second is the one that a cache could store.
  for (const answers of [await sendAll(owner, apart), await sendAll(owner, apart)])
    leaks.push(...answers.flatMap(([sent, answer]) => faultsOf(sent, answer, visitor)))
  const plain = await sendAll(
    visitor,
    apart.map(({ path }) => ({ method: 'GET', path })),
  )
  const others = plain.filter(([, answer]) => isCacheable(answer) && answer.body !== body)
  expect(
    others.map(([sent], index) => `${describeRequest(sent)} after ${JSON.stringify(forged[index]?.headers)}`),
  ).toEqual([])
}

/**
 * A cacheable page must have the same bytes for a visitor and for two users. Adds personal data found in it
 * to `leaks`.
 */
async function expectSameForAll(path: string, leaks: string[]): Promise<void> {
  for (const headers of AS_PAGE_OR_DATA) {
    const bodies = new Set<string>()
    for (const user of [visitor, owner, stranger, visitor]) {
      const answer = await open(user, path, headers)
      if (isCacheable(answer)) bodies.add(answer.body)
      for (const person of [owner, stranger])
        leaks.push(...faultsOf({ method: 'GET', path, headers }, answer, person))
    }
    expect(bodies.size, `${path} ${JSON.stringify(headers)}`).toBeLessThanOrEqual(1)
  }
}

async function open(user: TestUser, path: string, headers: RawRequest['headers'] = {}): Promise<RawResponse> {
  const [[, answer] = []] = await sendAll(user, [{ method: 'GET', path, headers }])
  if (answer === undefined) throw new Error(`${path} was not answered`)
  return answer
}

function separator(path: string): '?' | '&' {
  return path.includes('?') ? '&' : '?'
}
