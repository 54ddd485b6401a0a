import { contributorsSchema } from '#domain/contract/directories.ts'
import { PEOPLE_CALL_CODES, PEOPLE_CALLS, type PeopleCall } from '#domain/permissions/people.ts'
import type { ActorRole } from '#domain/permissions/roles.ts'
import type { Catalogue } from '#e2e/catalogue.ts'
import { type Asked, ask } from '#e2e/doors/ask.ts'
import { belongingsOf, callAbout, type Shelves } from '#e2e/doors/calls.ts'
import { codeOf, faultsOf, isKept, spoken } from '#e2e/doors/judge.ts'
import type { Answered } from '#e2e/doors/knock.ts'
import { withForgedHeaders, written } from '#e2e/doors/otherwise.ts'
import { type Somebody, signInAgain, signUpAt, visitorAt } from '#e2e/doors/somebody.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { accountOf } from '#e2e/staff.ts'

// All of it about the same few people, one call after another.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let owner: Somebody
let stranger: Somebody
let editor: Somebody
let shelves: Shelves

test.beforeAll(async ({ origin, mailbox, catalogue }) => {
  owner = await signUpAt(origin, mailbox)
  stranger = await signUpAt(origin, mailbox)
  editor = await signInAgain({ ...visitorAt(origin), account: accountOf('editor') })
  shelves = await readShelves(catalogue)
})

for (const name of PEOPLE_CALL_CODES) {
  const { target } = PEOPLE_CALLS[name]
  const isOpen = rolesOf(name).includes('visitor')

  test(`${name}: a visitor gets nothing of a person, however they ask`, async ({ origin }) => {
    const call = await callAbout(name, owner, shelves)
    const before = await belongingsOf(owner)
    const visitor = visitorAt(origin)
    const asIs = await ask(visitor, [call, ...withForgedHeaders(call)])
    const otherwise = await ask(visitor, written(call))
    expect(asIs.flatMap(harmful).concat(otherwise.flatMap(harmful))).toEqual([])
    expect(asIs.filter(([, answer]) => isKept(answer)).map(told)).toEqual([])
    if (!isOpen) {
      expect(asIs.filter(([, answer]) => codeOf(answer) !== 'not-signed-in').map(told)).toEqual([])
      expect(otherwise.filter(([, { status }]) => status < 300).map(told)).toEqual([])
    }
    expect(await belongingsOf(owner)).toEqual(before)
  })

  test(`${name}: who is signed in reaches their own and nobody else's`, async () => {
    const call = await callAbout(name, owner, shelves)
    const before = await belongingsOf(owner)
    for (const one of [stranger, editor]) {
      const everyWay = one === stranger && (target === 'row' || target === 'public')
      const asked = everyWay ? [call, ...withForgedHeaders(call), ...written(call)] : [call]
      const answers = await ask(await inAnotherBrowser(one, name), asked)
      expect(answers.flatMap(harmful)).toEqual([])
      if (target === 'row') expect(answers.filter(([, { status }]) => status < 300).map(told)).toEqual([])
      const [first] = answers.map(([, answer]) => answer)
      if (target === 'row') expect([name, first?.status]).toEqual([name, 404])
      else expect([401, 403, 404]).not.toContain(first?.status)
    }
    expect(await belongingsOf(owner), 'what belongs to somebody else').toEqual(before)

    const [[, own] = []] = await ask(await inAnotherBrowser(owner, name), [call])
    expect([401, 403, 404, 500]).not.toContain(own?.status)
    expect(own && isKept(own)).toBe(false)
  })
}

test('what a person was told is told to nobody who asks the same after them', async ({ origin }) => {
  const calls = PEOPLE_CALL_CODES.filter((name) => isRead(name) && name !== 'export-data')
  for (const name of calls) {
    const call = await callAbout(name, owner, shelves)
    const asked = [call, ...withForgedHeaders(call), ...written(call)]
    const own = await ask(owner, asked)
    expect(own.filter(([, answer]) => tells(answer) && isKept(answer)).map(told)).toEqual([])
    expect((await ask(visitorAt(origin), asked)).flatMap(harmful)).toEqual([])
  }
})

test('no page of another site makes a call for whoever is signed in', async ({ origin }) => {
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
  for (const name of PEOPLE_CALL_CODES) {
    const call = await callAbout(name, owner, shelves)
    const before = await belongingsOf(owner)
    const cookies = { Cookie: owner.headers.Cookie ?? '' }
    const forged = foreign.flatMap((headers) =>
      types.map((type) => ({ ...call, headers: { ...cookies, ...headers, 'Content-Type': type } })),
    )
    const answers = await ask({ ...owner, headers: {} }, forged)
    const wanted = isRead(name) ? 'not-signed-in' : 'origin-refused'
    const isRefused = (answer: Answered) => codeOf(answer) === wanted || (isRead(name) && !tells(answer))
    expect(answers.filter(([, answer]) => !isRefused(answer)).map(told)).toEqual([])
    expect(answers.flatMap(harmful)).toEqual([])

    // A browser that says nothing about where a request comes from is not believed to be the person's.
    const [[, unsaid] = []] = await ask({ ...owner, headers: cookies }, [call])
    if (!rolesOf(name).includes('visitor')) expect(unsaid && codeOf(unsaid)).toBe('not-signed-in')
    expect(await belongingsOf(owner)).toEqual(before)
  }
})

test("the panel's own interface tells nobody about people", async ({ origin }) => {
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
  const asked = paths.flatMap((path) => {
    const call = { method: 'GET', path }
    return [call, { ...call, headers: { RSC: '1' } }, ...withForgedHeaders(call)]
  })
  for (const other of [visitorAt(origin), stranger]) {
    const answers = await ask(other, asked)
    expect(answers.filter(([, answer]) => tells(answer)).map(told)).toEqual([])
  }
})

function harmful([asked, answered]: Asked): readonly string[] {
  return faultsOf(asked, answered, owner)
}

function told([asked, answered]: Asked): string {
  return `${spoken(asked)}: ${answered.status} ${answered.body.slice(0, 120)}`
}

function tells({ body }: Answered): boolean {
  return owner.marks.some((mark) => body.includes(mark))
}

function isRead(name: PeopleCall): boolean {
  return PEOPLE_CALLS[name].method === 'get'
}

function rolesOf(name: PeopleCall): readonly ActorRole[] {
  return PEOPLE_CALLS[name].roles
}

/** Logging out ends the session it is asked with: one of its own. */
function inAnotherBrowser(somebody: Somebody, name: PeopleCall): Promise<Somebody> | Somebody {
  return name === 'log-out' ? signInAgain(somebody) : somebody
}

async function readShelves(catalogue: Catalogue): Promise<Shelves> {
  const { slug, originalFormat } = await catalogue.find({ kind: 'icon', price: 'free' })
  const { entries } = contributorsSchema.parse(await catalogue.read('contributors', 'contributors'))
  return { item: { slug, format: originalFormat }, contributor: entries[0]?.username ?? '' }
}
