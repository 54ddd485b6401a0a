import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { framedHtml, mailboxPage } from './pages.ts'
import { openMailStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'motif-mailbox-'))
const store = openMailStore(folder)
afterAll(() => rmSync(folder, { recursive: true }))

function raw(subject: string, body: string): Buffer {
  const headers = [
    'From: a@example.com',
    'To: b@example.com',
    `Subject: ${subject}`,
    'Content-Type: text/plain',
  ]
  return Buffer.from(`${headers.join('\r\n')}\r\n\r\n${body}`)
}

it('lists mails newest first, and finds one by its id', async () => {
  store.keep(raw('First', 'one'), new Date('2026-01-01T10:00:00Z'))
  store.keep(raw('Second', 'two'), new Date('2026-01-01T11:00:00Z'))
  const mails = await store.list()
  expect(mails.map(({ subject, receivedAt }) => [subject, receivedAt])).toEqual([
    ['Second', '2026-01-01T11:00:00.000Z'],
    ['First', '2026-01-01T10:00:00.000Z'],
  ])
  expect(await store.find(mails[1]?.id ?? '')).toMatchObject({ subject: 'First', to: ['b@example.com'] })
})

it.each(['nothing', '../../etc/passwd', '1-../x'])('finds nothing under %s', async (id) => {
  expect(await store.find(id)).toBeNull()
})

it('shows what mails say as text, and their links as links', async () => {
  const mail = {
    id: '1-x',
    from: 'a@example.com',
    to: ['"><script>@example.com'],
    subject: '<img src=x onerror=alert(1)>',
    receivedAt: '2026-01-01T10:00:00.000Z',
    html: null,
    text: 'Go to https://motif.example/en?a=1&b=2 <script>alert(1)</script>',
  }
  const page = mailboxPage([mail], mail)
  expect(page).not.toMatch(/<script|<img/)
  expect(page).toContain('<a href="https://motif.example/en?a=1&amp;b=2" target="_blank"')
  expect(framedHtml(mail)).toContain('&lt;script&gt;')
})
