import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAnnouncements } from '#cms/operations/announcements/read-announcements.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { announcementsSchema } from '#domain/contract/announcements.ts'
import type { Locale } from '#domain/locales/locales.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const ENTRIES = [
  { text: 'Over', audience: 'everybody', until: '2026-11-21T12:00:00.000Z' },
  {
    text: 'Now',
    linkLabel: 'Look',
    address: '/icons',
    audience: 'people',
    until: '2026-11-21T12:00:00.001Z',
  },
  { text: 'Later', audience: 'everybody', from: '2026-12-01T00:00:00.000Z' },
] as const

let test: TestPayload

beforeAll(async () => {
  test = await openPayload()
})
afterAll(() => test.close())

const read = async (locale: Locale) =>
  announcementsSchema.parse(await readAnnouncements(test.payload, locale, NOW))

describe('announcements', () => {
  it('are empty initially', async () => {
    expect(await read('en')).toEqual([])
  })

  it('are those that have not ended, in order, with their link in the language', async () => {
    const { entries } = await test.payload.updateGlobal({
      slug: 'announcements',
      data: { entries: ENTRIES.map((entry) => ({ ...entry })) },
    })
    const german = (entries ?? []).map((entry) => ({
      ...entry,
      text: entry.text === 'Now' ? 'Jetzt' : entry.text,
    }))
    await test.payload.updateGlobal({ slug: 'announcements', locale: 'de', data: { entries: german } })

    expect((await read('en')).map(({ text }) => text)).toEqual(['Now', 'Later'])
    const [now, later] = await read('de')
    expect(now).toMatchObject({ text: 'Jetzt', link: { href: '/de/icons' }, audience: 'people', from: null })
    expect(later).toMatchObject({ link: null, from: '2026-12-01T00:00:00.000Z', until: null })
    expect((await read('ja')).map(({ text }) => text)).toEqual(['Now', 'Later'])
  })

  it('are rejected with an invalid link', async () => {
    const entries = [
      { text: 'Broken', linkLabel: 'Look', address: '/no/such/page', audience: 'everybody' as const },
    ]
    await expect(test.payload.updateGlobal({ slug: 'announcements', data: { entries } })).rejects.toThrow()
  })
})
