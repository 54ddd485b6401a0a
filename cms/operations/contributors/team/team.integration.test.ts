import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#cms/operations/accounts/delete-account.ts'
import { sql } from '#cms/operations/database.ts'
import { sendMail } from '#cms/operations/mail/send-mail.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { type Answer, codesOf, type TestBrowser } from '#cms/testing/browser.ts'
import { makeContributor, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, PASSWORD, type TestPerson, withSession } from '#cms/testing/people.ts'
import type { ConsoleTeam, TeamMember } from '#domain/contract/console/teams.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import type { ContributorTeamRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

describe('an invitation', () => {
  test('makes a person a team, is mailed with a link, and is accepted once by the invited address', async () => {
    const holder = await makeContributor(payload)
    const person = await makePerson(payload)
    const team = await invite(holder, person.email, 'editor')
    expect(team).toMatchObject({ type: 'team', invitations: [{ email: person.email, role: 'editor' }] })

    const token = await tokenOf(person.email)
    const browser = await withSession(payload, person)
    const answer = await join(browser, token)
    expect([answer.status, answer.body.response]).toEqual([200, { contributor: 'Test Contributor' }])
    expect((await browser.call('GET', '/console/session')).body.desks).toEqual(['contributor'])
    expect((await readTeam(holder.browser)).invitations).toEqual([])
    expect(await memberIn(holder, person)).toMatchObject({ role: 'editor', is_self: false })
    const versions = await sql(
      payload,
    )`select version from contributor_agreements where user_id = ${person.id}`
    expect(versions).toEqual([{ version: AGREEMENT.version }])
    expect(await mailsTo(holder.person.email)).toEqual(['member-joined'])
    expect(codesOf(await join(browser, token))).toEqual(['link-ended'])
  })

  test('reaches an address without an account, in the language of the inviter', async () => {
    const holder = await makeContributor(payload)
    await sql(payload)`update users set locale = 'de' where id = ${holder.person.id}`
    await invite(holder, 'nobody.yet@example.com', 'viewer')
    const letter = await letterTo('nobody.yet@example.com')
    expect(letter?.subject).toBe('Du bist in ein Team eingeladen')
    expect(letter?.text).toContain('Nobody Yet')
  })

  test('admits no other account, and none whose address is not confirmed', async () => {
    const holder = await makeContributor(payload)
    const person = await makePerson(payload, { verified: false })
    await invite(holder, person.email, 'owner')
    const token = await tokenOf(person.email)
    const other = await withSession(payload, await makePerson(payload))
    expect(codesOf(await join(other, token))).toEqual(['invitation-of-another'])
    expect(codesOf(await join(await withSession(payload, person), token))).toEqual(['email-not-verified'])
    expect(await roleOf(person)).toBeNull()
  })

  test('ends when it expires, is taken back, renewed or changed', async () => {
    const holder = await makeContributor(payload)
    const person = await makePerson(payload)
    const browser = await withSession(payload, person)
    await invite(holder, person.email, 'viewer')
    const first = await tokenOf(person.email)
    await invite(holder, person.email, 'owner')
    const second = await tokenOf(person.email)
    expect(codesOf(await join(browser, first))).toEqual(['link-ended'])
    expect(
      codesOf(
        await join(
          browser,
          second.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        ),
      ),
    ).toEqual(['link-ended'])
    const [invitation] = (await readTeam(holder.browser)).invitations
    await act(holder.browser, await idOf(holder), 'revoke', { invitation: invitation?.id })
    expect(codesOf(await join(browser, second))).toEqual(['link-ended'])
    await invite(holder, person.email, 'viewer')
    const third = await tokenOf(person.email)
    await sql(payload)`update contributor_invitations set expires_at = now() where email = ${person.email}`
    expect(codesOf(await join(browser, third))).toEqual(['link-ended'])
    expect(await roleOf(person)).toBeNull()
  })

  test('makes one member when its link is used twice at once', async () => {
    const holder = await makeContributor(payload)
    const person = await makePerson(payload)
    await invite(holder, person.email, 'viewer')
    const token = await tokenOf(person.email)
    const browser = await withSession(payload, person)
    const answers = await Promise.all([join(browser, token), join(browser, token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test.each([
    [{ email: 'no address', role: 'editor' }, ['email: email-invalid']],
    [{ email: 'a@example.com', role: 'admin' }, ['role: role-missing']],
  ])('of %j is refused with the field', async (form, codes) => {
    const holder = await makeContributor(payload)
    expect(codesOf(await act(holder.browser, await idOf(holder), 'invite', form))).toEqual(codes)
  })

  test('of a member, or of the holder, is refused', async () => {
    const holder = await makeContributor(payload)
    const { person } = await member(holder, 'viewer')
    for (const { email } of [person, holder.person]) {
      const answer = await act(holder.browser, await idOf(holder), 'invite', { email, role: 'editor' })
      expect(codesOf(answer)).toEqual(['email: already-member'])
    }
  })
})

describe('a member', () => {
  test.each(['editor', 'viewer'] as const)(
    'with the role %s changes nothing in the team but leaves',
    async (role) => {
      const holder = await makeContributor(payload)
      const { browser, id } = await member(holder, role)
      const contributor = await idOf(holder)
      for (const [action, form] of [
        ['invite', { email: 'a@example.com', role: 'owner' }],
        ['change-role', { member: id, expected: role, role: 'owner' }],
        ['remove', { member: id, expected: role }],
        ['revoke', { invitation: 1 }],
      ] as const)
        expect((await act(browser, contributor, action, form)).status).toBe(403)
      expect(await readTeam(browser)).toMatchObject({ role, invitations: [], allowed_actions: ['leave'] })
      expect((await act(browser, contributor, 'leave')).status).toBe(200)
      expect((await browser.call('GET', '/console/teams')).status).toBe(403)
    },
  )

  test('with the role owner changes roles and the profile; of another team, nothing', async () => {
    const holder = await makeContributor(payload)
    const owner = await member(holder, 'owner')
    const viewer = await member(holder, 'viewer')
    const contributor = await idOf(holder)
    const changed = await act(owner.browser, contributor, 'change-role', {
      member: viewer.id,
      expected: 'viewer',
      role: 'editor',
    })
    expect(changed.status).toBe(200)
    expect(await roleOf(viewer.person)).toBe('editor')
    const profile = await owner.browser.call('GET', `/console/profile?contributor=${contributor}`)
    expect(profile.body).toMatchObject({ id: contributor, name: 'Test Contributor' })
    const other = await idOf(await makeContributor(payload))
    expect((await owner.browser.call('GET', `/console/profile?contributor=${other}`)).status).toBe(404)
    const foreign = await act(owner.browser, other, 'invite', { email: 'a@example.com', role: 'owner' })
    expect(foreign.status).toBe(403)
  })

  test('who was removed gets a mail and has no access; a stale role is refused', async () => {
    const holder = await makeContributor(payload)
    const editor = await member(holder, 'editor')
    const contributor = await idOf(holder)
    const stale = { member: editor.id, expected: 'viewer' }
    expect(codesOf(await act(holder.browser, contributor, 'remove', stale))).toEqual(['state-changed'])
    await act(holder.browser, contributor, 'remove', { member: editor.id, expected: 'editor' })
    expect(await roleOf(editor.person)).toBeNull()
    expect(await mailsTo(editor.person.email)).toEqual(['member-removed'])
    expect((await editor.browser.call('GET', '/console/session')).status).toBe(403)
  })

  test('of one team cannot be changed through another', async () => {
    const [holder, stranger] = [await makeContributor(payload), await makeContributor(payload)]
    const editor = await member(holder, 'editor')
    const form = { member: editor.id, expected: 'editor' }
    expect(codesOf(await act(stranger.browser, await idOf(stranger), 'remove', form))).toEqual([
      'state-changed',
    ])
    expect(await roleOf(editor.person)).toBe('editor')
  })
})

describe('the holder', () => {
  test('stays while no other owner is there', async () => {
    const holder = await makeContributor(payload)
    await member(holder, 'editor')
    expect(codesOf(await act(holder.browser, await idOf(holder), 'leave'))).toEqual(['last-owner'])
  })

  test('hands the contributor over to the longest-serving owner, and loses the desk', async () => {
    const holder = await makeContributor(payload)
    const contributor = await idOf(holder)
    const first = await member(holder, 'owner')
    await member(holder, 'owner')
    expect((await act(holder.browser, contributor, 'leave')).status).toBe(200)
    expect(await readTeam(first.browser)).toMatchObject({ id: contributor, role: 'holder' })
    expect((await holder.browser.call('GET', '/console/session')).status).toBe(403)
    const [logged] = await sql(payload)`
      select before, after from audit_log where command = 'contributor-member.leave' and record_id = ${String(contributor)}`
    expect(logged).toEqual({ before: { holder: holder.person.id }, after: { holder: first.person.id } })
  })

  test('leaves the contributor to an owner when the account is deleted', async () => {
    const holder = await makeContributor(payload)
    const contributor = await idOf(holder)
    const owner = await member(holder, 'owner')
    expect(await deleteAccount(payload, holder.person.id, { password: PASSWORD })).toMatchObject({ ok: true })
    const [row] = await sql(payload)`select owner_id from contributors where id = ${contributor}`
    expect(row).toEqual({ owner_id: owner.person.id })
  })
})

function act(browser: TestBrowser, contributor: number, action: string, form: object = {}): Promise<Answer> {
  return browser.call('POST', `/console/teams/${contributor}/${action}`, { json: form })
}

async function invite(
  holder: TestContributor,
  email: string,
  role: ContributorTeamRole,
): Promise<ConsoleTeam> {
  const answer = await act(holder.browser, await idOf(holder), 'invite', { email, role })
  expect(codesOf(answer)).toEqual([])
  return teamOf(answer)
}

/** A member who accepted an invitation. */
async function member(holder: TestContributor, role: ContributorTeamRole) {
  const person = await makePerson(payload)
  const browser = await withSession(payload, person)
  await invite(holder, person.email, role)
  expect((await join(browser, await tokenOf(person.email))).status).toBe(200)
  return { person, browser, id: Number((await memberIn(holder, person))?.id) }
}

function join(browser: TestBrowser, token: string): Promise<Answer> {
  return browser.call('POST', '/v2/auth/contributor-team', {
    json: { token, agreement: AGREEMENT.version, accepted: true },
  })
}

/** The last waiting mail to an address, sent. */
async function letterTo(email: string): Promise<OutgoingMail | undefined> {
  const letters: OutgoingMail[] = []
  const mailer = {
    send: async (letter: OutgoingMail) => {
      letters.push(letter)
      return { outcome: 'sent' } as const
    },
  }
  const services = { payload, mailer, publicUrl: 'https://motif.test', support: 'support@motif.test' }
  const [mail] = await sql<{ id: string }>(payload)`
    select id from mails where email = ${email} and template = 'member-invitation' and state = 'waiting'
     order by created_at desc, id desc limit 1`
  await sendMail(services, String(mail?.id))
  return letters[0]
}

async function tokenOf(email: string): Promise<string> {
  const letter = await letterTo(email)
  return /\/auth\/join-team\?token=([\w.]+)/.exec(letter?.text ?? '')?.[1] ?? 'no link'
}

async function readTeam(browser: TestBrowser): Promise<ConsoleTeam> {
  return teamOf(await browser.call('GET', '/console/teams'))
}

function teamOf({ body }: Answer): ConsoleTeam {
  const [team] = body as unknown as ConsoleTeam[]
  if (team === undefined) throw new Error('no team')
  return team
}

async function memberIn(holder: TestContributor, { email }: TestPerson): Promise<TeamMember | undefined> {
  return (await readTeam(holder.browser)).members.find((one) => one.email === email)
}

async function idOf({ person }: TestContributor): Promise<number> {
  const [row] = await sql<{ id: number }>(payload)`select id from contributors where owner_id = ${person.id}`
  return Number(row?.id)
}

async function roleOf({ id }: TestPerson): Promise<unknown> {
  const [row] = await sql<{ role: string }>(
    payload,
  )`select role from contributor_members where user_id = ${id}`
  return row?.role ?? null
}

async function mailsTo(email: string): Promise<unknown[]> {
  const rows = await sql<{ template: string }>(payload)`
    select template from mails where email = ${email} and template in ('member-joined', 'member-removed') order by id`
  return rows.map(({ template }) => template)
}
