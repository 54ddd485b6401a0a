import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { ask } from '#e2e/doors/ask.ts'
import { faultsOf, isKept, spoken } from '#e2e/doors/judge.ts'
import type { Answered, Knock } from '#e2e/doors/knock.ts'
import { withForgedHeaders, written } from '#e2e/doors/otherwise.ts'
import { personalPages } from '#e2e/doors/personal-pages.ts'
import { type Somebody, signUpAt, visitorAt } from '#e2e/doors/somebody.ts'
import { addressOfEachFamily } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'asked once')
test.describe.configure({ mode: 'default', timeout: 300_000 })

/** As HTML, and as the data that a page of ours asks for before it shows another. */
const AS_PAGE_OR_DATA: readonly Readonly<Record<string, string>>[] = [
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
]

let owner: Somebody
let stranger: Somebody
let visitor: Somebody

test.beforeAll(async ({ origin, mailbox }) => {
  owner = await signUpAt(origin, mailbox)
  stranger = await signUpAt(origin, mailbox)
  visitor = visitorAt(origin)
})

for (const locale of LOCALE_CODES) {
  test(`pages about a person are the same for everybody, in ${locale}`, async () => {
    for (const path of personalPages(locale)) {
      expect((await open(visitor, path)).status, path).toBe(200)
      await expectSameForAll(path)
    }
  })
}

test('pages of the catalogue hold nothing of who looks at them', async ({ catalogue }) => {
  for (const path of Object.values(await addressOfEachFamily(catalogue, 'en'))) {
    // What stands on the shelves may change in the middle of it; what belongs to a person must never be there.
    await expect(() => expectSameForAll(path)).toPass({ timeout: 20_000 })
  }
})

test('a page that was asked for otherwise is afterwards what it was', async ({ catalogue }) => {
  const { home, item, listing } = await addressOfEachFamily(catalogue, 'en')
  for (const page of [home, item, listing, ...personalPages('en')]) {
    const { body } = await open(visitor, page)
    const forged = withForgedHeaders({ method: 'GET', path: page })
    // Each under an address of its own, which nobody asked for before.
    const apart = forged.map((one, index) => ({ ...one, path: `${page}${separator(page)}n=${index}` }))
    // The first answer may only make the page ready, the second is the one that could be kept.
    for (const answers of [await ask(owner, apart), await ask(owner, apart)])
      expect(answers.flatMap(([sent, answer]) => faultsOf(sent, answer, visitor))).toEqual([])
    const plain = await ask(
      visitor,
      apart.map(({ path }) => ({ method: 'GET', path })),
    )
    const others = plain.filter(([, answer]) => isKept(answer) && answer.body !== body)
    expect(
      others.map(([sent], index) => `${spoken(sent)} after ${JSON.stringify(forged[index]?.headers)}`),
    ).toEqual([])
  }
})

test('a page that is written otherwise tells a visitor nothing of whoever opened it before', async () => {
  for (const path of personalPages('en')) {
    const asked = written({ method: 'GET', path })
    for (const somebody of [owner, visitor, stranger]) {
      const answers = await ask(somebody, asked)
      for (const person of [owner, stranger])
        expect(answers.flatMap(([sent, answer]) => faultsOf(sent, answer, person))).toEqual([])
    }
  }
})

/** Nobody's words in it, and where it is kept the same bytes for a visitor and for two people. */
async function expectSameForAll(path: string): Promise<void> {
  for (const headers of AS_PAGE_OR_DATA) {
    const bodies = new Set<string>()
    for (const somebody of [visitor, owner, stranger, visitor]) {
      const answer = await open(somebody, path, headers)
      if (isKept(answer)) bodies.add(answer.body)
      for (const person of [owner, stranger])
        expect(faultsOf({ method: 'GET', path, headers }, answer, person)).toEqual([])
    }
    expect(bodies.size, `${path} ${JSON.stringify(headers)}`).toBeLessThanOrEqual(1)
  }
}

async function open(somebody: Somebody, path: string, headers: Knock['headers'] = {}): Promise<Answered> {
  const [[, answer] = []] = await ask(somebody, [{ method: 'GET', path, headers }])
  if (answer === undefined) throw new Error(`${path} was not answered`)
  return answer
}

function separator(path: string): '?' | '&' {
  return path.includes('?') ? '&' : '?'
}
