import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import type { ProofSource } from '#cms/ports/proof-source.ts'
import { type Answer, codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import type { OwnClaim } from '#domain/contract/claims.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { accept } from '#domain/errors/catalogue.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { checkClaim } from './own-claim.ts'

let opened: TestPayload
let payload: Payload
let profiles = 0

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

describe('a claim', () => {
  test('goes from its start over the proof and the approval to the desk', async () => {
    const { person, browser, username } = await claimant()
    const claim = claimOf(await start(browser, username))
    expect(claim).toMatchObject({ state: 'open', method: 'dns', place: '_motif-claim.ada.example' })
    expect(claim.code).toMatch(/^motif-claim=[0-9a-f]{32}$/)
    expect(await check(person, username, ['v=spf1'])).toMatchObject({ code: 'proof-missing' })
    expect(await check(person, username, [claim.code])).toMatchObject({ ok: true })

    const support = await staff('support')
    const [row] = (await support.call('GET', '/console/profile-claims')).body as unknown as { id: number }[]
    const shown = await support.call('GET', `/console/profile-claims/${row?.id}`)
    expect(shown.body).toMatchObject({
      username,
      state: 'proved',
      claimant_email: person.email,
      proof: 'TXT _motif-claim.ada.example',
      allowed_actions: ['approve', 'reject'],
    })
    const approved = await decide(support, Number(row?.id), 'approve', 'proved')
    expect(approved.body).toMatchObject({ state: 'approved', allowed_actions: [] })
    const [profile] = await sql(
      payload,
    )`select owner_id, claimed from contributors where username = ${username}`
    expect(profile).toEqual({ owner_id: person.id, claimed: true })
    expect((await browser.call('GET', '/console/session')).body.desks).toEqual(['contributor'])
    expect(await mailsTo(person)).toEqual(['profile-claim-approved'])
    const logged = await sql(payload)`
      select command, after from audit_log where resource = 'profile-claims' and record_id = ${String(row?.id)} order by id`
    expect(logged).toEqual([
      { command: 'profile.claim', after: { state: 'proved' } },
      { command: 'profile-claim.decide', after: { state: 'approved' } },
    ])
  })

  test('of one user is not proved by the code of another', async () => {
    const first = await claimant()
    const second = await claimant(first.username)
    const { code } = claimOf(await start(first.browser, first.username))
    await start(second.browser, first.username)
    expect(await check(second.person, first.username, [code])).toMatchObject({ code: 'proof-missing' })
  })

  test('is not approved without a proof; a rejection needs a reason, is mailed, and shown to the claimant', async () => {
    const { person, browser, username } = await claimant()
    await start(browser, username)
    const id = await idOf(person)
    const support = await staff('support')
    expect(codesOf(await decide(support, id, 'approve', 'open'))).toEqual(['claim-unproved'])
    expect(codesOf(await decide(support, id, 'reject', 'open'))).toEqual(['reason: statement-missing'])
    expect((await decide(support, id, 'reject', 'open', 'Not the author')).status).toBe(200)
    expect(await mailsTo(person)).toEqual(['profile-claim-rejected'])
    expect(claimOf(await read(browser, username))).toMatchObject({
      state: 'rejected',
      reason: 'Not the author',
    })
    expect((await start(browser, username)).status).toBe(200)
  })

  test('that is approved rejects the other claims of the profile', async () => {
    const first = await claimant()
    const second = await claimant(first.username)
    for (const { browser, person } of [first, second]) {
      const { code } = claimOf(await start(browser, first.username))
      await check(person, first.username, [code])
    }
    const support = await staff('manager')
    const ids = [await idOf(first.person), await idOf(second.person)] as const
    const answers = await Promise.all(ids.map((id) => decide(support, id, 'approve', 'proved')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const states = await sql<{ state: string }>(payload)`
      select state from profile_claims where id in (${ids[0]}, ${ids[1]}) order by state`
    expect(states.map(({ state }) => state)).toEqual(['approved', 'rejected'])
    const [winner, loser] = answers[0]?.status === 200 ? [first, second] : [second, first]
    expect(claimOf(await read(loser.browser, first.username))).toMatchObject({
      reason: null,
      superseded: true,
    })
    expect(claimOf(await read(winner.browser, first.username)).superseded).toBe(false)
    const [mail] = await sql<{ data: object }>(payload)`
      select data from mails where user_id = ${loser.person.id} and template = 'profile-claim-rejected'`
    expect(mail?.data).toMatchObject({ contributor: first.username })
  })

  test('can be withdrawn and started again, but exists once at a time', async () => {
    const { browser, username } = await claimant()
    const answers = await Promise.all([start(browser, username), start(browser, username)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const form = { contributor: username, expected: 'open' }
    const withdrawn = await browser.call('POST', '/v2/auth/claim/withdraw', { json: form })
    expect(claimOf(withdrawn).state).toBe('withdrawn')
    expect((await start(browser, username)).status).toBe(200)
  })

  test('of a profile that belongs to an account, or of an unconfirmed account, is refused', async () => {
    const { browser, username } = await claimant()
    await sql(payload)`update contributors set claimed = true where username = ${username}`
    expect(codesOf(await start(browser, username))).toEqual(['already-claimed'])
    const unconfirmed = await claimant(undefined, { verified: false })
    expect(codesOf(await start(unconfirmed.browser, unconfirmed.username))).toEqual(['email-not-verified'])
  })

  test.each([
    [{ method: 'dns', target: '127.0.0.1' }],
    [{ method: 'dns', target: 'localhost' }],
    [{ method: 'repository', target: 'ada/engine/../../x' }],
    [{ method: 'package', target: 'https://evil.example' }],
  ])('of %j is refused with the field', async (change) => {
    const { browser, username } = await claimant()
    expect(codesOf(await start(browser, username, change))).toEqual(['target: claim-target-invalid'])
  })

  test.each(['finance', 'reviewer', 'editor'] as const)(
    'is neither read nor decided by a %s',
    async (role) => {
      const browser = await staff(role)
      expect((await browser.call('GET', '/console/profile-claims')).status).toBe(403)
      expect((await decide(browser, 1, 'reject', 'open', 'No')).status).toBe(403)
    },
  )

  test('is decided by no staff member who made it', async () => {
    const person = await makePerson(payload, { roles: ['support'] })
    const browser = await withSession(payload, person)
    const username = await unclaimed()
    const { code } = claimOf(await start(browser, username))
    await check(person, username, [code])
    expect(codesOf(await decide(browser, await idOf(person), 'approve', 'proved'))).toEqual(['own-work'])
  })
})

async function claimant(profile?: string, { verified = true } = {}) {
  const person = await makePerson(payload, { verified })
  const username = profile ?? (await unclaimed())
  return { person, browser: await withSession(payload, person), username }
}

async function unclaimed(): Promise<string> {
  profiles += 1
  const username = `imported-${profiles}`
  await sql(payload)`
    insert into contributors (username, name, type, claimed) values (${username}, 'Imported', 'person', false)`
  return username
}

function start(browser: TestBrowser, contributor: string, change: object = {}): Promise<Answer> {
  return browser.call('POST', '/v2/auth/claim', {
    json: {
      contributor,
      method: 'dns',
      target: 'ada.example',
      agreement: AGREEMENT.version,
      accepted: true,
      ...change,
    },
  })
}

/** Looks for the proof in these TXT records. */
function check({ id }: TestPerson, contributor: string, records: readonly string[]) {
  const source: ProofSource = {
    readText: async () => accept(null),
    readTxt: async (name) => accept(name === '_motif-claim.ada.example' ? records : []),
  }
  return checkClaim(payload, source, { user: id, contributor, expected: 'open' })
}

function read(browser: TestBrowser, contributor: string): Promise<Answer> {
  return browser.call('GET', `/v2/auth/claim?${new URLSearchParams({ contributor })}`)
}

function decide(
  browser: TestBrowser,
  id: number,
  action: string,
  expected: string,
  reason = '',
): Promise<Answer> {
  return browser.call('POST', `/console/profile-claims/${id}/${action}`, { json: { expected, reason } })
}

function claimOf(answer: Answer): OwnClaim {
  expect(codesOf(answer)).toEqual([])
  return answer.body.response?.claim as OwnClaim
}

async function staff(role: StaffRole): Promise<TestBrowser> {
  return withSession(payload, await makePerson(payload, { roles: [role] }))
}

async function idOf({ id }: TestPerson): Promise<number> {
  const [row] = await sql<{ id: number }>(
    payload,
  )`select max(id) as id from profile_claims where user_id = ${id}`
  return Number(row?.id)
}

async function mailsTo({ email }: TestPerson): Promise<string[]> {
  const rows = await sql<{ template: string }>(
    payload,
  )`select template from mails where email = ${email} order by id`
  return rows.map(({ template }) => template)
}
