import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAddress } from '#cms/operations/catalogue/read-address.ts'
import { sql } from '#cms/operations/database.ts'
import { type Answer, codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { makeContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import { CONSOLE_COMMANDS, VISIBILITY_ACTIONS } from '#domain/contract/console/commands.ts'
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
    expect(before.body.allowed_actions).toEqual(['publish-revision', 'rest', 'retire'])
    expect(before.body.revisions).toMatchObject([
      { id: waiting, current: false, state: 'ready' },
      { id: current, current: true },
    ])

    const answer = await publish(item, { revision: waiting, expected: current, reason: ' better curves ' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id: item, allowed_actions: ['publish-revision', 'rest', 'retire'] })
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
      expect((body.allowed_actions as string[]).includes('publish-revision')).toBe(holds)
    }
    const { status } = await publish(item, { revision: waiting, expected: current }, caller)
    expect(status).toBe(holds ? 200 : role === 'visitor' ? 401 : 403)
    expect(await logOf(item)).toHaveLength(holds ? 1 : 0)
  })
})

describe('revise', () => {
  test('is offered to staff for a live work of their own, starts one update, and is not offered while that is open', async () => {
    const { item, person, caller } = await itemOfStaff()
    const before = await caller.call('GET', `/console/items/${item}`)
    expect(before.body.allowed_actions).toEqual(['revise', 'rest', 'retire'])

    const answer = await revise(item, caller)
    expect(answer.status).toBe(202)
    expect(answer.body).toMatchObject({ item, state: 'draft', changes: 'New keywords' })
    const [logged] = await sql(payload)`
      select actor_id, command from audit_log where resource = 'submissions' and record_id = ${String(answer.body.id)}`
    expect(logged).toEqual({ actor_id: person.id, command: 'submission.revise' })
    const after = await caller.call('GET', `/console/items/${item}`)
    expect(after.body.allowed_actions).toEqual(['rest', 'retire'])
    expect(codesOf(await revise(item, caller))).toEqual(['update-open'])
  })

  test('is offered to staff in the team of the contributor as their role there allows', async () => {
    const { item } = await itemOfStaff()
    for (const [role, isOffered] of [
      ['editor', true],
      ['viewer', false],
    ] as const) {
      const person = await makePerson(payload, { roles: ['support'] })
      await sql(payload)`
        insert into contributor_members (contributor_id, user_id, role)
        select contributor_id, ${person.id}, ${role}::enum_contributor_members_role from items where id = ${item}`
      const caller = await withSession(payload, person)
      const { body } = await caller.call('GET', `/console/items/${item}`)
      expect((body.allowed_actions as string[]).includes('revise'), role).toBe(isOffered)
    }
  })

  test('is neither offered nor accepted for the work of another', async () => {
    const { item } = await itemOfStaff()
    const { body } = await browser.call('GET', `/console/items/${item}`)
    expect(body.allowed_actions).toEqual(['rest', 'retire'])
    expect(codesOf(await revise(item, browser))).toEqual(['forbidden'])
    const { caller: other } = await itemOfStaff()
    const shown = await other.call('GET', `/console/items/${item}`)
    expect(shown.body.allowed_actions).toEqual(['rest', 'retire'])
    expect(codesOf(await revise(item, other))).toEqual(['not-found'])
  })

  test.each([
    ['resting', true, null],
    ['retired', false, 'work-not-live'],
    ['removed', false, 'work-withheld'],
  ] as const)('of a %s work is offered exactly where it is accepted', async (visibility, isOffered, code) => {
    const { item, caller } = await itemOfStaff()
    await sql(payload)`update items set visibility = ${visibility}::enum_items_visibility where id = ${item}`
    const { body } = await caller.call('GET', `/console/items/${item}`)
    expect((body.allowed_actions as string[]).includes('revise')).toBe(isOffered)
    expect(codesOf(await revise(item, caller))).toEqual(code === null ? [] : [code])
  })
})

describe('a change of visibility', () => {
  test('takes the item out of search, leaves it to licence holders, and is logged with both states', async () => {
    const { id, slug } = await catalogue.add({ title: 'Rested' })
    await clearOutbox()
    const answer = await change(id, 'rest', { expected: 'published', reason: 'season is over' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ visibility: 'resting', allowed_actions: ['retire', 'restore'] })
    expect(await logOf(id)).toMatchObject([
      {
        actor_id: editor.id,
        command: 'asset.rest',
        reason: 'season is over',
        before: { visibility: 'published' },
        after: { visibility: 'resting' },
      },
    ])
    expect(await topics()).toEqual(['asset.changed', 'search.record', 'search.related'])
    expect((await readAddress(payload, 'item', slug))?.status).toBe(200)

    await change(id, 'retire', { expected: 'resting' })
    expect((await readAddress(payload, 'item', slug))?.status).toBe(410)
    expect((await change(id, 'restore', { expected: 'retired' })).body).toMatchObject({
      visibility: 'published',
    })
    expect((await readAddress(payload, 'item', slug))?.status).toBe(200)
  })

  test('notifies users who downloaded a retired item, and no user about a resting one', async () => {
    const { id } = await catalogue.add({ title: 'Known' })
    await change(id, 'rest', { expected: 'published' })
    expect(await fanOutsOf(id)).toEqual([])
    await change(id, 'retire', { expected: 'resting' })
    expect(await fanOutsOf(id)).toEqual(['retired'])
  })

  test('to removed needs a reason, withholds the files, and is final', async () => {
    const { id } = await catalogue.add({ title: 'Forbidden' })
    const manager = await withSession(payload, await makePerson(payload, { roles: ['manager'] }))
    const without = await change(id, 'remove', { expected: 'published' }, manager)
    expect([without.status, codesOf(without)]).toEqual([422, ['reason: statement-missing']])
    expect(await withheldFilesOf(id)).toEqual([false])
    const removed = await change(id, 'remove', { expected: 'published', reason: 'a copy' }, manager)
    expect(removed.body).toMatchObject({ visibility: 'removed', allowed_actions: [] })
    expect(await withheldFilesOf(id)).toEqual([true])
    const after = await change(id, 'restore', { expected: 'removed' }, manager)
    expect([after.status, codesOf(after)]).toEqual([410, ['gone']])
  })

  test('is made once when two members of staff decide at the same time', async () => {
    const { id } = await catalogue.add({ title: 'Contested' })
    const answers = await Promise.all(
      (['rest', 'retire'] as const).map((action) => change(id, action, { expected: 'published' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await logOf(id)).toHaveLength(1)
  })

  test('is possible for contributors with their own items, which they may not restore or remove', async () => {
    const { id } = await catalogue.add({ title: 'Mine' })
    const author = await makeContributor(payload)
    const foreign = await change(id, 'rest', { expected: 'published' }, author.browser)
    expect([foreign.status, codesOf(foreign)]).toEqual([403, ['forbidden']])
    await sql(payload)`
      update items set contributor_id = (select id from contributors where owner_id = ${author.person.id}) where id = ${id}`
    const own = await change(id, 'rest', { expected: 'published' }, author.browser)
    expect(own.body).toEqual({ id, visibility: 'resting' })
    for (const action of ['restore', 'remove'] as const)
      expect((await change(id, action, { expected: 'resting' }, author.browser)).status).toBe(403)
  })

  test('is refused for a suspended item by command, by form and by SQL', async () => {
    const { id } = await catalogue.add({ title: 'Claimed', visibility: 'suspended' })
    const answer = await change(id, 'retire', { expected: 'published' })
    expect([answer.status, codesOf(answer)]).toEqual([451, ['work-withheld']])
    await expect(
      payload.update({ collection: 'items', id, data: { visibility: 'published' } }),
    ).rejects.toMatchObject({ status: 409 })
    await expect(
      sql(payload)`update items set visibility = 'published' where id = ${id}`,
    ).rejects.toMatchObject({ cause: { message: `item ${id} is suspended by a takedown case` } })
  })

  test.each([
    [{}, 400],
    [{ expected: 'gone' }, 400],
    [{ expected: 'published', reason: 'x'.repeat(501) }, 400],
    [{ expected: 'published', visibility: 'removed' }, 400],
  ])('refuses %j with %i', async (form, status) => {
    const { id } = await catalogue.add({ title: 'Kept' })
    expect((await change(id, 'rest', form)).status).toBe(status)
    expect((await change(999_999, 'rest', { expected: 'published' })).status).toBe(404)
    expect(await logOf(id)).toEqual([])
  })

  test.each(ACTOR_ROLES.flatMap((role) => VISIBILITY_ACTIONS.map((action) => ({ role, action }))))(
    '$action is answered for a $role by the permission table',
    async ({ role, action }) => {
      const visibility = action === 'restore' ? 'resting' : 'published'
      const { id } = await catalogue.add({ title: 'Matrix', visibility })
      const roles = isStaffRole(role) ? [role] : []
      const caller =
        role === 'visitor' ? openBrowser() : await withSession(payload, await makePerson(payload, { roles }))
      const holds =
        role !== 'visitor' && commandScope({ id: 'a', roles }, CONSOLE_COMMANDS.items[action]) === 'all'
      const { status } = await change(id, action, { expected: visibility, reason: 'asked for' }, caller)
      expect(status).toBe(holds ? 200 : role === 'visitor' ? 401 : 403)
      expect(await logOf(id)).toHaveLength(holds ? 1 : 0)
    },
  )
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

/** A live work, and an editor of the staff as its contributor. */
async function itemOfStaff() {
  const { id: item } = await catalogue.add({ title: 'Own work' })
  const person = await makePerson(payload, { roles: ['editor'] })
  await sql(payload)`update users set is_contributor = true where id = ${person.id}`
  await sql(payload)`
    with made as (
      insert into contributors (username, name, type, claimed, owner_id)
      values (${`s-${person.id.slice(0, 8)}`}, 'Staff', 'team', true, ${person.id}) returning id)
    update items set contributor_id = (select id from made) where id = ${item}`
  return { item, person, caller: await withSession(payload, person) }
}

function revise(item: number, caller: TestBrowser): Promise<Answer> {
  const form = new FormData()
  form.set('changes', 'New keywords')
  return caller.call('POST', `/console/items/${item}/revise`, { form })
}

function publish(item: number, json: object, caller = browser): Promise<Answer> {
  return caller.call('POST', `/console/items/${item}/publish-revision`, { json })
}

function change(item: number, action: string, json: object, caller = browser): Promise<Answer> {
  return caller.call('POST', `/console/items/${item}/${action}`, { json })
}

async function clearOutbox(): Promise<void> {
  await sql(payload)`delete from outbox`
}

async function topics(): Promise<string[]> {
  const rows = await sql<{ topic: string }>(payload)`select distinct topic::text from outbox order by 1`
  return rows.map(({ topic }) => topic)
}

async function fanOutsOf(item: number): Promise<string[]> {
  const rows = await sql<{ change: string }>(payload)`
    select data ->> 'change' as change from fan_outs where key like ${`asset-withdrawn:${item}:%`}`
  return rows.map((row) => row.change)
}

async function withheldFilesOf(item: number): Promise<boolean[]> {
  const rows = await sql<{ withheld: boolean }>(payload)`
    select withheld from files where id in (select file_id from revisions where item_id = ${item})`
  return rows.map(({ withheld }) => withheld)
}

function logOf(item: number) {
  return sql(payload)`
    select actor_id, command, reason, before, after from audit_log where resource = 'items' and record_id = ${String(item)}`
}

async function countLog(): Promise<number> {
  const [row] = await sql<{ count: number }>(payload)`select count(*)::int as count from audit_log`
  return row?.count ?? 0
}
