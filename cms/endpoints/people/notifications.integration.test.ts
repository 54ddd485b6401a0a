import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handleDueMessages } from '#cms/jobs/outbox-loop.ts'
import type { JobServices } from '#cms/jobs/services.ts'
import { deleteAccount } from '#cms/operations/accounts/delete-account.ts'
import { follow } from '#cms/operations/contributors/follow.ts'
import { sql } from '#cms/operations/database.ts'
import { continueFanOut } from '#cms/operations/notifications/fan-out.ts'
import { notifyFollowers } from '#cms/operations/notifications/notify-followers.ts'
import { queueDigests } from '#cms/operations/notifications/queue-digests.ts'
import { type Answer, openBrowser, type TestBrowser } from '#cms/testing/browser.ts'
import { makeCatalogue, type TestCatalogue } from '#cms/testing/catalogue.ts'
import { testJobServices } from '#cms/testing/job-services.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, PASSWORD, signIn, type TestPerson, withSession } from '#cms/testing/people.ts'
import { openTestMailbox, type TestMailbox } from '#cms/testing/test-mailbox.ts'
import { type Notification, notificationSchema } from '#domain/contract/notifications.ts'
import { MAX_COUNTED } from '#domain/notifications/types.ts'

let opened: TestPayload
let payload: Payload
let catalogue: TestCatalogue
let services: JobServices
let post: TestMailbox
let contributor: number

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  catalogue = await makeCatalogue(payload)
  post = openTestMailbox(payload)
  contributor =
    (await sql<{ id: number }>(payload)`select id from contributors where username = 'ada'`)[0]?.id ?? 0
  services = testJobServices(payload, {
    mailer: { send: async () => ({ outcome: 'sent' }) },
    publicUrl: 'http://localhost:5500',
    invalidate: async () => {},
  })
})
afterAll(() => opened.close())
beforeEach(async () => {
  for (const table of ['outbox', 'notifications', 'fan_outs', 'follows'] as const) await empty(table)
})

async function empty(table: 'outbox' | 'notifications' | 'fan_outs' | 'follows') {
  if (table === 'outbox') await sql(payload)`delete from outbox`
  if (table === 'notifications') await sql(payload)`delete from notifications`
  if (table === 'fan_outs') await sql(payload)`delete from fan_outs`
  if (table === 'follows') await sql(payload)`delete from follows`
}

async function handleAll(): Promise<void> {
  while ((await handleDueMessages(services)) > 0);
}

async function follower(): Promise<TestPerson> {
  const person = await makePerson(payload)
  await follow(payload, { user: person.id, username: 'ada', followed: true })
  return person
}

/** Publishes a draft as the panel does. */
async function publish(title: string): Promise<number> {
  const { id } = await catalogue.add({ title, visibility: 'draft' })
  await payload.update({ collection: 'items', id, data: { visibility: 'published' } })
  return id
}

async function list(browser: TestBrowser, query = ''): Promise<Notification[]> {
  const { body } = await browser.call('GET', `/v2/notifications${query}`)
  return notificationSchema.array().parse(body.response?.notifications)
}

const unreadOf = async (browser: TestBrowser) =>
  (await browser.call('GET', '/v2/notifications/unread')).body.response?.unread
const codes = ({ body }: Answer) => (body.errors ?? []).map(({ code }) => code)

describe('a follower of a contributor', () => {
  test('gets one notification, which counts new works while it is unread', async () => {
    const browser = await withSession(payload, await follower())
    await publish('First light')
    await handleAll()
    expect(await list(browser)).toMatchObject([
      {
        type: 'contributor-published',
        count: 1,
        contributor: { username: 'ada', name: 'Ada' },
        read_at: null,
      },
    ])
    await publish('Second light')
    await publish('Third light')
    await handleAll()
    const [one, ...others] = await list(browser)
    expect([one, others]).toMatchObject([{ count: 3, read_at: null }, []])
    expect(one).toMatchObject({ preview: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } })
  })

  test('gets a new notification of works published after it was read', async () => {
    const browser = await withSession(payload, await follower())
    await publish('Before')
    await handleAll()
    const [seen] = await list(browser)
    expect((await browser.call('POST', `/v2/notifications/${seen?.id}/read`)).body.response?.unread).toBe(0)
    await publish('After')
    await handleAll()
    expect(await list(browser)).toMatchObject([{ count: 1, read_at: null }])
  })

  test('gets none for a draft, or for a work that returns from resting', async () => {
    const browser = await withSession(payload, await follower())
    const id = await publish('Resting soon')
    await handleAll()
    await catalogue.add({ title: 'Draft', visibility: 'draft' })
    for (const visibility of ['resting', 'published'] as const)
      await payload.update({ collection: 'items', id, data: { visibility } })
    await handleAll()
    expect(await list(browser)).toMatchObject([{ count: 1 }])
  })

  test('gets it in the transaction of the publication', async () => {
    const browser = await withSession(payload, await follower())
    const { id } = await catalogue.add({ title: 'Undone', visibility: 'draft' })
    const transactionID = (await payload.db.beginTransaction()) ?? ''
    const req = Object.assign(await createLocalReq({}, payload), { transactionID })
    await payload.update({ collection: 'items', id, data: { visibility: 'published' }, req })
    await payload.db.rollbackTransaction(transactionID)
    await handleAll()
    expect(await list(browser)).toEqual([])
  })

  test('gets it once, however often and by however many workers the message is handled', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, follower))
    const { id } = await catalogue.add({ title: 'Once only' })
    const asset = { form: 'item', id } as const
    await Promise.all(Array.from({ length: 4 }, () => notifyFollowers(payload, contributor, [asset])))
    const started = await sql<{ id: string }>(payload)`select id from fan_outs`
    expect(started).toHaveLength(1)
    const fanOut = started[0]?.id ?? ''
    await Promise.all(Array.from({ length: 4 }, () => continueFanOut(payload, fanOut, 5)))
    await continueFanOut(payload, fanOut, 5)
    const expectNotified = await sql<{ user_id: string; count: number }>(payload)`
      select user_id, (data->>'count')::int as count from notifications`
    expect(expectNotified.map(({ user_id }) => user_id).sort()).toEqual(people.map(({ id }) => id).sort())
    expect(new Set(expectNotified.map(({ count }) => count))).toEqual(new Set([1]))
  })

  test('gets it from the next worker when one dies midway', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, follower))
    const { id } = await catalogue.add({ title: 'Interrupted' })
    await notifyFollowers(payload, contributor, [{ form: 'item', id }])
    // The third batch of two fails: the first two are committed.
    await sql(payload)`
      create function break_off() returns trigger language plpgsql as $$
      begin
        if (select count(*) from notifications) > 4 then raise exception 'the worker died'; end if;
        return null;
      end $$`
    await sql(payload)`
      create trigger break_off after insert on notifications for each statement execute function break_off()`
    const [row] = await sql<{ id: string }>(payload)`select id from fan_outs`
    await expect(continueFanOut(payload, row?.id ?? '', 2)).rejects.toThrow()
    expect(await sql(payload)`select 1 from notifications`).toHaveLength(4)
    await sql(payload)`drop trigger break_off on notifications`
    await handleAll()
    const counts = await sql<{ user_id: string; count: number }>(payload)`
      select user_id, (data->>'count')::int as count from notifications`
    expect(counts).toHaveLength(people.length)
    expect(counts.every(({ count }) => count === 1)).toBe(true)
  })

  test('gets none for their own works, or after deleting the account', async () => {
    const [owner, gone] = [await follower(), await follower()]
    await sql(payload)`update contributors set owner_id = ${owner.id} where id = ${contributor}`
    await deleteAccount(payload, gone.id, { password: PASSWORD })
    await publish('Mine')
    await handleAll()
    expect(await sql(payload)`select 1 from notifications`).toEqual([])
    await sql(payload)`update contributors set owner_id = null where id = ${contributor}`
  })

  test('gets none on the site when the type is switched off', async () => {
    const browser = await withSession(payload, await follower())
    const off = { type: 'contributor-published', site: false }
    await browser.call('PATCH', '/v2/notifications/settings', { json: off })
    await publish('Unseen')
    await handleAll()
    expect([await list(browser), await unreadOf(browser)]).toEqual([[], 0])
  })
})

describe('a downloader of an item', () => {
  async function downloader(item: number): Promise<TestBrowser> {
    const person = await makePerson(payload)
    for (const format of ['svg', 'png']) {
      await sql(payload)`
        insert into downloads (item_id, revision_id, licence_version_id, format, user_id)
        select i.id, i.current_revision_id, (select id from licence_versions limit 1), ${format}::enum_downloads_format, ${person.id}
          from items i where i.id = ${item}`
    }
    return withSession(payload, person)
  }

  test('is notified once that it was withdrawn, and once that it was taken down', async () => {
    const { id, slug } = await catalogue.add({ title: 'Farewell', german: 'Lebewohl' })
    const browser = await downloader(id)
    await payload.update({ collection: 'items', id, data: { visibility: 'retired' } })
    await handleAll()
    expect(await list(browser, '?lang=de')).toMatchObject([
      {
        type: 'asset-withdrawn',
        change: 'retired',
        asset: { slug, title: 'Lebewohl' },
        preview: { width: 24 },
      },
    ])
    await payload.update({ collection: 'items', id, data: { visibility: 'removed' } })
    await handleAll()
    expect((await list(browser)).map((one) => 'change' in one && [one.change, one.preview])).toEqual([
      ['removed', null],
      ['retired', null],
    ])
  })

  test('is notified that its licence changed; other users are not', async () => {
    const { id } = await catalogue.add({ title: 'Relicensed' })
    const [browser, stranger] = [await downloader(id), await withSession(payload, await makePerson(payload))]
    const licence = await payload.create({ collection: 'licences', data: { code: 'cc0-1.0', name: 'CC0' } })
    await payload.update({ collection: 'items', id, data: { licence: licence.id } })
    await handleAll()
    expect(await list(browser)).toMatchObject([{ change: 'licence' }])
    expect(await list(stranger)).toEqual([])
  })
})

describe('an account', () => {
  test('is notified of a new device and of a new password, as by mail', async () => {
    const person = await makePerson(payload)
    await signIn(person)
    const browser = await signIn(person, openBrowser({ userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/143.0' }))
    await browser.call('POST', '/v2/auth/password', {
      json: { old_password: PASSWORD, password: 'amber lantern under snow' },
    })
    const events = (await list(browser)).map((one) => one.type === 'security' && one.event)
    expect(events).toEqual(['password-changed', 'new-device'])
    await post.deliver(person.email)
    expect(post.letters.filter(({ to }) => to === person.email)).toHaveLength(events.length)
  })

  test('is welcomed once', async () => {
    const browser = openBrowser()
    const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`
    await browser.call('POST', '/v2/auth/signup', { json: { email, password: PASSWORD, terms: true } })
    const [, token = ''] = /token=([\w-]+)/.exec((await post.deliver(email))?.text ?? '') ?? []
    for (const _click of [1, 2])
      await browser.call('POST', '/v2/auth/email-verification', { json: { token } })
    expect((await list(browser)).map(({ type }) => type)).toEqual(['welcome'])
  })
})

describe('reading notifications', () => {
  async function addNotifications(person: TestPerson, count: number): Promise<void> {
    await sql(payload)`
      insert into notifications (user_id, type, key, created_at)
      select ${person.id}, 'welcome', 'test:' || n, now() - make_interval(mins => n) from generate_series(1, ${count}::int) n`
  }

  test('is paged, newest first, and counts up to the maximum', async () => {
    const person = await makePerson(payload)
    await addNotifications(person, MAX_COUNTED + 2)
    const browser = await withSession(payload, person)
    const moments = (await list(browser)).map(({ created_at }) => created_at)
    expect(moments).toEqual([...moments].sort().reverse())
    const { body } = await browser.call('GET', '/v2/notifications?page=6')
    expect(body.response).toMatchObject({ page: 6, page_count: 6, unread: MAX_COUNTED + 1 })
    expect(body.response?.notifications).toHaveLength(1)
  })

  test('marks one idempotently, and only for its owner', async () => {
    const person = await makePerson(payload)
    await addNotifications(person, 2)
    const browser = await withSession(payload, person)
    const stranger = await withSession(payload, await makePerson(payload))
    const [first] = await list(browser)
    const mark = (who: TestBrowser) => who.call('POST', `/v2/notifications/${first?.id}/read`)
    expect(codes(await mark(stranger))).toEqual(['not-found'])
    const clicks = await Promise.all([mark(browser), mark(browser)])
    expect(clicks.map(({ body }) => body.response?.unread)).toContain(1)
    const [{ read_at: readAt } = {}] = await list(browser)
    await mark(browser)
    expect((await list(browser))[0]?.read_at).toBe(readAt)
    expect(await unreadOf(browser)).toBe(1)
  })

  test('marks all that existed when the user looked, and none created since', async () => {
    const person = await makePerson(payload)
    await addNotifications(person, 3)
    const browser = await withSession(payload, person)
    const until = (await list(browser))[1]?.created_at
    await browser.call('POST', '/v2/notifications/read', { json: { until } })
    expect(await unreadOf(browser)).toBe(1)
    await browser.call('POST', '/v2/notifications/read')
    expect(await unreadOf(browser)).toBe(0)
  })
})

describe('notification settings', () => {
  test('have defaults, and change one by one', async () => {
    const browser = await withSession(payload, await makePerson(payload))
    const { body } = await browser.call('GET', '/v2/notifications/settings')
    expect(body.response?.settings).toEqual([
      { type: 'contributor-published', site: true, mail: false },
      { type: 'asset-withdrawn', site: true, mail: false },
      { type: 'asset-updated', site: true, mail: false },
      { type: 'submission-decided', site: true, mail: true },
      { type: 'security', site: true, mail: true },
      { type: 'payment', site: true, mail: true },
      { type: 'cashout', site: true, mail: true },
      { type: 'team-joined', site: true, mail: true },
    ])
    const changes = [{ mail: true }, { site: false }].map((change) =>
      browser.call('PATCH', '/v2/notifications/settings', {
        json: { type: 'contributor-published', ...change },
      }),
    )
    await Promise.all(changes)
    const after = await browser.call('GET', '/v2/notifications/settings')
    expect(after.body.response?.settings).toContainEqual({
      type: 'contributor-published',
      site: false,
      mail: true,
    })
  })

  test('cannot switch off security mails, or a mail that does not exist', async () => {
    const browser = await withSession(payload, await makePerson(payload))
    const change = (json: object) => browser.call('PATCH', '/v2/notifications/settings', { json })
    expect(codes(await change({ type: 'security', mail: false }))).toEqual(['setting-fixed'])
    expect(codes(await change({ type: 'welcome', site: false }))).toEqual(['setting-fixed'])
    expect(codes(await change({ type: 'asset-withdrawn', mail: true }))).toEqual(['setting-fixed'])
    expect(codes(await change({ type: 'everything', mail: true }))).toEqual(['bad-request'])
    expect((await change({ type: 'security', mail: true, site: false })).status).toBe(200)
  })
})

describe('the daily mail', () => {
  async function reader(): Promise<{ person: TestPerson; browser: TestBrowser }> {
    const person = await follower()
    const browser = await withSession(payload, person)
    const on = { type: 'contributor-published', mail: true }
    await browser.call('PATCH', '/v2/notifications/settings', { json: on })
    return { person, browser }
  }
  const yesterday = () => sql(payload)`update notifications set created_at = created_at - interval '1 day'`
  const lettersTo = async ({ email }: TestPerson) => {
    await post.deliver(email)
    return post.letters.filter(({ to }) => to === email)
  }

  test('is sent once for the works of the day before, with a link to unsubscribe', async () => {
    const { person } = await reader()
    await publish('News')
    await handleAll()
    await queueDigests(payload)
    expect(await lettersTo(person), 'today is not over').toEqual([])
    await yesterday()
    await Promise.all([queueDigests(payload), queueDigests(payload)])
    await queueDigests(payload)
    const letters = await lettersTo(person)
    expect(letters).toMatchObject([{ subject: 'New from contributors you follow' }])
    expect(letters[0]?.text).toContain('Ada (1)')
    expect(letters[0]?.settings).toBe('http://localhost:5500/en/dashboard/notifications/settings')
  })

  test('is not sent for read notifications, after unsubscribing, or without a subscription', async () => {
    const [read, ended, never] = [await reader(), await reader(), await follower()]
    await publish('Old news')
    await handleAll()
    await read.browser.call('POST', '/v2/notifications/read')
    const off = { type: 'contributor-published', mail: false }
    await ended.browser.call('PATCH', '/v2/notifications/settings', { json: off })
    await yesterday()
    await queueDigests(payload)
    for (const person of [read.person, ended.person, never]) expect(await lettersTo(person)).toEqual([])
  })
})
