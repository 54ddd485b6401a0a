import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'
import { PREFERENCE_BYTES } from '#domain/contract/body-limits.ts'
import { PREFERENCES } from '#domain/permissions/preferences.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload
let tag: number

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  tag = (await payload.create({ collection: 'tags', data: { name: 'Woods', slug: 'woods' } as never }))
    .id as number
})
afterAll(() => opened.close())

interface Member {
  readonly person: people.TestPerson
  readonly browser: TestBrowser
}

async function staff(...roles: StaffRole[]): Promise<Member> {
  const person = await people.makePerson(payload, { roles })
  return { person, browser: await people.withSession(payload, person) }
}

describe('a lock', () => {
  /** Creates a lock as the panel does: the server writes it when a form is opened. */
  async function lockBy({ person }: Member): Promise<number> {
    const document = { relationTo: 'tags', value: tag }
    const user = { relationTo: 'users', value: person.id }
    const data = { document, user, globalSlug: undefined }
    const lock = await payload.db.create({ collection: 'payload-locked-documents', data })
    return Number(lock.id)
  }

  async function holderOf(lock: number) {
    const { user, document } = await payload.findByID({
      collection: 'payload-locked-documents',
      id: lock,
      depth: 0,
    })
    return { user: user.value, document: document?.value }
  }

  test('cannot be created through REST', async () => {
    const { browser, person } = await staff('admin')
    const json = {
      document: { relationTo: 'tags', value: tag },
      user: { relationTo: 'users', value: person.id },
    }
    expect(codesOf(await browser.call('POST', '/payload-locked-documents', { json }))).toEqual(['not-found'])
  })

  test('is taken over in the caller’s name, for the same document, regardless of the fields sent', async () => {
    const [editor, other] = [await staff('editor'), await staff('manager')]
    const lock = await lockBy(other)
    const json = {
      user: { relationTo: 'users', value: other.person.id },
      document: { relationTo: 'tags', value: tag + 1 },
      globalSlug: 'home-page',
    }
    const path = `/payload-locked-documents/${lock}`
    expect((await editor.browser.call('PATCH', path, { json })).status).toBe(200)
    expect(await holderOf(lock)).toEqual({ user: editor.person.id, document: tag })
  })

  test('cannot be taken over without permission to edit the document', async () => {
    const editor = await staff('editor')
    const lock = await lockBy(editor)
    const path = `/payload-locked-documents/${lock}`
    for (const roles of [['reviewer'], ['support'], []] as const) {
      const one = await staff(...roles)
      const json = { user: { relationTo: 'users', value: one.person.id } }
      expect((await one.browser.call('PATCH', path, { json })).status).toBe(403)
    }
    expect((await holderOf(lock)).user).toBe(editor.person.id)
  })

  test('is deleted only by its holder, one at a time', async () => {
    const [editor, other] = [await staff('editor'), await staff('admin')]
    const path = `/payload-locked-documents/${await lockBy(editor)}`
    expect((await other.browser.call('DELETE', path)).status).toBe(403)
    const all = '/payload-locked-documents?where[id][exists]=true'
    expect(codesOf(await editor.browser.call('DELETE', all))).toEqual(['not-found'])
    expect((await editor.browser.call('DELETE', path)).status).toBe(200)
  })

  test('is not listed for members', async () => {
    const { browser } = await staff()
    for (const method of ['GET', 'DELETE'])
      expect(codesOf(await browser.call(method, '/payload-locked-documents'))).toEqual(['staff-only'])
  })
})

describe('a preference', () => {
  const set = ({ browser }: Member, key: string, value: unknown) =>
    browser.call('POST', `/payload-preferences/${key}`, { json: { value } })

  async function countOf({ person }: Member): Promise<number> {
    const [row] = await sql<{ count: number }>(payload)`
      select count(*)::int as count from payload_preferences_rels where users_id = ${person.id}`
    return row?.count ?? 0
  }

  test('is private', async () => {
    const [one, other] = [await staff('editor'), await staff('editor')]
    expect((await set(one, 'nav', { open: true })).status).toBe(200)
    const { body } = await other.browser.call('GET', '/payload-preferences/nav')
    expect(body.value).toBeNull()
    expect(codesOf(await other.browser.call('GET', '/payload-preferences'))).toEqual(['not-found'])
    expect((await one.browser.call('GET', '/payload-preferences/nav')).body.value).toEqual({ open: true })
  })

  test('has a maximum size and key length', async () => {
    const editor = await staff('editor')
    expect((await set(editor, 'nav', 'x'.repeat(PREFERENCE_BYTES - 100))).status).toBe(200)
    expect(codesOf(await set(editor, 'nav', 'x'.repeat(PREFERENCE_BYTES)))).toEqual(['too-large'])
    expect(codesOf(await set(editor, 'k'.repeat(PREFERENCES.keyChars + 1), 1))).toEqual(['bad-request'])
    // The length of a collection's list comes from its preference.
    expect(codesOf(await set(editor, 'collection-items', { limit: 100_000 }))).toEqual(['bad-request'])
    expect(await countOf(editor)).toBe(1)
  })

  test('is bounded when the server stores it for a page of the panel', async () => {
    const { person } = await staff('editor')
    const user = { relationTo: 'users', value: person.id } as const
    const keep = (value: unknown) =>
      payload.create({
        collection: 'payload-preferences',
        data: { key: 'collection-tags', user, value } as never,
        user: { id: person.id, collection: 'users', roles: ['editor'] } as never,
      })
    await expect(keep({ limit: 1_000_000 })).rejects.toThrow('1003')
    await expect(keep('x'.repeat(PREFERENCE_BYTES + 1))).rejects.toThrow('1005')
    await keep({ limit: 50 })
  })

  test('above the maximum replaces the user’s oldest', async () => {
    const editor = await staff('editor')
    await sql(payload)`
      with made as (
        insert into payload_preferences (key, value, updated_at)
        select 'old-' || n, '1'::jsonb, now() - make_interval(days => n) from generate_series(1, ${PREFERENCES.count}) n
        returning id)
      insert into payload_preferences_rels (parent_id, path, users_id) select id, 'user', ${editor.person.id} from made`
    expect((await set(editor, 'newest', 1)).status).toBe(200)
    expect(await countOf(editor)).toBe(PREFERENCES.count)
    const of = async (key: string) =>
      (await editor.browser.call('GET', `/payload-preferences/${key}`)).body.value
    expect([await of('newest'), await of('old-1'), await of(`old-${PREFERENCES.count}`)]).toEqual([
      1,
      1,
      null,
    ])
  })

  test('is deleted on reset with the user’s others only', async () => {
    const [one, other] = [await staff('editor'), await staff('editor')]
    await set(one, 'nav', 1)
    await set(other, 'nav', 1)
    const query = `depth=0&where[user.value][equals]=${other.person.id}`
    await one.browser.call('DELETE', `/payload-preferences?${query}`)
    expect(await countOf(other)).toBe(1)
    const own = `depth=0&where[user.value][equals]=${one.person.id}`
    expect((await one.browser.call('DELETE', `/payload-preferences?${own}`)).status).toBe(200)
    expect(await countOf(one)).toBe(0)
  })
})

describe('a session of the panel', () => {
  test('has its token only in the cookie', async () => {
    const person = await people.makePerson(payload, { roles: ['editor'] })
    const browser = openBrowser()
    const json = { email: person.email, password: people.PASSWORD }
    const answers = [
      await browser.call('POST', '/users/login', { json }),
      await browser.call('POST', '/users/refresh-token'),
      await browser.call('GET', '/users/me'),
    ]
    const token = browser.cookies.get('payload-token') ?? ''
    expect(token.length).toBeGreaterThan(20)
    for (const { status, body } of answers) {
      expect([status, (body.user as { id: string }).id, typeof body.exp]).toEqual([200, person.id, 'number'])
      expect(JSON.stringify(body)).not.toContain(token)
    }
  })

  test('cannot be ended or extended by a page of another site', async () => {
    const { browser } = await staff('editor')
    for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }])
      for (const path of ['/users/logout', '/users/refresh-token', '/users/login'])
        expect((await browser.call('POST', path, { headers })).status).toBe(403)
    expect(await people.statusOf(browser)).toBe(200)
    expect((await browser.call('POST', '/users/logout')).status).toBe(200)
    expect(await people.statusOf(browser)).toBe(401)
  })
})
