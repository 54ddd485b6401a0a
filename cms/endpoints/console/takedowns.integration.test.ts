import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takedownChanged } from '#cms/jobs/takedown-changed.ts'
import { changeVisibility } from '#cms/operations/assets/change-visibility.ts'
import { sql } from '#cms/operations/database.ts'
import { sendMail } from '#cms/operations/mail/send-mail.ts'
import { endDeadlines } from '#cms/operations/takedowns/end-deadlines.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { type Answer, codesOf, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { makeContributor, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, type TestPerson, withSession } from '#cms/testing/people.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import type { TakedownDetail } from '#domain/contract/console/takedowns.ts'
import { OUTBOX_MESSAGES } from '#domain/contract/outbox.ts'
import { takedownCountsSchema } from '#domain/contract/takedown.ts'

const CLAIMANT = 'rights@holder.example'
const FORM = {
  name: 'Rosa Holder',
  company: 'Holder Ltd',
  email: CLAIMANT,
  capacity: 'owner',
  original: 'A drawing of a heart, published in 2019',
  links: 'https://holder.example/heart',
  claim: 'The asset copies my drawing',
  good_faith: true,
  accurate: true,
  signature: 'Rosa Holder',
  locale: 'de',
}

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let author: TestContributor
let manager: { readonly person: TestPerson; readonly browser: TestBrowser }
let second: TestBrowser
let works = 0

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  author = await makeContributor(payload)
  const person = await makePerson(payload, { roles: ['manager'] })
  manager = { person, browser: await withSession(payload, person) }
  second = await withSession(payload, await makePerson(payload, { roles: ['admin'] }))
})
afterAll(() => opened.close())
beforeEach(async () => {
  await sql(payload)`delete from attempts`
  await sql(payload)`delete from outbox`
  await sql(payload)`delete from mails`
})

describe('a claim', () => {
  test('opens no case and hides nothing before the link in its mail is used', async () => {
    const work = await newWork()
    expect((await claim({ works: addressOf(work) })).status).toBe(200)
    const [mail] = await mailsOf()
    expect(mail).toMatchObject({ to: CLAIMANT, language: 'de' })
    expect(mail?.text).toContain('Heart')
    expect(await casesOf(manager.browser, work)).toEqual([])
    const wrong = await confirm('x'.repeat(43))
    expect([wrong.status, codesOf(wrong)]).toEqual([410, ['link-ended']])

    const token = tokenIn(mail)
    expect((await confirm(token)).body.response).toEqual({ cases: 1 })
    expect((await confirm(token)).status).toBe(410)
    const [opened] = await casesOf(manager.browser, work)
    expect(opened).toMatchObject({ claimant: 'Rosa Holder', case_state: 'confirmed', works: 1 })
    expect(await visibilityOf(work)).toBe('published')
  })

  test('of works by two contributors is a case for each', async () => {
    const [one, other] = [await newWork(), await newWork({ ofAuthor: false })]
    await claim({ works: `${addressOf(one)}\n${addressOf(other)}` })
    const [mail] = await mailsOf()
    expect((await confirm(tokenIn(mail))).body.response).toEqual({ cases: 2 })
    const ids = [await casesOf(manager.browser, one), await casesOf(manager.browser, other)].flat()
    expect(new Set(ids.map(({ id }) => id)).size).toBe(2)
  })

  test.each([
    [{ works: 'https://evil.example/en/free-icon/heart-1' }, ['works: work-address-unknown']],
    [{ works: '/en/free-icon/no-such-heart-4k7q2' }, ['works: work-address-unknown']],
    [
      { works: Array.from({ length: 21 }, (_, index) => `heart-${index}`).join('\n') },
      ['works: too-many-works'],
    ],
    [
      { good_faith: undefined, accurate: undefined },
      ['good_faith: declaration-missing', 'accurate: declaration-missing'],
    ],
    [{ links: 'javascript:alert(1)' }, ['links: links-invalid']],
    [
      { email: 'rosa', name: ' ', claim: '' },
      ['name: display-name-missing', 'email: email-invalid', 'claim: statement-missing'],
    ],
  ])('with %j is refused, and stores nothing', async (change, codes) => {
    const work = await newWork()
    const answer = await claim({ works: addressOf(work), ...change })
    expect([answer.status, codesOf(answer)]).toEqual([422, codes])
    expect(await mailsOf()).toEqual([])
  })

  test('beyond the limits of its network and of its address is refused', async () => {
    const works = addressOf(await newWork())
    const most = LIMITS['claim-recipient'].most
    for (let count = 0; count < most; count += 1) expect((await claim({ works })).status).toBe(200)
    expect(codesOf(await claim({ works }))).toEqual(['too-many-attempts'])
    expect(await mailsOf()).toHaveLength(most)
  })

  test('without scripts is answered with a redirect that states the outcome', async () => {
    const { accurate: _accurate, ...fields } = {
      ...FORM,
      works: addressOf(await newWork()),
      good_faith: 'on',
    }
    const send = async (form: Record<string, string>) => {
      const { status, headers } = await openBrowser().call('POST', '/v2/takedowns', {
        text: new URLSearchParams(form).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      })
      return [status, headers.get('location')]
    }
    expect(await send({ ...fields, accurate: 'on' })).toEqual([303, '/de/takedown?outcome=sent'])
    expect(await send(fields)).toEqual([303, '/de/takedown?outcome=incomplete'])
  })

  test('that is never confirmed is deleted', async () => {
    await claim({ works: addressOf(await newWork()) })
    await sql(
      payload,
    )`update takedown_claims set created_at = now() - interval '8 days' where confirmed_at is null`
    await endDeadlines(payload)
    expect(await sql(payload)`select 1 from takedown_claims where confirmed_at is null`).toEqual([])
  })
})

describe('a case', () => {
  test('hides its works when it is accepted, hears the contributor, and removes them when it is upheld', async () => {
    const work = await newWork()
    const id = await openCase(work)
    expect((await author.browser.call('GET', `/console/takedowns/${id}`)).status).toBe(404)

    await act(manager.browser, id, 'accept')
    expect(await visibilityOf(work)).toBe('suspended')
    expect(await topicsOf(work)).toContain('search.record')
    expect(await announce()).toEqual([['work-suspended', author.person.email]])
    const early = await act(manager.browser, id, 'uphold', { statement: 'A copy' })
    expect(codesOf(early)).toEqual(['contributor-not-heard'])

    await act(manager.browser, id, 'hear')
    expect(await announce()).toEqual([['work-hearing', author.person.email]])
    const seen = await read(author.browser, id)
    expect(seen).toMatchObject({
      claimant: 'Rosa Holder',
      email: null,
      files: [],
      allowed_actions: ['answer'],
    })
    expect(seen.claimed[0]?.picture).toMatch(/^\/previews\/[0-9a-f]{64}\?.*signature=/)
    await act(author.browser, id, 'answer', { statement: 'I drew it in 2018' })
    const heard = await act(manager.browser, id, 'uphold', { statement: 'The original is older' })
    expect(heard.body).toMatchObject({ case_state: 'upheld', outcome: 'upheld', licences: 'kept' })
    expect(await visibilityOf(work)).toBe('removed')
    expect(await announce()).toEqual([
      ['claim-upheld', CLAIMANT],
      ['work-removed', author.person.email],
    ])
    expect((await auditOf(id)).map(({ command }) => command)).toEqual([
      'takedown.confirm',
      'takedown.accept',
      'takedown.hear',
      'takedown.answer',
      'takedown.uphold',
    ])
  })

  test('returns its works to what they were when it is rejected or withdrawn', async () => {
    for (const [visibility, action] of [
      ['resting', 'reject'],
      ['retired', 'withdraw'],
    ] as const) {
      const work = await newWork({ visibility })
      const id = await openCase(work)
      await act(manager.browser, id, 'accept')
      expect(await visibilityOf(work)).toBe('suspended')
      await act(manager.browser, id, action, { statement: 'No copy' })
      expect(await visibilityOf(work)).toBe(visibility)
    }
    expect(
      await sql(payload)`select 1 from takedown_holds h join items i on i.id = h.item_id
      where i.visibility::text <> 'removed' and i.visibility::text <> 'suspended'`,
    ).toEqual([])
  })

  test('restores its works when another person accepts the counter-claim', async () => {
    const { id, work } = await upheldCase()
    await act(author.browser, id, 'counter-claim', { statement: 'Here is my draft of 2017' })
    expect(await visibilityOf(work)).toBe('removed')
    expect(await announce()).toContainEqual(['claim-contradicted', CLAIMANT])
    const same = await act(manager.browser, id, 'restore', { statement: 'Yes' })
    expect(codesOf(same)).toEqual(['second-reviewer'])
    await act(second, id, 'restore', { statement: 'The draft is older' })
    expect(await visibilityOf(work)).toBe('published')
    expect(await announce()).toEqual([
      ['claim-restored', CLAIMANT],
      ['work-returned', author.person.email],
    ])
  })

  test('keeps a work hidden while another case hides it, whatever the order of the decisions', async () => {
    const work = await newWork()
    const [first, other] = [await openCase(work), await openCase(work)]
    await act(manager.browser, first, 'accept')
    await act(manager.browser, other, 'accept')
    await act(manager.browser, first, 'reject', { statement: 'No copy' })
    expect(await visibilityOf(work)).toBe('suspended')
    await act(manager.browser, other, 'withdraw', { statement: 'By mail' })
    expect(await visibilityOf(work)).toBe('published')
  })

  test('leaves a work removed that staff took down by command meanwhile', async () => {
    const work = await newWork()
    const id = await openCase(work)
    const actor = { id: manager.person.id, roles: ['manager'] } as const
    const removal = { command: 'asset.remove', expected: 'published', reason: 'Illegal' } as const
    expect((await changeVisibility(payload, { actor, item: work.id, ...removal })).ok).toBe(true)
    await act(manager.browser, id, 'accept')
    await act(manager.browser, id, 'reject', { statement: 'No copy' })
    expect(await visibilityOf(work)).toBe('removed')
  })

  test('ends hearings and times for counter-claims by the clock', async () => {
    const id = await openCase(await newWork())
    await act(manager.browser, id, 'accept')
    await act(manager.browser, id, 'hear')
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    await endDeadlines(payload, days(6.9))
    expect((await read(manager.browser, id)).case_state).toBe('hearing')
    await endDeadlines(payload, days(7.1))
    expect((await read(manager.browser, id)).case_state).toBe('heard')
    await act(manager.browser, id, 'uphold', { statement: 'A copy' })
    await endDeadlines(payload, days(13.9))
    expect((await read(manager.browser, id)).case_state).toBe('upheld')
    await endDeadlines(payload, days(14.1))
    expect(await read(manager.browser, id)).toMatchObject({ case_state: 'closed', outcome: 'upheld' })
  })

  test('is changed once when two requests race', async () => {
    const id = await openCase(await newWork())
    const { version: expected } = await read(manager.browser, id)
    const send = () => manager.browser.call('POST', `/console/takedowns/${id}/accept`, { json: { expected } })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('is closed to other contributors, to members and to staff without the command', async () => {
    const { id } = await upheldCase()
    const stranger = await makeContributor(payload)
    const reviewer = await withSession(payload, await makePerson(payload, { roles: ['reviewer'] }))
    expect((await stranger.browser.call('GET', `/console/takedowns/${id}`)).status).toBe(404)
    expect(codesOf(await act(stranger.browser, id, 'counter-claim', { statement: 'Mine' }))).toEqual([
      'forbidden',
    ])
    expect((await reviewer.call('GET', `/console/takedowns/${id}`)).status).toBe(403)
    expect(codesOf(await act(reviewer, id, 'restore', { statement: 'Yes' }))).toEqual(['forbidden'])
  })

  test('tells everyone who downloaded a work when the decision ends their licences', async () => {
    const id = await openCase(await newWork())
    await act(manager.browser, id, 'accept')
    await act(manager.browser, id, 'hear')
    await endDeadlines(payload, new Date(Date.now() + 8 * 86_400_000))
    const done = await act(manager.browser, id, 'uphold', { statement: 'A copy', licences: 'ended' })
    expect(done.body).toMatchObject({ licences: 'ended' })
    expect(await sql(payload)`select 1 from fan_outs where data->>'change' = 'licence-ended'`).toHaveLength(1)
    const [{ after } = { after: null }] = (await auditOf(id)).slice(-1)
    expect(after).toEqual({ state: 'upheld', licences: 'ended' })
  })

  test('announces each change once, and tells a ledger whose works it is about', async () => {
    const { id, work } = await upheldCase()
    const messages = await messagesOf()
    expect(messages.at(-1)).toMatchObject({
      takedown: id,
      command: 'takedown.uphold',
      items: [work.id],
      licences: 'kept',
    })
    await announce()
    await announce()
    expect(await sql(payload)`select template from mails where template = 'claim-upheld'`).toHaveLength(1)
  })
})

describe('evidence and notes', () => {
  const PDF = new TextEncoder().encode('%PDF-1.7 proof')
  const add = (browser: TestBrowser, id: number, bytes: Uint8Array<ArrayBuffer>, name = '../proof.pdf') => {
    const form = new FormData()
    form.set('file', new File([bytes], name))
    return browser.call('POST', `/console/takedowns/${id}/evidence`, { form })
  }

  test('are for staff alone, and files are sent as attachments', async () => {
    const { id } = await upheldCase()
    const answer = await add(manager.browser, id, PDF)
    const [file] = (answer.body as unknown as TakedownDetail).files
    expect(file).toMatchObject({ name: 'proof.pdf', type: 'application/pdf', bytes: PDF.length })
    await add(manager.browser, id, PDF)
    await manager.browser.call('POST', `/console/takedowns/${id}/note`, { json: { note: 'Ask the museum' } })
    const staff = await read(manager.browser, id)
    expect(staff.files).toHaveLength(1)
    expect(staff.history.at(-1)).toMatchObject({ command: 'takedown.note', statement: 'Ask the museum' })
    const own = await read(author.browser, id)
    expect([own.files, own.history.some(({ command }) => command === 'takedown.note')]).toEqual([[], false])

    const path = `/console/takedowns/${id}/evidence/${file?.id}`
    const sent = await manager.browser.call('GET', path)
    expect(sent.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''proof.pdf")
    expect(sent.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect((await author.browser.call('GET', path)).status).toBe(403)
    expect((await add(author.browser, id, PDF)).status).toBe(403)
  })

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'file-unknown-format'],
    ['', 'file-empty'],
  ])('a file that begins with %j is refused', async (text, code) => {
    const { id } = await upheldCase()
    const answer = await add(manager.browser, id, new TextEncoder().encode(text))
    expect(codesOf(answer)).toEqual([code])
  })
})

test('the history of a case cannot be changed', async () => {
  await upheldCase()
  await expect(sql(payload)`update takedown_events set statement = 'other'`).rejects.toThrow()
  await expect(sql(payload)`delete from takedown_events`).rejects.toThrow()
})

test('the published counts are those of the confirmed cases of the year', async () => {
  const year = new Date().getUTCFullYear()
  const counts = async () => {
    const { body } = await openBrowser().call('GET', '/v2/takedowns/counts')
    const { years } = takedownCountsSchema.parse(body.response?.counts)
    return years.find((row) => row.year === year) ?? { cases: 0, rejected: 0 }
  }
  const before = await counts()
  await claim({ works: addressOf(await newWork()) })
  const id = await openCase(await newWork())
  await act(manager.browser, id, 'reject', { statement: 'No copy' })
  expect(await counts()).toMatchObject({ cases: before.cases + 1, rejected: before.rejected + 1 })
})

interface Work {
  readonly id: number
  readonly slug: string
}

async function newWork({
  visibility = 'published',
  ofAuthor = true,
}: {
  visibility?: Visibility
  ofAuthor?: boolean
} = {}): Promise<Work> {
  works += 1
  const { id } = await catalogue.add({ title: `Heart ${works}`, visibility })
  if (ofAuthor)
    await sql(payload)`
      update items set contributor_id = (select id from contributors where owner_id = ${author.person.id}) where id = ${id}`
  const [row] = await sql<{ slug: string }>(payload)`select slug from items where id = ${id}`
  return { id: Number(id), slug: row?.slug ?? '' }
}

const addressOf = ({ slug }: Work) => `/en/free-icon/${slug}?utm_source=mail`

function claim(change: object): Promise<Answer> {
  return openBrowser().call('POST', '/v2/takedowns', { json: { ...FORM, ...change } })
}
function confirm(token: string): Promise<Answer> {
  return openBrowser().call('POST', '/v2/takedowns/confirmation', { json: { token } })
}

/** Sends the waiting mails. */
async function mailsOf(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const mailer = {
    send: async (mail: OutgoingMail) => {
      sent.push(mail)
      return { outcome: 'sent' } as const
    },
  }
  const services = { payload, mailer, publicUrl: 'https://motif.example', support: 'help@motif.example' }
  const waiting = await sql<{ id: string }>(
    payload,
  )`select id from mails where state = 'waiting' order by created_at`
  for (const { id } of waiting) await sendMail(services, id)
  return sent
}

function tokenIn(mail: OutgoingMail | undefined): string {
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** A confirmed case about a work. */
async function openCase(work: Work): Promise<number> {
  await sql(payload)`delete from attempts`
  await claim({ works: addressOf(work) })
  const mails = await mailsOf()
  await confirm(tokenIn(mails.at(-1)))
  const [row] = await sql<{ id: number }>(payload)`
    select max(takedown_id) as id from takedown_works where item_id = ${work.id}`
  return Number(row?.id)
}

async function upheldCase(): Promise<{ readonly id: number; readonly work: Work }> {
  const work = await newWork()
  const id = await openCase(work)
  await act(manager.browser, id, 'accept')
  await act(manager.browser, id, 'hear')
  await act(author.browser, id, 'answer', { statement: 'I drew it' })
  await act(manager.browser, id, 'uphold', { statement: 'A copy' })
  return { id, work }
}

async function act(browser: TestBrowser, id: number, action: string, form: object = {}): Promise<Answer> {
  const [row] = await sql<{ version: number }>(payload)`select version from takedowns where id = ${id}`
  const json = { expected: row?.version, ...form }
  return browser.call('POST', `/console/takedowns/${id}/${action}`, { json })
}

async function read(browser: TestBrowser, id: number): Promise<TakedownDetail> {
  return (await browser.call('GET', `/console/takedowns/${id}`)).body as unknown as TakedownDetail
}

async function casesOf(browser: TestBrowser, work: Work) {
  const named = await sql<{ id: number }>(
    payload,
  )`select takedown_id as id from takedown_works where item_id = ${work.id}`
  const { body } = await browser.call('GET', '/console/takedowns?range=[0,99]')
  const rows = body as unknown as { id: number }[]
  return rows.filter(({ id }) => named.some((one) => one.id === id))
}

async function visibilityOf(work: Work): Promise<string | undefined> {
  const [row] = await sql<{ visibility: string }>(payload)`
    select visibility::text from items where id = ${work.id}`
  return row?.visibility
}

async function topicsOf(work: Work): Promise<string[]> {
  const rows = await sql<{ topic: string }>(payload)`
    select topic::text from outbox where payload->>'id' = ${String(work.id)}`
  return rows.map(({ topic }) => topic)
}

async function messagesOf() {
  const rows = await sql<{ payload: unknown }>(payload)`
    select payload from outbox where topic = 'takedown.changed' order by id`
  return rows.map((row) => OUTBOX_MESSAGES['takedown.changed'].parse(row.payload))
}

/** Handles the messages of changed cases. @returns the new mails, as template and recipient */
async function announce(): Promise<(readonly [string, string])[]> {
  const [first, ...rest] = await messagesOf()
  const known = await sql<{ id: string }>(payload)`select id from mails`
  const services = { payload, invalidate: async () => undefined } as unknown as Parameters<
    typeof takedownChanged
  >[0]
  if (first !== undefined) await takedownChanged(services, [first, ...rest])
  const mails = await sql<{ id: string; template: string; email: string }>(payload)`
    select id, template, email from mails order by template`
  return mails
    .filter(({ id, template }) => !known.some((one) => one.id === id) && template !== 'claim-confirm')
    .map(({ template, email }) => [template, email] as const)
}

function auditOf(id: number) {
  return sql<{ command: string; after: unknown }>(payload)`
    select command, after from audit_log where resource = 'takedowns' and record_id = ${String(id)} order by id`
}
