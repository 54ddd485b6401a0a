import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { smtpMailer } from '#cms/adapters/smtp/smtp.ts'
import { handleDueMessages } from '#cms/jobs/outbox-loop.ts'
import type { JobServices } from '#cms/jobs/services.ts'
import { inTransaction, sql } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { sendMail } from '#cms/operations/mail/send-mail.ts'
import type { Delivery, Mailer } from '#cms/ports/mail.ts'
import { openBrowser } from '#cms/testing/browser.ts'
import { testJobServices } from '#cms/testing/job-services.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, PASSWORD, type TestPerson } from '#cms/testing/people.ts'
import { openSwitchableProxy, type SwitchableProxy } from '#cms/testing/switchable-proxy.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import { receiveMails } from '#local/mailbox/receive.ts'
import { type MailStore, openMailStore } from '#local/mailbox/store.ts'

const FROM = `${DEFAULT_SITE_NAME} <no-reply@motif.example>`

let opened: TestPayload
let payload: Payload
let mailbox: MailStore
let proxy: SwitchableProxy
let mailer: Mailer
let services: JobServices
let person: TestPerson
const closing: (() => unknown)[] = []

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  const folder = mkdtempSync(join(tmpdir(), 'motif-mailbox-'))
  mailbox = openMailStore(folder)
  const smtp = await receiveMails(mailbox, 0)
  proxy = await openSwitchableProxy(`http://127.0.0.1:${smtp.port}`)
  mailer = smtpMailer({ url: proxy.url.replace('http', 'smtp'), from: FROM })
  services = testJobServices(payload, {
    mailer,
    publicUrl: 'https://motif.example',
  })
  closing.push(
    () => proxy.close(),
    () => smtp.close(),
    () => rmSync(folder, { recursive: true }),
    () => opened.close(),
  )
})
afterAll(async () => {
  for (const close of closing) await close()
})
beforeEach(async () => {
  proxy.open()
  await sql(payload)`delete from outbox`
  person = await makePerson(payload)
})

describe('a mail', () => {
  test('has both bodies, in the language of the user, with a working link', async () => {
    await sql(payload)`update users set locale = 'ja', name = '愛' where id = ${person.id}`
    await queue('reset-password')
    await handleDueMessages(services)
    const [mail] = await received()
    expect(mail).toMatchObject({
      from: 'no-reply@motif.example',
      to: [person.email],
      subject: '新しいパスワードの設定',
    })
    for (const body of [mail?.text, mail?.html])
      expect(body).toContain('https://motif.example/jp/auth/reset-password?token=')
    const [, token] = /token=([\w-]{43})/.exec(mail?.text ?? '') ?? []
    const json = { token, password: 'amber lantern under snow' }
    expect((await openBrowser().call('POST', '/v2/auth/reset-password', { json })).status).toBe(200)
  })

  test('waits while the mail server is unavailable, delays nothing else, and arrives once', async () => {
    proxy.block()
    const began = performance.now()
    const json = { email: person.email, password: PASSWORD }
    expect((await openBrowser().call('POST', '/v2/auth/login', { json })).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(10_000)
    await queue('password-changed')
    await handleDueMessages(services)
    expect(await states()).toEqual(['waiting'])
    expect(
      await sql(
        payload,
      )`select 1 from outbox where topic = 'mail.send' and done_at is null and last_error is not null`,
    ).toHaveLength(1)

    proxy.open()
    await sql(payload)`update outbox set not_before = null where done_at is null`
    await handleDueMessages(services)
    await handleDueMessages(services)
    expect(await states()).toEqual(['sent'])
    expect(await received()).toHaveLength(1)
  })

  test('is sent once when its message arrives twice, at once or later', async () => {
    const id = await queue('welcome')
    await Promise.all(
      [sendMail(services, id), sendMail(services, id)].map((sending) => sending.catch(() => {})),
    )
    await sendMail(services, id)
    expect(await received()).toHaveLength(1)
  })

  test('is not sent again when its worker died while sending', async () => {
    const id = await queue('welcome')
    await sql(payload)`update mails set state = 'sending' where id = ${id}`
    await sendMail(services, id)
    expect([await states(), await received()]).toEqual([['uncertain'], []])
  })

  test('is not sent again when its delivery is unknown', async () => {
    const id = await queue('welcome')
    await sendMail({ ...services, mailer: answering({ outcome: 'uncertain', reason: 'cut' }) }, id)
    await sendMail(services, id)
    expect([await states(), await received()]).toEqual([['uncertain'], []])
  })

  test('is given up when the server rejects it permanently', async () => {
    const id = await queue('welcome')
    const refusing = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_to, _session, done) =>
        done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
    })
    await new Promise<void>((resolve) => void refusing.listen(0, '127.0.0.1', resolve))
    const address = refusing.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await sendMail({ ...services, mailer: smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM }) }, id)
    await new Promise<void>((resolve) => refusing.close(resolve))
    expect(await states()).toEqual(['refused'])
  })

  test('is given up after two days of attempts', async () => {
    const id = await queue('welcome')
    const unavailable = { ...services, mailer: answering({ outcome: 'later', reason: 'away' }) }
    await expect(sendMail(unavailable, id)).rejects.toThrow('away')
    await sql(payload)`update mails set created_at = now() - interval '49 hours' where id = ${id}`
    await sendMail(unavailable, id)
    expect(await states()).toEqual(['dropped'])
  })

  test('is not sent to a deleted account or a former address', async () => {
    const id = await queue('new-device')
    await sql(payload)`update users set email = ${`moved-${person.email}`} where id = ${person.id}`
    await sendMail(services, id)
    expect([await states(), await received()]).toEqual([['dropped'], []])
  })

  test('replaces the link of a failed attempt', async () => {
    const id = await queue('reset-password')
    const unavailable = { ...services, mailer: answering({ outcome: 'later', reason: 'away' }) }
    await expect(sendMail(unavailable, id)).rejects.toThrow('away')
    await sendMail(services, id)
    expect(await sql(payload)`select 1 from account_tokens where mail_id = ${id}`).toHaveLength(1)
    expect(await received()).toHaveLength(1)
  })
})

async function queue(template: Parameters<typeof queueMail>[1]['template']): Promise<string> {
  const { id: user, email } = person
  await inTransaction(payload, (transaction) =>
    queueMail(transaction, { key: `${template}:${user}`, template, user, email, locale: 'en' }),
  )
  const [mail] = await sql<{ id: string }>(payload)`select id from mails where user_id = ${user}`
  return mail?.id ?? ''
}

async function received() {
  return (await mailbox.list()).filter(({ to }) => to.includes(person.email))
}

async function states(): Promise<string[]> {
  const rows = await sql<{ state: string }>(payload)`select state from mails where user_id = ${person.id}`
  return rows.map(({ state }) => state)
}

function answering(delivery: Delivery): Mailer {
  return { send: async () => delivery }
}
