import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { type Answer, codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { ACTOR_ROLES, isStaffRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let editor: TestPerson
let browser: TestBrowser

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  editor = await makePerson(payload, { roles: ['editor'] })
  browser = await withSession(payload, editor)
})
afterAll(() => opened.close())

describe('publish-revision', () => {
  test('is offered while a ready revision waits, publishes it, and is logged with reason, before and after', async () => {
    const { item, current, waiting } = await itemWithWaitingRevision()
    const before = await browser.call('GET', `/console/items/${item}`)
    expect(before.body.allowed_actions).toEqual(['publish-revision'])
    expect(before.body.revisions).toMatchObject([
      { id: waiting, current: false, state: 'ready' },
      { id: current, current: true },
    ])

    const answer = await publish(item, { revision: waiting, expected: current, reason: ' better curves ' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id: item, allowed_actions: ['publish-revision'] })
    expect(await logOf(item)).toEqual([
      {
        actor_id: editor.id,
        command: 'revision.publish',
        reason: 'better curves',
        before: { current_revision: current },
        after: { current_revision: waiting },
      },
    ])
  })

  test('is refused and not logged when the item shows another revision than the actor saw', async () => {
    const { item, waiting } = await itemWithWaitingRevision()
    const answer = await publish(item, { revision: waiting, expected: null })
    expect([answer.status, codesOf(answer)]).toEqual([409, ['state-changed']])
    expect(await logOf(item)).toEqual([])
  })

  test('is logged once when two requests race', async () => {
    const { item, current, waiting } = await itemWithWaitingRevision()
    const answers = await Promise.all(
      [1, 2].map(() => publish(item, { revision: waiting, expected: current })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await logOf(item)).toHaveLength(1)
  })

  test('is not offered for a removed item, and is refused there', async () => {
    const { item, current, waiting } = await itemWithWaitingRevision()
    await sql(payload)`update items set visibility = 'removed' where id = ${item}`
    const { body } = await browser.call('GET', `/console/items/${item}`)
    expect(body.allowed_actions).toEqual([])
    const answer = await publish(item, { revision: waiting, expected: current })
    expect([answer.status, codesOf(answer)]).toEqual([410, ['gone']])
  })

  test.each([
    [{}, 400, 'bad-request'],
    [{ revision: 1, expected: null, extra: 1 }, 400, 'bad-request'],
    [{ revision: 999_999, expected: null }, 404, 'not-found'],
  ])('refuses %j with %i', async (form, status, code) => {
    const { item } = await itemWithWaitingRevision()
    const answer = await publish(item, form)
    expect([answer.status, codesOf(answer)]).toEqual([status, [code]])
  })

  test('refuses a request of another site', async () => {
    const { item, current, waiting } = await itemWithWaitingRevision()
    const answer = await browser.call('POST', `/console/items/${item}/publish-revision`, {
      json: { revision: waiting, expected: current },
      headers: { Origin: 'https://elsewhere.example' },
    })
    expect([answer.status, codesOf(answer)]).toEqual([403, ['origin-refused']])
  })

  test.each(ACTOR_ROLES)('answers a %s by the permission table', async (role) => {
    const { item, current, waiting } = await itemWithWaitingRevision()
    const roles = isStaffRole(role) ? [role] : []
    const caller =
      role === 'visitor' ? openBrowser() : await withSession(payload, await makePerson(payload, { roles }))
    const holds = role !== 'visitor' && commandScope({ id: 'a', roles }, 'revision.publish') === 'all'
    if (roles.length > 0) {
      const { body } = await caller.call('GET', `/console/items/${item}`)
      expect(body.allowed_actions).toEqual(holds ? ['publish-revision'] : [])
    }
    const { status } = await publish(item, { revision: waiting, expected: current }, caller)
    expect(status).toBe(holds ? 200 : role === 'visitor' ? 401 : 403)
    expect(await logOf(item)).toHaveLength(holds ? 1 : 0)
  })
})

describe('the audit log', () => {
  test.each([
    ['update', 'update audit_log set reason = null'],
    ['delete', 'delete from audit_log'],
    ['truncate', 'truncate audit_log'],
  ])('refuses %s', async (_, statement) => {
    const { item, current, waiting } = await itemWithWaitingRevision()
    await publish(item, { revision: waiting, expected: current })
    const before = await countLog()
    await expect(payload.db.drizzle.execute(statement)).rejects.toMatchObject({
      cause: { message: 'audit_log is append-only' },
    })
    expect(await countLog()).toBe(before)
  })
})

async function itemWithWaitingRevision() {
  const { id: item } = await catalogue.add({ title: 'Heart' })
  const [row] = await sql<{ current: number }>(payload)`
    select current_revision_id as current from items where id = ${item}`
  const [added] = await sql<{ id: number }>(payload)`
    insert into revisions (item_id, number, state, file_id, format, animated)
    select item_id, number + 1, 'ready', file_id, format, animated from revisions where id = ${row?.current} returning id`
  return { item, current: Number(row?.current), waiting: Number(added?.id) }
}

function publish(item: number, json: object, caller = browser): Promise<Answer> {
  return caller.call('POST', `/console/items/${item}/publish-revision`, { json })
}

function logOf(item: number) {
  return sql(payload)`
    select actor_id, command, reason, before, after from audit_log where resource = 'items' and record_id = ${String(item)}`
}

async function countLog(): Promise<number> {
  const [row] = await sql<{ count: number }>(payload)`select count(*)::int as count from audit_log`
  return row?.count ?? 0
}
