import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import * as people from '#cms/testing/people.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import { MAIL_SLOT_MINUTES } from '#domain/mail/pace.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  // The clock of this process is frozen, so that no slot ends during a test.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterAll(() => {
  vi.useRealTimers()
  return opened.close()
})

interface Planned extends Record<string, unknown> {
  readonly template: string
  readonly user_id: string | null
  /** Whether it is delayed to the end of a slot. */
  readonly waits: boolean
}

/** Mails to an address, oldest first. */
const mailsTo = (email: string) => sql<Planned>(payload)`
  select m.template, m.user_id, o.not_before is not null as waits
    from mails m join outbox o on o.topic = 'mail.send' and o.key = m.id::text
   where m.email = ${email} order by m.created_at, m.id`

/** Advances a minute: repeated clicks within one are one mail. */
const passMinute = () =>
  sql(payload)`update mails set key = key || ' ' || gen_random_uuid() where key !~ 'slot-| '`

const ask = async (email: string, browser = openBrowser()) => {
  await passMinute()
  return browser.call('POST', '/v2/auth/forgot-password', { json: { email } })
}

async function requestFromManyNetworks(email: string, size = 30): Promise<void> {
  for (let count = 0; count < size; count += 1) await ask(email)
}

describe('requests of others for mails to one address', () => {
  test('cannot keep a reset mail from its owner, who uses another network', async () => {
    const { email } = await people.makePerson(payload)
    const stranger = openBrowser({ address: '192.0.2.66' })
    for (let count = 0; count < 20; count += 1) await ask(email, stranger)
    const before = (await mailsTo(email)).filter(({ waits }) => !waits).length
    expect(before).toBe(LIMITS['mail-requester'].most)
    await ask(email)
    expect((await mailsTo(email)).filter(({ waits }) => !waits)).toHaveLength(before + 1)
  })

  test('count as one requester within an IPv6 /64', async () => {
    const { email } = await people.makePerson(payload)
    for (let host = 1; host <= 20; host += 1)
      await ask(email, openBrowser({ address: `2001:db8:1:2::${host}` }))
    const atOnce = async () => (await mailsTo(email)).filter(({ waits }) => !waits).length
    expect(await atOnce()).toBe(LIMITS['mail-requester'].most)
    await ask(email, openBrowser({ address: '2001:db8:1:3::1' }))
    expect(await atOnce()).toBe(LIMITS['mail-requester'].most + 1)
  })

  test('from many networks get the limit and one mail per slot, which also answers the owner', async () => {
    const { email } = await people.makePerson(payload)
    await requestFromManyNetworks(email)
    const mails = await mailsTo(email)
    const slots = mails.filter(({ waits }) => waits).length
    expect(mails.length - slots).toBe(LIMITS['mail-recipient'].most)
    expect(slots).toBe(1)
    const answer = await ask(email)
    expect(answer.status).toBe(200)
    const [late] = await sql<{ due: Date }>(payload)`
      select max(o.not_before) as due from mails m join outbox o on o.key = m.id::text where m.email = ${email}`
    const wait = new Date(late?.due ?? 0).getTime() - Date.now()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(MAIL_SLOT_MINUTES * 60_000)
  })

  test('do not count for a browser in which the owner has signed in, even in the same network', async () => {
    const person = await people.makePerson(payload)
    const address = '192.0.2.77'
    const own = await people.signIn(person, openBrowser({ address }))
    await requestFromManyNetworks(person.email)
    const stranger = openBrowser({ address })
    for (let count = 0; count <= LIMITS['mail-address'].most; count += 1)
      await stranger.call('POST', '/v2/auth/forgot-password', { json: { email: `n${count}@example.com` } })
    expect((await ask(person.email, stranger)).status).toBe(429)
    const atOnce = async () => (await mailsTo(person.email)).filter(({ waits }) => !waits).length
    const before = await atOnce()
    own.cookies.delete('payload-token')
    expect((await ask(person.email, own)).status).toBe(200)
    expect(await atOnce()).toBe(before + 1)
  })

  test('cannot prevent an account or its mail', async () => {
    const email = 'wanted@example.com'
    await requestFromManyNetworks(email)
    const json = { email, password: people.PASSWORD, terms: true }
    expect((await openBrowser().call('POST', '/v2/auth/signup', { json })).status).toBe(200)
    expect(await sql(payload)`select 1 from users where email = ${email}`).toHaveLength(1)
    expect((await mailsTo(email)).filter(({ template }) => template === 'verify-email')).toHaveLength(1)
  })

  test('cannot prevent the verification link from being sent again', async () => {
    const person = await people.makePerson(payload, { verified: false })
    const browser = await people.withSession(payload, person)
    await requestFromManyNetworks(person.email)
    expect((await browser.call('PATCH', '/v2/auth/email-verification')).status).toBe(200)
    expect((await mailsTo(person.email)).at(-1)).toMatchObject({ template: 'verify-email', waits: true })
  })

  test('cannot take the link to a new address from an older account', async () => {
    const email = 'new-address@example.com'
    const askChange = async (person: people.TestPerson) => {
      await passMinute()
      const browser = await people.withSession(payload, person)
      return browser.call('POST', '/v2/auth/email', { json: { email, password: people.PASSWORD } })
    }
    const owner = await people.makePerson(payload)
    await requestFromManyNetworks(email, LIMITS['mail-recipient'].most)
    await askChange(await people.makePerson(payload))
    await askChange(owner)
    await askChange(await people.makePerson(payload))
    const waiting = (await mailsTo(email)).filter(({ template }) => template === 'change-email')
    expect(waiting).toEqual([{ template: 'change-email', user_id: owner.id, waits: true }])
  })

  test('send at most one notice of a kind per hour to an unverified address', async () => {
    const victim = await people.makePerson(payload, { verified: false })
    const person = await people.makePerson(payload)
    for (const one of [victim, person]) {
      for (let count = 0; count < 4; count += 1) {
        await people.withSession(payload, one)
        await passMinuteOf(one)
      }
    }
    const notices = async ({ email }: people.TestPerson) => (await mailsTo(email)).length
    expect(await notices(victim)).toBe(1)
    expect(await notices(person)).toBe(3)
  })
})

/** Keys of notices to verified addresses end with the minute, the others with the hour. */
const passMinuteOf = ({ id }: people.TestPerson) => sql(payload)`
  update mails m set key = key || ' ' || gen_random_uuid() from users u where u.id = m.user_id and u.verified and m.user_id = ${id}`
