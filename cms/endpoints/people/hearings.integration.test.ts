import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takedownChanged } from '#cms/jobs/takedown-changed.ts'
import { fragment, inTransaction, sql } from '#cms/operations/database.ts'
import { sendMail } from '#cms/operations/mail/send-mail.ts'
import { endDeadlines } from '#cms/operations/takedowns/end-deadlines.ts'
import { insertCase, insertClaim } from '#cms/operations/takedowns/insert-case.ts'
import { runInTransaction } from '#cms/operations/takedowns/run-command.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { type Answer, codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import type { TakedownDetail } from '#domain/contract/console/takedowns.ts'
import { OUTBOX_MESSAGES } from '#domain/contract/outbox.ts'
import type { HearingView } from '#domain/contract/takedown.ts'

const ADDRESS = 'ada@author.example'
const STATEMENT = 'I drew it in 2016'
const FORGED = 'x'.repeat(43)

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let manager: TestBrowser
let second: TestBrowser
let cases = 0

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  manager = await withSession(payload, await makePerson(payload, { roles: ['manager'] }))
  second = await withSession(payload, await makePerson(payload, { roles: ['admin'] }))
})
afterAll(() => opened.close())
beforeEach(async () => {
  await sql(payload)`delete from attempts`
  await sql(payload)`delete from outbox`
  await sql(payload)`delete from mails`
})

describe('the hearing of a contributor without an account', () => {
  test('is mailed to the address that staff enter, and its answer is part of the case', async () => {
    const { id, contributor } = await acceptedCase()
    expect(await read(id)).toMatchObject({ needs_address: true, mailed_hearing: null })
    await ask(id, { email: ' Ada@Author.example ', locale: 'de' })
    const [mail] = await mailsOf()
    expect(mail).toMatchObject({ to: ADDRESS, language: 'de' })
    expect(mail?.text).toContain(`/de/auth/answer-claim?token=`)
    expect(mail?.html).toContain('Imported 1')

    const token = tokenIn(mail)
    const view = await viewOf(token)
    expect(view).toMatchObject({
      command: 'takedown.answer',
      contributor,
      claimant: 'Rosa Holder',
      claim: 'The asset copies my drawing',
      decision: null,
      works: [{ picture: expect.stringMatching(/^\/previews\/[0-9a-f]{64}\?.*signature=/) }],
    })
    expect(JSON.stringify(view)).not.toContain('rights@holder.example')
    expect(await viewOf(token)).toEqual({ ...view, works: expect.any(Array) })

    expect((await answer(token)).body.response).toEqual({ answer: 'sent' })
    const seen = await read(id)
    expect(seen).toMatchObject({ case_state: 'heard', mailed_hearing: { email: ADDRESS, locale: 'de' } })
    expect(seen.mailed_hearing?.used_at).not.toBeNull()
    expect(seen.history.at(-1)).toMatchObject({
      command: 'takedown.answer',
      actor: null,
      by_link: true,
      statement: STATEMENT,
    })
    expect((await act(manager, id, 'uphold', { statement: 'The original is older' })).body).toMatchObject({
      case_state: 'upheld',
    })
  })

  test('continues with a counter-claim by a second link, and its end is mailed', async () => {
    const { id, work } = await upheldCase()
    const [removed] = await mailsOf('hearing-removed')
    expect(removed?.text).toContain('The original is older')
    const token = tokenIn(removed)
    expect(await viewOf(token)).toMatchObject({
      command: 'takedown.counter-claim',
      decision: 'The original is older',
    })
    expect((await answer(token)).status).toBe(200)
    expect((await read(id)).case_state).toBe('counter-claimed')
    await act(second, id, 'restore', { statement: 'The draft is older' })
    const [row] = await sql(payload)`select visibility::text from items where id = ${work}`
    expect(row).toEqual({ visibility: 'published' })
    const [returned] = await mailsOf('hearing-returned')
    expect(returned?.to).toBe(ADDRESS)
  })

  test('ends with a mail when the counter-claim is dismissed', async () => {
    const { id } = await upheldCase()
    const [removed] = await mailsOf('hearing-removed')
    await answer(tokenIn(removed))
    await act(second, id, 'dismiss', { statement: 'No proof' })
    const [mail] = await mailsOf('hearing-stays-removed')
    expect(mail?.text).toContain('No proof')
  })

  test('can be asked again at another address, which ends the link before', async () => {
    const { id } = await acceptedCase()
    await ask(id, { email: 'wrong@author.example' })
    const [first] = await mailsOf()
    await ask(id, { email: ADDRESS })
    const [again] = await mailsOf()
    expect(again?.to).toBe(ADDRESS)
    expect(codesOf(await answer(tokenIn(first)))).toEqual(['hearing-link-expired'])
    expect((await answer(tokenIn(again))).status).toBe(200)
  })

  test('is sent once, however often its message is handled', async () => {
    const { id } = await acceptedCase()
    await ask(id, { email: ADDRESS })
    expect(await mailsOf()).toHaveLength(1)
    expect(await mailsOf()).toEqual([])
  })

  test.each([
    [{}, 422, ['email: email-invalid']],
    [{ email: null }, 422, ['email: email-invalid']],
    [{ email: 'ada' }, 422, ['email: email-invalid']],
    [{ email: `${'a'.repeat(250)}@b.example` }, 422, ['email: email-invalid']],
    [{ email: ADDRESS, locale: 'xx' }, 400, ['bad-request']],
  ])('is refused for %j, and mails nothing', async (form, status, codes) => {
    const { id } = await acceptedCase()
    const refused = await act(manager, id, 'hear', form)
    expect([refused.status, codesOf(refused)]).toEqual([status, codes])
    expect((await read(id)).case_state).toBe('reviewing')
    expect(await mailsOf()).toEqual([])
  })

  test('takes no address where the contributor has an account, nor with another command', async () => {
    const { id, contributorId } = await acceptedCase()
    expect(codesOf(await act(manager, id, 'reject', { statement: 'No', email: ADDRESS }))).toEqual([
      'bad-request',
    ])
    await claimProfile(contributorId)
    expect(await read(id)).toMatchObject({ needs_address: false })
    expect(codesOf(await act(manager, id, 'hear', { email: ADDRESS }))).toEqual([
      'email: hearing-address-unneeded',
    ])
    expect((await act(manager, id, 'hear')).body).toMatchObject({ case_state: 'hearing' })
  })

  test('is asked by staff with the command alone', async () => {
    const { id } = await acceptedCase()
    const support = await withSession(payload, await makePerson(payload, { roles: ['support'] }))
    expect(codesOf(await act(support, id, 'hear', { email: ADDRESS }))).toEqual(['forbidden'])
  })
})

describe('a link', () => {
  test('that was never issued is refused, and guessing is limited', async () => {
    expect(await refusalsOf(FORGED)).toEqual([410, 'hearing-link-invalid'])
    for (const token of [undefined, '', 'x'.repeat(101), 5])
      expect(codesOf(await openBrowser().call('POST', '/v2/takedowns/hearing', { json: { token } }))).toEqual(
        ['token: hearing-link-invalid'],
      )
    const guesser = openBrowser()
    for (let count = 0; count < LIMITS['token-address'].most; count += 1)
      expect(codesOf(await answer(FORGED, STATEMENT, guesser))).toEqual(['hearing-link-invalid'])
    expect(codesOf(await answer(FORGED, STATEMENT, guesser))).toEqual(['too-many-attempts'])
  })

  test('works once, also when two requests race', async () => {
    const { id, token } = await askedCase()
    const answers = await Promise.all([answer(token), answer(token), answer(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    expect(await refusalsOf(token)).toEqual([410, 'hearing-link-used'])
    const { history } = await read(id)
    expect(history.filter(({ command }) => command === 'takedown.answer')).toHaveLength(1)
  })

  test('needs a statement, and stays valid after a refusal', async () => {
    const { token } = await askedCase()
    expect(codesOf(await answer(token, ' '))).toEqual(['statement: statement-missing'])
    expect(codesOf(await answer(token, 'x'.repeat(4_001)))).toEqual(['statement: text-too-long'])
    expect((await answer(token)).status).toBe(200)
  })

  test('expires with the time to answer', async () => {
    const { id, token } = await askedCase()
    await sql(payload)`
      update takedown_hearings set expires_at = now() - interval '1 second' where takedown_id = ${id}`
    expect(await refusalsOf(token)).toEqual([410, 'hearing-link-expired'])
    await endDeadlines(payload, new Date(Date.now() + 8 * 86_400_000))
    expect(await refusalsOf(token)).toEqual([410, 'hearing-link-expired'])
    expect((await read(id)).case_state).toBe('heard')
  })

  test('is of no use once the case is decided, or the profile has an account', async () => {
    const decided = await askedCase()
    await act(manager, decided.id, 'reject', { statement: 'No copy' })
    expect(await refusalsOf(decided.token)).toEqual([409, 'hearing-over'])
    const claimed = await askedCase()
    await claimProfile(claimed.contributorId)
    expect(await refusalsOf(claimed.token)).toEqual([409, 'hearing-of-account'])
    expect((await read(claimed.id)).case_state).toBe('hearing')
  })

  test('is stored as a hash, and its secret is in no row', async () => {
    const { token } = await askedCase()
    const rows = await sql<{ row: string }>(payload)`
      select h::text as row from takedown_hearings h union all select m::text from mails m
      union all select o::text from outbox o`
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })
})

/** A case about the work of an imported, unclaimed profile that staff examine. */
async function acceptedCase() {
  cases += 1
  const contributor = `Grace ${cases}`
  const { id: work } = await catalogue.add({ title: `Imported ${cases}` })
  const [made] = await sql<{ id: number }>(payload)`
    insert into contributors (username, name, type, claimed)
    values (${`imported-${cases}`}, ${contributor}, 'person', false) returning id`
  const contributorId = Number(made?.id)
  await sql(payload)`update items set contributor_id = ${contributorId} where id = ${work}`
  const id = await inTransaction(payload, async (transaction) => {
    const claim = await insertClaim(transaction, CLAIM)
    await transaction(fragment`update takedown_claims set confirmed_at = now() where id = ${claim}::uuid`)
    const takedown = await insertCase(transaction, {
      claim,
      contributor: contributorId,
      items: [Number(work)],
    })
    const command = 'takedown.confirm'
    const done = await runInTransaction(transaction, { actor: null, takedown, command, expected: 1 })
    expect(done.ok).toBe(true)
    return takedown
  })
  await act(manager, id, 'accept')
  await sql(payload)`delete from outbox`
  return { id, work: Number(work), contributor, contributorId }
}

const CLAIM = {
  name: 'Rosa Holder',
  company: null,
  email: 'rights@holder.example',
  capacity: 'owner',
  original: 'A drawing of 2019',
  links: ['https://holder.example/heart'],
  claim: 'The asset copies my drawing',
  signature: 'Rosa Holder',
  locale: 'en',
} as const

async function askedCase() {
  const made = await acceptedCase()
  await ask(made.id, { email: ADDRESS })
  const [mail] = await mailsOf()
  return { ...made, token: tokenIn(mail) }
}

async function upheldCase() {
  const made = await askedCase()
  await answer(made.token)
  await act(manager, made.id, 'uphold', { statement: 'The original is older' })
  return made
}

async function claimProfile(contributor: number): Promise<void> {
  const person = await makePerson(payload)
  await sql(payload)`update users set is_contributor = true where id = ${person.id}`
  await sql(
    payload,
  )`update contributors set owner_id = ${person.id}, claimed = true where id = ${contributor}`
}

async function ask(id: number, form: object): Promise<void> {
  const asked = await act(manager, id, 'hear', form)
  expect([asked.status, codesOf(asked)]).toEqual([200, []])
}

async function act(browser: TestBrowser, id: number, action: string, form: object = {}): Promise<Answer> {
  const [row] = await sql<{ version: number }>(payload)`select version from takedowns where id = ${id}`
  const json = { expected: row?.version, ...form }
  return browser.call('POST', `/console/takedowns/${id}/${action}`, { json })
}

async function read(id: number): Promise<TakedownDetail> {
  return (await manager.call('GET', `/console/takedowns/${id}`)).body as unknown as TakedownDetail
}

function answer(token: string, statement = STATEMENT, browser = openBrowser()): Promise<Answer> {
  return browser.call('POST', '/v2/takedowns/hearing/answer', { json: { token, statement } })
}

async function viewOf(token: string): Promise<HearingView> {
  const { status, body } = await openBrowser().call('POST', '/v2/takedowns/hearing', { json: { token } })
  expect(status).toBe(200)
  return body.response?.hearing as HearingView
}

/** The same refusal of reading and of answering. */
async function refusalsOf(token: string): Promise<[number, string | undefined]> {
  const reading = await openBrowser().call('POST', '/v2/takedowns/hearing', { json: { token } })
  const sent = await answer(token)
  expect([sent.status, codesOf(sent)]).toEqual([reading.status, codesOf(reading)])
  return [sent.status, codesOf(sent)[0]]
}

/** Handles the messages of changed cases, and sends the mails to the contributor. */
async function mailsOf(template = 'hearing-request'): Promise<OutgoingMail[]> {
  const rows = await sql<{ payload: unknown }>(payload)`
    select payload from outbox where topic = 'takedown.changed' order by id`
  const [first, ...rest] = rows.map((row) => OUTBOX_MESSAGES['takedown.changed'].parse(row.payload))
  const handling = { payload, invalidate: async () => undefined }
  if (first !== undefined)
    await takedownChanged(handling as unknown as Parameters<typeof takedownChanged>[0], [first, ...rest])
  const sent: OutgoingMail[] = []
  const mailer = {
    send: async (mail: OutgoingMail) => {
      sent.push(mail)
      return { outcome: 'sent' } as const
    },
  }
  const services = { payload, mailer, publicUrl: 'https://motif.example', support: 'help@motif.example' }
  const waiting = await sql<{ id: string }>(payload)`
    select id from mails where state = 'waiting' and template = ${template} order by created_at`
  for (const { id } of waiting) await sendMail(services, id)
  return sent
}

function tokenIn(mail: OutgoingMail | undefined): string {
  return /answer-claim\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
