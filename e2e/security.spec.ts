import { contributorsSchema } from '#domain/contract/directories.ts'
import { PEOPLE_CALL_CODES, PEOPLE_CALLS, type PeopleCall } from '#domain/permissions/people.ts'
import type { ActorRole } from '#domain/permissions/roles.ts'
import type { Catalogue } from '#e2e/catalogue.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { codeOf, describeRequest, faultsOf, isCacheable } from '#e2e/security/assertions.ts'
import { type CallTargets, callAbout, personalDataOf } from '#e2e/security/calls.ts'
import { withForgedHeaders, withOtherSpellings } from '#e2e/security/request-variants.ts'
import { type Exchange, sendAll } from '#e2e/security/send-all.ts'
import type { RawRequest, RawResponse } from '#e2e/security/send-request.ts'
import { signInAgain, signUpAt, type TestUser, visitorAt } from '#e2e/security/test-user.ts'
import { accountOf } from '#e2e/staff.ts'
import { sampleOf } from '#e2e/windows.ts'

// All tests use the same few accounts, one call after another.
test.describe.configure({ mode: 'default', timeout: 300_000 })

/** Calls whose form names a row: others do not find it. */
const NAMED_IN_FORM: ReadonlySet<PeopleCall> = new Set(['change-team-members'])

/** Reads whose query names a row that a new account does not have: the answer is 404 for all. */
const NAMED_IN_QUERY: ReadonlySet<PeopleCall> = new Set([
  'read-cashout-receipt',
  'print-cashout-receipt',
  'read-statement',
  'export-statement',
])

let owner: TestUser
let stranger: TestUser
let editor: TestUser
let targets: CallTargets

test.beforeAll(async ({ origin, mailbox, catalogue }) => {
  owner = await signUpAt(origin, mailbox)
  stranger = await signUpAt(origin, mailbox)
  editor = await signInAgain({ ...visitorAt(origin), account: accountOf('editor') })
  targets = await readCallTargets(catalogue)
})

for (const [index, name] of PEOPLE_CALL_CODES.entries()) {
  const { target } = PEOPLE_CALLS[name]
  const isOpen = rolesOf(name).includes('visitor')

  test(`${name}: visitors and others reach no personal data with any headers or spelling, and the owner does`, async ({
    origin,
  }) => {
    const call = await callAbout(name, owner, targets)
    const before = await personalDataOf(owner)
    const visitor = visitorAt(origin)
    const asIs = await sendAll(visitor, [call, ...shareOf(withForgedHeaders(call), index)])
    const respelled = await sendAll(visitor, shareOf(withOtherSpellings(call), index))
    expect(asIs.flatMap(harmful).concat(respelled.flatMap(harmful))).toEqual([])
    expect(asIs.filter(([, answer]) => isCacheable(answer)).map(describeExchange)).toEqual([])
    if (!isOpen) {
      expect(asIs.filter(([, answer]) => codeOf(answer) !== 'not-signed-in').map(describeExchange)).toEqual(
        [],
      )
      expect(respelled.filter(([, { status }]) => status < 300).map(describeExchange)).toEqual([])
    }

    const isOfOthers = target === 'row' || NAMED_IN_FORM.has(name) || NAMED_IN_QUERY.has(name)
    for (const one of [stranger, editor]) {
      const everyWay = one === stranger && (target === 'row' || target === 'public')
      const requests = everyWay ? [call, ...variantsOf(call, index + 1)] : [call]
      const answers = await sendAll(await inAnotherSession(one, name), requests)
      expect(answers.flatMap(harmful)).toEqual([])
      if (target === 'row')
        expect(answers.filter(([, { status }]) => status < 300).map(describeExchange)).toEqual([])
      const [first] = answers.map(([, answer]) => answer)
      if (isOfOthers) expect([name, first?.status]).toEqual([name, 404])
      else expect([401, 403, 404]).not.toContain(first?.status)
    }
    expect(await personalDataOf(owner), 'data of the owner').toEqual(before)

    const [[, own] = []] = await sendAll(await inAnotherSession(owner, name), [call])
    if (NAMED_IN_QUERY.has(name)) expect([name, own?.status]).toEqual([name, 404])
    else expect([401, 403, 404, 500]).not.toContain(own?.status)
    expect(own && isCacheable(own)).toBe(false)
  })
}

test('answers for one user are not served from a cache to the next visitor', async ({ origin }) => {
  const calls = PEOPLE_CALL_CODES.filter((name) => isRead(name) && name !== 'export-data')
  for (const [index, name] of calls.entries()) {
    const call = await callAbout(name, owner, targets)
    const requests = [call, ...variantsOf(call, index)]
    const own = await sendAll(owner, requests)
    expect(
      own.filter(([, answer]) => mentionsOwner(answer) && isCacheable(answer)).map(describeExchange),
    ).toEqual([])
    expect((await sendAll(visitorAt(origin), requests)).flatMap(harmful)).toEqual([])
  }
})

test('calls from pages of other sites are refused for signed-in users', async ({ origin }) => {
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `${origin}.evil.example` },
    { Origin: origin.replace('http:', 'https:') },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin', Referer: `${origin}/en` },
  ]
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']
  for (const [index, name] of PEOPLE_CALL_CODES.entries()) {
    const call = await callAbout(name, owner, targets)
    // A refused read changes nothing.
    const before = isRead(name) ? null : await personalDataOf(owner)
    const cookies = { Cookie: owner.headers.Cookie ?? '' }
    // The check does not depend on the type: each origin is tried with another one for each call, and with all over the calls.
    const forged = foreign.flatMap((headers, at) =>
      sampleOf(types, types.length, index + at).map((type) => ({
        ...call,
        headers: { ...cookies, ...headers, 'Content-Type': type },
      })),
    )
    const answers = await sendAll({ ...owner, headers: {} }, forged)
    const wanted = isRead(name) ? 'not-signed-in' : 'origin-refused'
    const isRefused = (answer: RawResponse) =>
      codeOf(answer) === wanted || (isRead(name) && !mentionsOwner(answer))
    expect(answers.filter(([, answer]) => !isRefused(answer)).map(describeExchange)).toEqual([])
    expect(answers.flatMap(harmful)).toEqual([])

    // A request with neither `Origin` nor `Sec-Fetch-Site` is treated as signed out.
    const [[, anonymous] = []] = await sendAll({ ...owner, headers: cookies }, [call])
    if (!rolesOf(name).includes('visitor')) expect(anonymous && codeOf(anonymous)).toBe('not-signed-in')
    if (before !== null) expect(await personalDataOf(owner)).toEqual(before)
  }
})

test('the REST API of the panel reveals no personal data to visitors and members', async ({ origin }) => {
  const [, id = ''] = owner.marks
  const email = encodeURIComponent(owner.account?.email ?? '')
  const paths = [
    '/api/users',
    `/api/users/${id}`,
    '/api/users/me',
    '/api/users/count',
    `/api/users?where[email][equals]=${email}`,
    `/api/users/${id}?depth=5&select[hash]=true&select[sessions]=true`,
    `/api/downloads?where[user][equals]=${id}&depth=3`,
    `/api/items?where[uploadedBy.email][equals]=${email}&depth=5`,
    '/api/contributors?depth=5&limit=100&populate[users][email]=true',
    '/api/payload-preferences',
    '/api/payload-locked-documents?depth=5',
    '/api/outbox',
    '/api/graphql?query={Users{docs{email}}}',
    '/api/access',
    '/admin/collections/users',
  ]
  const requests = paths.flatMap((path, index) => {
    const call = { method: 'GET', path }
    return [call, { ...call, headers: { RSC: '1' } }, ...shareOf(withForgedHeaders(call), index)]
  })
  for (const other of [visitorAt(origin), stranger]) {
    const answers = await sendAll(other, requests)
    expect(answers.filter(([, answer]) => mentionsOwner(answer)).map(describeExchange)).toEqual([])
  }
})

/**
 * Every call passes the same servers, so `npm test` sends each call with an eighth of the variants, and every variant with
 * an eighth of the calls.
 */
function shareOf<T>(variants: readonly T[], index: number): readonly T[] {
  return sampleOf(variants, 8, index)
}

function variantsOf(call: RawRequest, index: number): readonly RawRequest[] {
  return shareOf([...withForgedHeaders(call), ...withOtherSpellings(call)], index)
}

function harmful([request, response]: Exchange): readonly string[] {
  return faultsOf(request, response, owner)
}

function describeExchange([request, response]: Exchange): string {
  return `${describeRequest(request)}: ${response.status} ${response.body.slice(0, 120)}`
}

function mentionsOwner({ body }: RawResponse): boolean {
  return owner.marks.some((mark) => body.includes(mark))
}

function isRead(name: PeopleCall): boolean {
  return PEOPLE_CALLS[name].method === 'get'
}

function rolesOf(name: PeopleCall): readonly ActorRole[] {
  return PEOPLE_CALLS[name].roles
}

/** Logging out ends its own session, so it is sent with a separate one. */
function inAnotherSession(user: TestUser, name: PeopleCall): Promise<TestUser> | TestUser {
  return name === 'log-out' || name === 'use-team' ? signInAgain(user) : user
}

async function readCallTargets(catalogue: Catalogue): Promise<CallTargets> {
  const { slug, originalFormat } = await catalogue.find({ kind: 'icon', price: 'free' })
  const { slug: exclusiveItem } = await catalogue.find({ price: 'exclusive' })
  const [pack] = (await catalogue.listing({ form: 'pack', price: 'free' })).hits
  const [bundle] = (await catalogue.listing({ form: 'bundle', price: 'free' })).hits
  const { entries } = contributorsSchema.parse(await catalogue.read('contributors', 'contributors'))
  const [contributor] = entries
  if (!pack || !bundle || !contributor)
    throw new Error('the catalogue has no free pack, bundle or contributor')
  return {
    item: { slug, format: originalFormat },
    exclusiveItem,
    pack: pack.slug,
    bundle: bundle.slug,
    contributor: contributor.username,
  }
}
