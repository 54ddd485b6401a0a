import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handleDueMessages } from '#cms/jobs/outbox-loop.ts'
import type { JobServices } from '#cms/jobs/services.ts'
import { sql } from '#cms/operations/database.ts'
import { queueIssues } from '#cms/operations/newsletter/queue-issues.ts'
import type { Delivery, OutgoingMail } from '#cms/ports/mail.ts'
import { insertSubscription } from '#cms/testing/billing.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { testJobServices } from '#cms/testing/job-services.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { makePlans } from '#cms/testing/purchases.ts'
import { NEWSLETTER_PER_MINUTE } from '#domain/newsletter/limits.ts'
import type { Segment } from '#domain/newsletter/segment.ts'

let opened: TestPayload
let payload: Payload
let services: JobServices
let letters: OutgoingMail[]
/** What the mail server answers to an address; accepted without an entry. */
const refusals = new Map<string, Delivery>()

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makePlans(payload)
  services = testJobServices(payload, {
    mailer: {
      send: async (letter) => {
        letters.push(letter)
        return refusals.get(letter.to) ?? { outcome: 'sent' }
      },
    },
    publicUrl: 'https://motif.example',
  })
})
afterAll(() => opened.close())
beforeEach(async () => {
  letters = []
  refusals.clear()
  await sql(payload)`delete from newsletter_issues`
  await sql(payload)`delete from newsletter_subscribers`
  await sql(payload)`delete from outbox`
  await sql(payload)`delete from attempts`
})

describe('a subscription', () => {
  test('begins with the link of a mail, and ends with one request without a session', async () => {
    expect(await ask('ada@example.com')).toMatchObject({
      status: 200,
      body: { response: { newsletter: 'asked' } },
    })
    expect(await stateOf('ada@example.com')).toBe('pending')
    await handleDueMessages(services)
    const token = /token=([\w.-]+)/.exec(letters[0]?.text ?? '')?.[1] ?? ''
    const confirm = (json: object) => openBrowser().call('POST', '/v2/newsletter/confirmation', { json })
    expect((await confirm({ token, kinds: ['icon'] })).status).toBe(200)
    expect(await stateOf('ada@example.com')).toBe('confirmed')

    await send({})
    const { oneClick = '', text } = letters.at(-1) ?? {}
    expect(text).toContain('https://motif.example/en/unsubscribe?token=')
    const path = oneClick.replace('https://motif.example/api', '')
    expect((await openBrowser().call('GET', path)).status).toBe(303)
    expect(await stateOf('ada@example.com')).toBe('confirmed')
    for (const _twice of [1, 2]) expect((await openBrowser().call('POST', path)).status).toBe(200)
    expect(await stateOf('ada@example.com')).toBe('unsubscribed')
    // The first mail is older than the end of the subscription.
    expect((await confirm({ token })).status).toBe(410)
    const [delivery] = await sql(payload)`select state, unsubscribed_at from newsletter_deliveries`
    expect(delivery).toMatchObject({ state: 'sent', unsubscribed_at: expect.anything() })
  })

  test('is answered alike for a new, a known and a bounced address, and mails only the first', async () => {
    await subscriber('known@example.com')
    await subscriber('gone@example.com', { state: 'bounced' })
    const answers = await Promise.all(
      ['new@example.com', 'known@example.com', 'gone@example.com'].map((email) => ask(email)),
    )
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body })
    await handleDueMessages(services)
    expect(letters.map(({ to }) => to)).toEqual(['new@example.com'])
  })

  test('asks an address a few times in an hour, and a program never', async () => {
    for (let time = 0; time < 5; time += 1) expect((await ask('often@example.com')).status).toBe(200)
    expect((await ask('trap@example.com', { website: 'https://spam.example' })).status).toBe(200)
    await handleDueMessages(services)
    expect(letters.map(({ to }) => to)).toEqual(Array(3).fill('often@example.com'))
  })

  test.each(['', 'x', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'a'.repeat(64)}`])(
    'answers the unknown token "%s" with 410',
    async (token) => {
      const calls = [
        openBrowser().call('POST', '/v2/newsletter/confirmation', { json: { token } }),
        openBrowser().call('POST', '/v2/newsletter/unsubscription', { json: { token } }),
        openBrowser().call('POST', `/v2/newsletter/one-click/${token || 'none'}`),
        openBrowser().call('GET', `/v2/newsletter/links/${token || 'none'}`),
      ]
      for (const { status } of await Promise.all(calls)) expect(status).toBe(410)
    },
  )
})

describe('an issue', () => {
  test.each([
    [{ languages: ['ja'] }, ['ai']],
    [{ kinds: ['3d'] }, ['ai', 'guest']],
    [{ audiences: ['visitor'] }, ['ai', 'guest', 'icons']],
    [{ audiences: ['member'] }, ['staff']],
    [{ audiences: ['staff', 'subscriber'] }, ['staff']],
    [{ audiences: ['contributor'] }, []],
    [{}, ['ai', 'guest', 'icons', 'staff']],
  ] as [Partial<Segment>, string[]][])('for %o goes to %j', async (segment, names) => {
    const person = await makePerson(payload, { roles: ['reviewer'] })
    await sql(payload)`update users set email = 'staff@example.com' where id = ${person.id}`
    await subscriber('ai@example.com', { locale: 'ja' })
    await subscriber('guest@example.com')
    await subscriber('icons@example.com', { kinds: ['icon'] })
    await subscriber('staff@example.com', { kinds: ['icon'] })
    await subscriber('waiting@example.com', { state: 'pending' })
    await subscriber('gone@example.com', { state: 'unsubscribed' })
    const { status } = await send(segment)
    expect(status).toBe(names.length === 0 ? 409 : 200)
    expect(letters.map(({ to }) => to).sort()).toEqual(names.map((name) => `${name}@example.com`))
    await sql(payload)`update users set email = id || '@example.com' where id = ${person.id}`
  })

  test('for a plan goes to those whose own or team subscription includes it', async () => {
    const holder = await makePerson(payload)
    await insertSubscription(payload, holder.id)
    await subscriber(holder.email)
    await subscriber('guest@example.com')
    const plans = await sql<{ id: number; slug: string }>(payload)`select id, slug from plans`
    const idOf = (wanted: string) => plans.filter(({ slug }) => slug === wanted).map(({ id }) => id)
    expect((await send({ plans: idOf('individual') })).status).toBe(200)
    expect(letters.map(({ to }) => to)).toEqual([holder.email])
    const others = plans.filter(({ slug }) => slug !== 'individual').map(({ id }) => id)
    expect((await send({ plans: others })).status).toBe(409)
  })

  test('is written in the language of its reader, without markup of its editor, and counts clicks', async () => {
    await subscriber('ai@example.com', { locale: 'ja' })
    await subscriber('guest@example.com')
    await send({})
    const [english, japanese] = letters.toSorted((a, b) => b.to.localeCompare(a.to))
    expect(english).toMatchObject({ subject: 'News', language: 'en' })
    expect(japanese).toMatchObject({ subject: 'お知らせ', language: 'ja' })
    expect(english?.html).toContain('&lt;b&gt;Hello&lt;/b&gt;')
    const [, link = ''] =
      /href="https?:\/\/[^/]+\/api(\/v2\/newsletter\/links\/[\w-]+)"/.exec(english?.html ?? '') ?? []
    const browser = openBrowser()
    const clicked = await browser.call('GET', link, { headers: { 'user-agent': 'Mozilla/5.0' } })
    expect(clicked.status).toBe(303)
    expect(clicked.headers.get('location')).toMatch(/\/en\/pricing\?utm_source=newsletter&utm_medium=email/)
    await browser.call('GET', link, { headers: { 'user-agent': 'Googlebot/2.1' } })
    expect(await sql(payload)`select sum(clicks)::int as clicks from newsletter_links`).toEqual([
      { clicks: 1 },
    ])
  })

  test('keeps its rate and mails each once, however often it stops and however many workers queue it', async () => {
    const many = NEWSLETTER_PER_MINUTE + 5
    await sql(payload)`
      insert into newsletter_subscribers (email, locale, state, confirmed_at)
      select 'reader-' || n || '@example.com', 'en', 'confirmed', now() - interval '1 day' from generate_series(1, ${many}::int) n`
    await send({})
    await Promise.all([queueIssues(payload), queueIssues(payload)])
    await settleAll()
    expect(letters).toHaveLength(NEWSLETTER_PER_MINUTE)
    await sql(payload)`update newsletter_deliveries set queued_at = now() - interval '2 minutes'`
    await command('stop')
    expect(await queueIssues(payload)).toBe(0)
    await command('resume')
    await Promise.all([queueIssues(payload), queueIssues(payload)])
    await queueIssues(payload)
    await settleAll()
    expect(new Set(letters.map(({ to }) => to)).size).toBe(many)
    expect(letters).toHaveLength(many)
    expect(await sql(payload)`select state from newsletter_issues`).toEqual([{ state: 'sent' }])
    expect((await command('send')).status).toBe(409)
  })

  test('never goes again to a mailbox that does not exist, or to one that unsubscribed meanwhile', async () => {
    await subscriber('gone@example.com')
    await subscriber('full@example.com')
    await subscriber('left@example.com')
    refusals.set('gone@example.com', { outcome: 'refused', reason: '550 5.1.1', isUnknownMailbox: true })
    refusals.set('full@example.com', { outcome: 'refused', reason: '554 spam' })
    await start({})
    await queueIssues(payload)
    await sql(
      payload,
    )`update newsletter_subscribers set state = 'unsubscribed' where email = 'left@example.com'`
    await settleAll()
    expect(await stateOf('gone@example.com')).toBe('bounced')
    expect(await stateOf('full@example.com')).toBe('confirmed')
    expect(letters.map(({ to }) => to)).not.toContain('left@example.com')
    const { body } = await (await marketing()).call('GET', `/console/newsletters/${newest}`)
    expect(body).toMatchObject({ recipients: 3, delivered: 0, bounced: 1, failed: 2 })
    letters = []
    await send({})
    expect(letters.map(({ to }) => to)).toEqual(['full@example.com'])
  })

  test('is tested by mail to the member of staff alone, without links that unsubscribe', async () => {
    await subscriber('guest@example.com')
    await make({})
    expect((await command('test')).status).toBe(200)
    await handleDueMessages(services)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ subject: 'News', settings: null })
    expect(letters[0]?.oneClick).toBeUndefined()
  })
})

let newest = 0

async function make(segment: Partial<Segment>): Promise<void> {
  const { id } = await payload.create({
    collection: 'newsletters',
    locale: 'en',
    data: {
      name: 'Spring',
      subject: 'News',
      content: [
        { blockType: 'letterText', text: '<b>Hello</b>' },
        { blockType: 'letterButton', label: 'Plans', address: '/pricing' },
      ],
      segment: JSON.parse(JSON.stringify(segment)),
    },
  })
  await payload.update({ collection: 'newsletters', id, locale: 'ja', data: { subject: 'お知らせ' } })
  newest = id
}

async function start(segment: Partial<Segment>) {
  await make(segment)
  return command('send')
}

/** Starts an issue and sends the mails of its first minute. */
async function send(segment: Partial<Segment>) {
  const started = await start(segment)
  await queueIssues(payload)
  await settleAll()
  return started
}

async function settleAll(): Promise<void> {
  for (let round = 0; round < 40; round += 1) await handleDueMessages(services)
}

async function command(name: string) {
  return (await marketing()).call('POST', `/console/newsletters/${newest}/${name}`, {
    json: { reason: 'Spring' },
  })
}

async function marketing() {
  return withSession(payload, await makePerson(payload, { roles: ['editor'] }))
}

function ask(email: string, more: object = {}) {
  return openBrowser().call('POST', '/v2/newsletter/subscriptions', {
    json: { email, locale: 'en', ...more },
  })
}

async function subscriber(
  email: string,
  {
    state = 'confirmed',
    locale = 'en',
    kinds = [],
  }: { readonly state?: string; readonly locale?: string; readonly kinds?: readonly string[] } = {},
): Promise<void> {
  await sql(payload)`
    insert into newsletter_subscribers (email, locale, kinds, state, confirmed_at)
    values (${email}, ${locale}, string_to_array(${kinds.join(',')}, ','), ${state}, now() - interval '1 day')`
}

async function stateOf(email: string): Promise<unknown> {
  const [row] = await sql<{ state: string }>(payload)`
    select state from newsletter_subscribers where email = ${email}`
  return row?.state
}
