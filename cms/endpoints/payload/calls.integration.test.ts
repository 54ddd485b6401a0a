import type { Endpoint, SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#cms/endpoints/index.ts'
import { sql } from '#cms/operations/database.ts'
import { type Answer, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { desksOf } from '#domain/permissions/desks.ts'
import { type CallOwner, refusalOfCall, ruleOf } from '#domain/permissions/payload-calls.ts'
import { PEOPLE_CALLS } from '#domain/permissions/people.ts'
import { RESOURCES, scopeOf } from '#domain/permissions/permissions.ts'
import {
  CONSOLE_COMMAND_CALLS,
  CONSOLE_READS,
  PANEL_CALLS,
  PANEL_CHANGES,
  PANEL_READS,
  PANEL_TASKS,
  PUBLIC_CALLS,
} from '#domain/permissions/public-calls.ts'
import { QUERY_BOUNDS } from '#domain/permissions/query-bounds.ts'
import { ACTOR_ROLES, isStaffRole } from '#domain/permissions/roles.ts'
import { shareOfCommit } from '#local/testing/rotation.ts'

/** All roles of the table; a contributor is a member with a public profile. */
const CALLERS = [...ACTOR_ROLES, 'contributor'] as const
type Caller = (typeof CALLERS)[number]

/** Callers who try every call for every commit: without a role, with each kind of access, and with all of it. */
const DECISIVE: readonly Caller[] = ['visitor', 'member', 'contributor', 'admin']

/** Each commit tries a third of the calls by each of the other roles, and other ones by the next role. */
function triedBy<T>(caller: Caller, all: readonly T[]): readonly T[] {
  return DECISIVE.includes(caller) ? all : shareOfCommit(all, 3, CALLERS.indexOf(caller))
}

let opened: TestPayload
let calls: readonly Call[]
let config: SanitizedConfig
const persons = new Map<Caller, people.TestPerson>()

beforeAll(async () => {
  opened = await openPayload()
  config = opened.payload.config
  calls = callsOf(config)
  for (const caller of CALLERS) persons.set(caller, await makeCaller(caller))
})
afterAll(() => opened.close())

describe('the table of Payload’s calls', () => {
  test('has a row for every collection and global of Payload, and no others', () => {
    const slugs = [...config.collections, ...config.globals].map(({ slug }) => slug as string)
    expect(slugs.toSorted()).toEqual(RESOURCES.toSorted())
  })

  test('has a row for every endpoint that Payload registers', () => {
    expect(calls.length).toBeGreaterThan(250)
    expect(calls.filter((call) => ruleOf(call.owner, call.method, call.path) === null).map(callText)).toEqual(
      [],
    )
  })

  test('allows three calls to every visitor: log-in, log-out, and the current user', () => {
    const open = calls.filter(({ owner, method, path }) => ruleOf(owner, method, path) === 'everybody')
    expect([...new Set(open.map(callText))]).toEqual([
      'post /api/users/login',
      'post /api/users/logout',
      'get /api/users/me',
    ])
  })

  test('has no GraphQL endpoint', async () => {
    expect(config.graphQL.disable).toBe(true)
    const answer = await (await as('admin')).call('POST', '/graphql', {
      json: { query: '{ Items { docs { id } } }' },
    })
    expect(answer.status).toBe(404)
  })
})

describe.each(CALLERS)('a %s', (caller) => {
  test('gets from every endpoint of Payload the answer of the table', { timeout: 120_000 }, async () => {
    const wrong: string[] = []
    let browser = await as(caller)
    for (const call of triedBy(caller, calls)) {
      const answer = await browser.call(call.method.toUpperCase(), addressOf(call), optionsOf(call))
      const { owner, method, path } = answering(call)
      const expected = refusalOfCall(actorOf(caller), owner, ruleOf(owner, method, path))
      const received = refusalIn(answer)
      if (received !== expected || answer.status >= 500)
        wrong.push(
          `${callText(call)}: ${received} (${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}), not ${expected}`,
        )
      if (call.path === '/logout') browser = await as(caller)
    }
    expect(wrong).toEqual([])
  })
})

describe('the endpoints of this repository', () => {
  const endpointText = ({ method, path }: Endpoint) => `${method} ${path}`

  test('each have a row in one of the tables of calls', () => {
    const people = Object.values(PEOPLE_CALLS).map(({ method, path }) => `${method} /v2${path}`)
    const commands = Object.keys({ ...PANEL_CALLS, ...CONSOLE_COMMAND_CALLS })
    const panel = Object.keys({ ...PANEL_READS, ...PANEL_CHANGES, ...PANEL_TASKS })
    const rows = [...people, ...PUBLIC_CALLS, ...CONSOLE_READS, ...panel, ...commands]
    expect(ENDPOINTS.map(endpointText).toSorted()).toEqual(rows.toSorted())
  })

  test.each(CALLERS)('are answered to a %s if they are public or the table allows it', async (caller) => {
    const browser = await as(caller)
    const send = async (call: string) => {
      const [method = '', path = ''] = call.split(' ')
      const address = path.replace(/:\w+/g, '2147483647')
      const { body } = await browser.call(
        method.toUpperCase(),
        address,
        method === 'post' ? { json: {} } : {},
      )
      // A call may answer with null: there is no next submission.
      return body?.errors?.[0]?.code
    }
    for (const call of triedBy(caller, PUBLIC_CALLS))
      expect(['not-signed-in', 'forbidden', 'staff-only', 'origin-refused']).not.toContain(await send(call))
    for (const call of triedBy(caller, CONSOLE_READS)) {
      const code = await send(call)
      if (caller === 'visitor') expect([call, code]).toEqual([call, 'not-signed-in'])
      else if (caller === 'member') expect([call, code]).toEqual([call, 'forbidden'])
      else expect([call, code]).not.toEqual([call, 'not-signed-in'])
    }
    for (const [call, resource] of triedBy(caller, Object.entries({ ...PANEL_READS, ...PANEL_CHANGES }))) {
      const isAllowed = scopeOf(actorOf(caller), 'update', resource) === 'all'
      const expected = isAllowed ? 'not-found' : caller === 'visitor' ? 'not-signed-in' : 'forbidden'
      expect([call, await send(call)]).toEqual([call, expected])
    }
    for (const [call, resource] of Object.entries(PANEL_TASKS)) {
      const isAllowed = scopeOf(actorOf(caller), 'update', resource) === 'all'
      const isRefused = ['forbidden', 'not-signed-in'].includes((await send(call)) ?? '')
      expect([call, isRefused]).toEqual([call, !isAllowed])
    }
    for (const [call, command] of triedBy(
      caller,
      Object.entries({ ...PANEL_CALLS, ...CONSOLE_COMMAND_CALLS }),
    )) {
      const scope = commandScope(actorOf(caller), command)
      // The panel is for staff: a command on one's own rows only is not enough. The console is for users with a desk.
      const hasDesk = desksOf(actorOf(caller)).length > 0
      const isAllowed = call in PANEL_CALLS ? scope === 'all' : scope !== null && hasDesk
      expect([call, isAllowed, ['forbidden', 'not-signed-in'].includes((await send(call)) ?? '')]).toEqual([
        call,
        isAllowed,
        !isAllowed,
      ])
    }
  })
})

describe('a query of staff', () => {
  test.each([
    '/items?limit=0',
    '/items?limit=0&depth=10&locale=all',
    '/items?pagination=false',
    '/items?depth=10',
    '/items?locale=all',
    '/items/1?depth=3',
    `/items?${termsOf(60, 'packs.title')}`,
    `/items?${termsOf(150, 'title')}`,
    `/items/count?${termsOf(150, 'title')}`,
    `/landing-pages/versions?${termsOf(150, 'version.title')}`,
    '/items?where={"or":[',
    '/globals/home-page?depth=10',
    '/globals/home-page?data={',
    '/licences?joins[versions][limit]=0',
  ])('is rejected before it runs when it is out of bounds: %s', async (path) => {
    const answer = await (await as('admin')).call('GET', path)
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'query-out-of-bounds'])
  })

  test('is bounded too when it is sent as a body', async () => {
    const admin = await as('admin')
    const ask = (body: string, type = 'application/x-www-form-urlencoded') =>
      admin.call('POST', '/items', {
        text: body,
        headers: { 'Content-Type': type, 'X-Payload-HTTP-Method-Override': 'GET' },
      })
    expect((await ask('depth=0&limit=10')).status).toBe(200)
    expect((await ask('depth=0&limit=0')).status).toBe(400)
    expect((await ask('{"depth":10}', 'application/json')).status).toBe(400)
  })

  test('is answered within the bounds', async () => {
    const query = 'depth=0&draft=true&limit=250&where[id][in]=1,2,3&select[title]=true'
    expect((await (await as('editor')).call('GET', `/items?${query}`)).status).toBe(200)
  })
})

describe('a bulk change of staff', () => {
  const rows = (count: number, family: string) => sql(opened.payload)`
    insert into tags (slug) select ${family}::text || n from generate_series(1, ${count}::int) n`
  const countOf = async (family: string) => {
    const where = { slug: { like: family } }
    return (await opened.payload.count({ collection: 'tags', where })).totalDocs
  }

  test('deletes a thousand documents and refuses one more', { timeout: 120_000 }, async () => {
    const admin = await as('admin')
    await rows(QUERY_BOUNDS.bulkRows + 1, 'bulk')
    const remove = () => admin.call('DELETE', '/tags?depth=0&limit=5&where[slug][like]=bulk')
    const refused = await remove()
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([400, 'query-out-of-bounds'])
    expect(await countOf('bulk')).toBe(QUERY_BOUNDS.bulkRows + 1)
    await sql(opened.payload)`delete from tags where slug = 'bulk1'`
    expect((await remove()).status).toBe(200)
    expect(await countOf('bulk')).toBe(0)
  })

  test('edits a thousand documents at most', async () => {
    const answer = await (await as('admin')).call('PATCH', '/tags?limit=1001&where[slug][like]=x', {
      json: {},
    })
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'query-out-of-bounds'])
  })

  test('rejects unknown fields', async () => {
    const answer = await (await as('admin')).call('DELETE', '/tags?where[nothing][equals]=1')
    expect(answer.status).toBe(400)
  })
})

test('an unknown address under /api/v2 answers the 404 of this API', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
    for (const path of ['/v2', '/v2/', '/v2/nothing', '/v2/items/1/nothing']) {
      const { status, body } = await openBrowser().call(method, path)
      expect([path, status, body.errors?.[0]?.code]).toEqual([path, 404, 'not-found'])
    }
})

test('only staff get the current user of the panel', async () => {
  for (const caller of ['visitor', 'member', 'contributor'] as const)
    expect((await (await as(caller)).call('GET', '/users/me')).body).toEqual({ user: null })
  expect((await (await as('support')).call('GET', '/users/me')).body.user).toMatchObject({
    roles: ['support'],
  })
})

test('unknown paths of Payload are not found', async () => {
  for (const path of [
    '/constructor',
    '/__proto__',
    '/globals',
    '/globals/items',
    '/og?title=x',
    '/items/%E0%A4%A',
  ])
    for (const caller of ['visitor', 'admin'] as const) {
      const { status } = await (await as(caller)).call('GET', path)
      expect([path, caller, status >= 400 && status < 500]).toEqual([path, caller, true])
    }
})

interface Call {
  readonly owner: CallOwner
  readonly method: Endpoint['method']
  readonly path: string
}

/** All calls that Payload registered: the endpoints of this repository have tables of their own. */
function callsOf({ endpoints, collections, globals }: SanitizedConfig): readonly Call[] {
  const listed = (owner: CallOwner, list: Endpoint[] | false): Call[] =>
    (list || []).map(({ method, path }) => ({ owner, method, path }))
  const payloadEndpoints = endpoints.filter(
    ({ method, path }) => !ENDPOINTS.some((own) => own.method === method && own.path === path),
  )
  return [
    ...listed({ kind: 'root' }, payloadEndpoints),
    ...collections.flatMap(({ slug, endpoints: list }) => listed({ kind: 'collection', slug }, list)),
    ...globals.flatMap(({ slug, endpoints: list }) => listed({ kind: 'global', slug }, list)),
  ]
}

function callText({ owner, method, path }: Call): string {
  const base =
    owner.kind === 'root' ? '' : owner.kind === 'global' ? `/globals/${owner.slug}` : `/${owner.slug}`
  return `${method} /api${base}${path === '/' ? '' : path}`
}

/** The address of a missing document. */
function addressOf(call: Call): string {
  const id = 'slug' in call.owner && call.owner.slug === 'users' ? 'nobody' : '2147483647'
  return callText(call)
    .replace(/^\w+ \/api/, '')
    .replace('/:id?', '')
    .replace(':id', id)
    .replace(':key', 'columns')
}

/** The call that Payload routes the address to: the first match. */
function answering(call: Call): Call {
  const address = addressOf(call)
  const fits = (other: Call) => {
    const pattern = callText({ ...other, method: 'get' }).slice('get /api'.length)
    const path = pattern.replace('/:id?', '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')
    return other.method === call.method && new RegExp(`^${path}$`).test(address)
  }
  return calls.find(fits) ?? call
}

function optionsOf({ method }: Call) {
  return method === 'get' || method === 'delete' ? {} : { json: {} }
}

/** The error code of this repository in an answer; Payload's own errors have none. */
function refusalIn({ status, body }: Answer): ErrorCode | null {
  const code = body.errors?.[0]?.code as ErrorCode | undefined
  if (code === undefined || !['staff-only', 'forbidden', 'not-found'].includes(code)) return null
  expect(status).toBe(ERRORS[code].status)
  return code
}

function actorOf(caller: Caller) {
  if (caller === 'visitor') return null
  return { id: caller, roles: isStaffRole(caller) ? [caller] : [], isContributor: caller === 'contributor' }
}

/** A new browser with its own session, because a call may end it. */
async function as(caller: Caller): Promise<TestBrowser> {
  const person = persons.get(caller)
  return caller === 'visitor' || person === undefined
    ? openBrowser()
    : people.withSession(opened.payload, person)
}

async function makeCaller(caller: Caller): Promise<people.TestPerson> {
  const person = await people.makePerson(opened.payload, { roles: isStaffRole(caller) ? [caller] : [] })
  if (caller === 'contributor')
    await sql(opened.payload)`update users set is_contributor = true where id = ${person.id}`
  return person
}

function termsOf(count: number, path: string): string {
  return Array.from({ length: count }, (_, index) => `where[or][${index}][${path}][equals]=${index}`).join(
    '&',
  )
}
