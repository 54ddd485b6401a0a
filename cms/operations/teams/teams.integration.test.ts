import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#cms/operations/accounts/delete-account.ts'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { sendMail } from '#cms/operations/mail/send-mail.ts'
import { listNotifications } from '#cms/operations/notifications/list-notifications.ts'
import { setTeamSeats } from '#cms/operations/teams/set-team-seats.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, PASSWORD, withSession } from '#cms/testing/people.ts'
import { accept, addMember, invite, makeTeam, readTeam, type TestTeam, tokenFor } from '#cms/testing/teams.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

describe('a team', () => {
  test('has one seat until it has a plan, and is listed for its members alone', async () => {
    const { team, browser, owner } = await makeTeam(payload, { seats: 1 })
    expect(await readTeam(browser, team)).toMatchObject({
      name: 'Engines',
      email: 'office@example.com',
      size: 4,
      seats: 1,
      seats_used: 1,
      pivot: { role: 'admin' },
      members: [{ email: owner.email, role: 'owner', is_self: true }],
      invitations: [],
    })
    const other = await withSession(payload, await makePerson(payload))
    expect(await readTeam(other, team)).toBeUndefined()
    const plain = (await browser.call('GET', '/v2/teams')).body.response?.teams
    expect(plain).toEqual([expect.not.objectContaining({ members: expect.anything() })])
  })

  test.each([
    [{ name: ' ', email: 'a@example.com' }, ['name: team-name-missing']],
    [{ name: 'Engines', email: 'no address' }, ['email: email-invalid']],
    [{ name: 'Engines', email: 'a@example.com', size: 0 }, ['size: team-size-invalid']],
  ])('of %j is refused with the field', async (json, codes) => {
    const browser = await withSession(payload, await makePerson(payload))
    expect(codesOf(await browser.call('POST', '/v2/teams', { json }))).toEqual(codes)
  })
})

describe('an invitation', () => {
  test('is mailed with a link and is accepted once, by the invited address', async () => {
    const team = await makeTeam(payload)
    const person = await makePerson(payload)
    expect(codesOf(await invite(team, person.email.toUpperCase(), person.email))).toEqual([])
    expect(await readTeam(team.browser, team.team)).toMatchObject({
      seats_used: 2,
      invitations: [{ email: person.email }],
    })
    const letter = await letterTo(person.email)
    const token = /\/auth\/team-invitation\?token=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? 'no link'
    expect(letter?.text).toContain('Engines')
    const browser = await withSession(payload, person)
    expect((await accept(browser, token)).body.response?.team).toEqual({ team: team.team, name: 'Engines' })
    expect(codesOf(await accept(browser, token))).toEqual(['link-ended'])
    expect(await readTeam(browser, team.team)).toMatchObject({ seats_used: 2, pivot: { role: 'member' } })
    expect(Object.keys((await readTeam(browser, team.team)) ?? {})).not.toContain('invitations')
    expect(await mailsTo(team.owner.email)).toEqual(['team-joined'])
    const wanted = { user: team.owner.id, locale: 'en', page: 1 } as const
    expect((await listNotifications(payload, wanted)).notifications).toEqual([
      expect.objectContaining({ type: 'team-joined', team: 'Engines' }),
    ])
  })

  test('reaches an address without an account, in the language of the inviter', async () => {
    const team = await makeTeam(payload)
    await sql(payload)`update users set locale = 'de' where id = ${team.owner.id}`
    await invite(team, 'new.member@example.com')
    expect((await letterTo('new.member@example.com'))?.subject).toBe('Du bist in ein Team eingeladen')
  })

  test('admits no other account, and none whose address is not confirmed', async () => {
    const team = await makeTeam(payload)
    const person = await makePerson(payload, { verified: false })
    await invite(team, person.email)
    const token = await tokenFor(payload, person.email)
    const other = await withSession(payload, await makePerson(payload))
    expect(codesOf(await accept(other, token))).toEqual(['invitation-of-another'])
    expect(codesOf(await accept(await withSession(payload, person), token))).toEqual(['email-not-verified'])
  })

  test('ends when it is forged, renewed, taken back or expired', async () => {
    const team = await makeTeam(payload)
    const person = await makePerson(payload)
    const browser = await withSession(payload, person)
    await invite(team, person.email)
    const first = await tokenFor(payload, person.email)
    const forged = first.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect(codesOf(await accept(browser, forged))).toEqual(['link-ended'])
    await invite(team, person.email)
    expect(codesOf(await accept(browser, first))).toEqual(['link-ended'])
    const second = await tokenFor(payload, person.email)
    const [open] = (await readTeam(team.browser, team.team))?.invitations ?? []
    const revoked = await team.browser.call('DELETE', `/v2/teams/invitations/${open?.uuid}`)
    expect(revoked.status).toBe(200)
    expect(codesOf(await accept(browser, second))).toEqual(['link-ended'])
    await invite(team, person.email)
    const third = await tokenFor(payload, person.email)
    await sql(payload)`update team_invitations set expires_at = now() where email = ${person.email}`
    expect(codesOf(await accept(browser, third))).toEqual(['link-ended'])
    expect((await readTeam(team.browser, team.team))?.seats_used).toBe(1)
  })

  test('keeps a seat free; all addresses of a request are invited, or none', async () => {
    const team = await makeTeam(payload, { seats: 3 })
    expect(codesOf(await invite(team, 'a@example.com', 'b@example.com', 'c@example.com'))).toEqual([
      'seats-taken',
    ])
    expect((await readTeam(team.browser, team.team))?.invitations).toEqual([])
    expect(codesOf(await invite(team, 'a@example.com', 'b@example.com'))).toEqual([])
    expect(codesOf(await invite(team, 'a@example.com', 'b@example.com'))).toEqual([])
    expect(codesOf(await invite(team, 'c@example.com'))).toEqual(['seats-taken'])
  })

  test('of a member is refused, and one without an address', async () => {
    const team = await makeTeam(payload)
    expect(codesOf(await invite(team, team.owner.email))).toEqual(['emails: already-member'])
    expect(codesOf(await invite(team))).toEqual(['emails: email-invalid'])
  })
})

describe('seats', () => {
  test('fifty parallel acceptances of three free seats fill exactly three', async () => {
    const team = await makeTeam(payload, { seats: 51 })
    const people = await Promise.all(Array.from({ length: 50 }, () => makePerson(payload)))
    expect(codesOf(await invite(team, ...people.map(({ email }) => email)))).toEqual([])
    const visitors = await Promise.all(
      people.map(async (person) => ({
        browser: await withSession(payload, person),
        token: await tokenFor(payload, person.email),
      })),
    )
    expect(await setSeats(team, 4)).toEqual({ ok: true, value: null })
    const answers = await Promise.all(visitors.map(({ browser, token }) => accept(browser, token)))
    const codes = answers.flatMap(codesOf)
    expect(codes).toEqual(Array(47).fill('seats-taken'))
    expect((await readTeam(team.browser, team.team))?.members).toHaveLength(4)
  })

  test('are never filled twice by one link that is used twice at once', async () => {
    const team = await makeTeam(payload)
    const person = await makePerson(payload)
    await invite(team, person.email)
    const token = await tokenFor(payload, person.email)
    const browser = await withSession(payload, person)
    const answers = await Promise.all([accept(browser, token), accept(browser, token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect((await readTeam(team.browser, team.team))?.members).toHaveLength(2)
  })

  test('are not set below the members', async () => {
    const team = await makeTeam(payload)
    await addMember(payload, team)
    expect(await setSeats(team, 1)).toEqual({ ok: false, code: 'seats-below-members' })
    expect(await setSeats(team, 2)).toEqual({ ok: true, value: null })
    expect((await readTeam(team.browser, team.team))?.seats).toBe(2)
  })
})

describe('a member', () => {
  test('changes nothing in the team but leaves', async () => {
    const team = await makeTeam(payload)
    const { browser } = await addMember(payload, team)
    const other = await memberOf(team.browser, team.team, team.owner.email)
    expect((await invite({ ...team, browser }, 'a@example.com')).status).toBe(403)
    expect((await browser.call('DELETE', `/v2/teams/members/${other}`)).status).toBe(403)
    expect((await handOver(browser, team.team, other)).status).toBe(403)
    expect((await browser.call('POST', `/v2/teams/${team.team}/leave`)).status).toBe(200)
    expect(await readTeam(browser, team.team)).toBeUndefined()
  })

  test('frees the seat at once when removed, and gets a mail', async () => {
    const team = await makeTeam(payload, { seats: 2 })
    const { person, browser } = await addMember(payload, team)
    const member = await memberOf(team.browser, team.team, person.email)
    const path = `/v2/teams/members/${member}?team_uuid=`
    expect((await team.browser.call('DELETE', `${path}${crypto.randomUUID()}`)).status).toBe(404)
    expect((await team.browser.call('DELETE', `${path}${team.team}`)).status).toBe(200)
    expect(await readTeam(browser, team.team)).toBeUndefined()
    expect(await mailsTo(person.email)).toEqual(['team-removed'])
    expect(codesOf(await invite(team, 'next@example.com'))).toEqual([])
  })

  test('of another team is not found', async () => {
    const [team, other] = [await makeTeam(payload), await makeTeam(payload)]
    const { person } = await addMember(payload, team)
    const member = await memberOf(team.browser, team.team, person.email)
    const answers = [
      await other.browser.call('DELETE', `/v2/teams/members/${member}`),
      await other.browser.call('DELETE', `/v2/teams/members/${member}?team_uuid=${other.team}`),
      await handOver(other.browser, other.team, member),
      await handOver(other.browser, team.team, member),
      await invite({ ...team, browser: other.browser }, 'a@example.com'),
      await other.browser.call('POST', `/v2/teams/${team.team}/leave`),
      await other.browser.call('POST', '/v2/teams/nothing/leave'),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await readTeam(team.browser, team.team))?.members).toHaveLength(2)
  })
})

describe('the owner', () => {
  test('stays until the team is handed over', async () => {
    const team = await makeTeam(payload)
    const { person, browser } = await addMember(payload, team)
    const own = await memberOf(team.browser, team.team, team.owner.email)
    const leave = () => team.browser.call('POST', `/v2/teams/${team.team}/leave`)
    expect(codesOf(await leave())).toEqual(['team-owner-stays'])
    expect(codesOf(await team.browser.call('DELETE', `/v2/teams/members/${own}`))).toEqual([
      'team-owner-stays',
    ])
    expect(codesOf(await handOver(team.browser, team.team, own))).toEqual(['state-changed'])
    const heir = await memberOf(team.browser, team.team, person.email)
    expect((await handOver(team.browser, team.team, heir)).status).toBe(200)
    expect(await readTeam(browser, team.team)).toMatchObject({ pivot: { role: 'admin' } })
    expect(await readTeam(team.browser, team.team)).toMatchObject({ pivot: { role: 'member' } })
    expect(await mailsTo(person.email)).toEqual(['team-handed-over'])
    expect((await leave()).status).toBe(200)
    const [logged] = await sql(payload)`
      select before, after from audit_log where command = 'team.hand-over' and record_id = ${team.team}`
    expect(logged).toEqual({ before: { owner: team.owner.id }, after: { owner: person.id } })
  })

  test('leaves the team to its longest-serving member when the account is deleted', async () => {
    const team = await makeTeam(payload)
    const first = await addMember(payload, team)
    await addMember(payload, team)
    expect(await deleteAccount(payload, team.owner.id, { password: PASSWORD })).toMatchObject({ ok: true })
    const left = await readTeam(first.browser, team.team)
    expect(left).toMatchObject({ pivot: { role: 'admin' } })
    expect(left?.members).toHaveLength(2)
  })
})

function setSeats({ team }: TestTeam, seats: number) {
  return inTransaction(payload, (transaction) => setTeamSeats(transaction, team, seats))
}

function handOver(browser: TestBrowser, team: string, member: string) {
  return browser.call('POST', '/v2/teams/members', {
    json: { team_uuid: team, member: { uuid: member, role: 'owner' } },
  })
}

async function memberOf(browser: TestBrowser, team: string, email: string): Promise<string> {
  const members = (await readTeam(browser, team))?.members ?? []
  return members.find((one) => one.email === email)?.uuid ?? ''
}

/** The last waiting invitation to an address, sent. */
async function letterTo(email: string): Promise<OutgoingMail | undefined> {
  const letters: OutgoingMail[] = []
  const mailer = {
    send: async (letter: OutgoingMail) => {
      letters.push(letter)
      return { outcome: 'sent' } as const
    },
  }
  const [mail] = await sql<{ id: string }>(payload)`
    select id from mails where email = ${email} and template = 'team-invitation' and state = 'waiting'
     order by created_at desc, id desc limit 1`
  const services = { payload, mailer, publicUrl: 'https://motif.test', support: 'support@motif.test' }
  await sendMail(services, String(mail?.id))
  return letters[0]
}

async function mailsTo(email: string): Promise<unknown[]> {
  const rows = await sql<{ template: string }>(payload)`
    select template from mails where email = ${email} and template in ('team-joined', 'team-removed', 'team-handed-over')
     order by created_at`
  return rows.map(({ template }) => template)
}
