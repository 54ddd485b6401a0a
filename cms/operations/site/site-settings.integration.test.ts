import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { readSender, readSupport } from '#cms/operations/site/read-sender.ts'
import { readLogo, readSite } from '#cms/operations/site/read-site.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

const save = (data: object) => payload.updateGlobal({ slug: 'site-settings', data })

test('a new library has the default name and offers everything', async () => {
  expect(await readSite(payload)).toMatchObject({
    name: DEFAULT_SITE_NAME,
    kinds: KIND_CODES,
    locales: LOCALE_CODES,
    defaultLocale: 'en',
    accent: null,
    logo: null,
  })
  expect(await readSupport(payload, 'help@example.com')).toBe('help@example.com')
})

test('a change is what pages and mails read, and enqueues a refresh of all pages', async () => {
  await save({
    name: 'Ada’s shapes',
    tagline: 'Shapes for everyone',
    legalName: 'Ada Ltd',
    address: '1 High Street\n\n Berlin ',
    supportEmail: 'ask@ada.example',
    senderEmail: 'post@ada.example',
    accentLight: '#0f766e',
    accentDark: '#0f7f76',
    links: [{ label: 'Mastodon', address: 'https://social.example/@ada' }],
    languages: ['de', 'fr'],
    defaultLanguage: 'de',
    kinds: ['icon'],
  })
  expect(await readSite(payload, 'en')).toMatchObject({
    name: 'Ada’s shapes',
    tagline: 'Shapes for everyone',
    legalName: 'Ada Ltd',
    address: ['1 High Street', 'Berlin'],
    support: 'ask@ada.example',
    links: [{ label: 'Mastodon', href: 'https://social.example/@ada' }],
    kinds: ['icon'],
    locales: ['fr', 'de'],
    defaultLocale: 'de',
    accent: { light: '#0f766e', dark: '#0f7f76' },
  })
  expect(await readSender(payload)).toEqual({
    site: 'Ada’s shapes',
    accent: '#0f766e',
    address: 'post@ada.example',
  })
  const waiting = await sql<{ key: Column<'outbox.key'> }>(payload)`
    select key from outbox where topic = 'texts.changed'`
  expect(waiting.map(({ key }) => key)).toContain('site-settings')
})

test.each([
  { name: 'A{d}a' },
  { name: '<b>Ada</b>' },
  { accentLight: '#ffd60a', accentDark: '#0f7f76' },
  { accentLight: 'red;}', accentDark: '#0f7f76' },
  { links: [{ label: 'Hostile', address: 'javascript:alert(1)' }] },
])('refuses %j', async (data) => {
  await expect(save(data)).rejects.toThrow()
})

test('a logo has no scripts and no addresses once it is saved', async () => {
  const drawing = (more: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}><!-- made by hand --><path d="M1 1h7v7z"/></svg>`
  for (const hostile of [' onload="alert(1)"', '><script>alert(2)</script'])
    await expect(save({ logo: drawing(hostile) })).rejects.toThrow('(2006)')
  await save({ logo: drawing('') })
  const logo = await readLogo(payload)
  expect(logo).toContain('<path')
  expect(logo).not.toMatch(/script|onload|alert|made by hand/)
  expect((await readSite(payload)).logo).toMatch(/^\/api\/v2\/site\/logo\?v=[0-9a-f]{12}$/)
})
