import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import type { Answer, TestBrowser } from '#cms/testing/browser.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import { MAX_BRAND_PALETTES, PALETTE_COLOURS } from '#domain/brand-palettes/limits.ts'
import { type BrandPalette, brandPaletteSchema } from '#domain/contract/brand-palettes.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

const codes = ({ body }: Answer) =>
  (body.errors ?? []).map(({ code, field }) => (field ? `${field}: ${code}` : code))
const person = async () => withSession(payload, await makePerson(payload))
const add = (browser: TestBrowser, json: object) => browser.call('POST', '/v2/brand-palettes', { json })
const palettesIn = ({ body }: Answer): BrandPalette[] =>
  brandPaletteSchema.array().parse(body.response?.brand_palettes)
const listed = async (browser: TestBrowser) => palettesIn(await browser.call('GET', '/v2/brand-palettes'))
const names = (palettes: readonly BrandPalette[]) => palettes.map(({ name }) => name)

describe('a palette', () => {
  test('is stored with lower-case colours, after existing ones', async () => {
    const browser = await person()
    await add(browser, { name: ' House ', colors: ['#6563FF', '#ff5478'] })
    expect(palettesIn(await add(browser, { name: 'Guest', colors: ['#000000'] }))).toMatchObject([
      { name: 'House', colors: ['#6563ff', '#ff5478'] },
      { name: 'Guest', colors: ['#000000'] },
    ])
  })

  test('is created once by two concurrent requests', async () => {
    const browser = await person()
    const [id, rest] = [crypto.randomUUID(), { name: 'Twice', colors: ['#123456'] }]
    const click = () => add(browser, { palette: id, ...rest })
    const clicks = await Promise.all([click(), click()])
    expect(clicks.map(({ status }) => status)).toEqual([200, 200])
    expect(await listed(browser)).toEqual([{ id, ...rest }])
  })

  test('is renamed, recoloured, moved and deleted independently', async () => {
    const browser = await person()
    for (const name of ['One', 'Two', 'Three']) await add(browser, { name, colors: ['#111111', '#eeeeee'] })
    const [, two, three] = await listed(browser)
    const change = (id: string | undefined, json: object) =>
      browser.call('PATCH', `/v2/brand-palettes/${id}`, { json })
    await change(two?.id, { name: 'Deux' })
    await change(two?.id, { colors: ['#222222'] })
    expect(names(palettesIn(await change(three?.id, { position: 0 })))).toEqual(['Three', 'One', 'Deux'])
    expect((await listed(browser)).at(-1)).toMatchObject({ name: 'Deux', colors: ['#222222'] })
    const gone = () => browser.call('DELETE', `/v2/brand-palettes/${two?.id}`)
    expect(names(palettesIn(await gone()))).toEqual(['Three', 'One'])
    expect(codes(await gone())).toEqual(['not-found'])
  })

  test('of another user is not found by any call', async () => {
    const [browser, stranger] = [await person(), await person()]
    const [own] = palettesIn(await add(browser, { name: 'Mine', colors: ['#111111'] }))
    const answers = [
      await stranger.call('PATCH', `/v2/brand-palettes/${own?.id}`, { json: { name: 'Yours' } }),
      await stranger.call('DELETE', `/v2/brand-palettes/${own?.id}`),
      await add(stranger, { palette: own?.id, name: 'Yours', colors: ['#222222'] }),
    ]
    expect(answers.map(codes)).toEqual([['not-found'], ['not-found'], ['not-found']])
    expect([await listed(browser), await listed(stranger)]).toEqual([[own], []])
  })

  test('without a name or with an invalid colour is rejected at its field', async () => {
    const browser = await person()
    const colors = (count: number) => Array.from({ length: count }, () => '#123456')
    const answers = [
      await add(browser, { name: ' ', colors: ['#111111'] }),
      await add(browser, { name: 'Red', colors: ['red'] }),
      await add(browser, { name: 'None', colors: colors(PALETTE_COLOURS.least - 1) }),
      await add(browser, { name: 'Many', colors: colors(PALETTE_COLOURS.most + 1) }),
    ]
    expect(answers.map(codes)).toEqual([
      ['name: display-name-missing'],
      ['colors.0: colour-invalid'],
      ['colors: palette-size'],
      ['colors: palette-size'],
    ])
    expect((await add(browser, { name: 'Full', colors: colors(PALETTE_COLOURS.most) })).status).toBe(200)
  })
})

test('allows exactly the maximum per user, however many concurrent requests arrive', async () => {
  const user = await makePerson(payload)
  const browser = await withSession(payload, user)
  await sql(payload)`
    insert into brand_palettes (user_id, name, colors, position)
    select ${user.id}, 'p' || n, '{#111111}', n from generate_series(1, ${MAX_BRAND_PALETTES - 1}::int) n`
  const clicks = await Promise.all(
    Array.from({ length: 4 }, () => add(browser, { name: 'Last', colors: ['#222222'] })),
  )
  expect(clicks.map(codes).filter(([code]) => code === 'too-many-palettes')).toHaveLength(3)
  expect(await listed(browser)).toHaveLength(MAX_BRAND_PALETTES)
})
