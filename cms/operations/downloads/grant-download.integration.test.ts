import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tallyDownloads } from '#cms/operations/counters/tally-downloads.ts'
import { fragment, run } from '#cms/operations/database.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { grantDownload } from './grant-download.ts'

let test: TestPayload
let heart: { id: number; slug: string }
let fox: { id: number; slug: string }

beforeAll(async () => {
  test = await openPayload()
  const catalogue = await makeCatalogue(test.payload)
  heart = await catalogue.add({ title: 'Red heart' })
  fox = await catalogue.add({ title: 'Fox', priceAmount: 700 })
})
afterAll(() => test.close())

const original = { format: 'svg', width: null } as const

async function counted(id: number): Promise<{ events: number; downloads: number }> {
  await tallyDownloads(test.payload)
  const [row] = await run<{ events: number; downloads: number }>(
    test.payload,
    fragment`select (select count(*)::int from downloads where item_id = ${id}) as events, downloads::int from items where id = ${id}`,
  )
  return row ?? { events: -1, downloads: -1 }
}

describe('a guest download', () => {
  it('delivers the original under its slug, with the credit its licence requires, and pins the licence version', async () => {
    const granted = await grantDownload(test.payload, { slug: heart.slug, ...original, by: { guest: 'a' } })
    expect(granted).toMatchObject({
      ok: true,
      value: {
        fileName: `${heart.slug}.svg`,
        format: 'svg',
        width: null,
        credit: { line: expect.stringContaining('Ada') },
      },
    })
    const [event] = await run<{ version: string }>(
      test.payload,
      fragment`select v.version from downloads d join licence_versions v on v.id = d.licence_version_id where d.guest = 'a'`,
    )
    expect(event?.version).toBe('4.0')
  })

  it('counts the same guest once, in all formats', async () => {
    const before = await counted(heart.id)
    await grantDownload(test.payload, { slug: heart.slug, ...original, by: { guest: 'b' } })
    const png = await grantDownload(test.payload, {
      slug: heart.slug,
      format: 'png',
      width: 512,
      by: { guest: 'b' },
    })
    expect(png).toMatchObject({ value: { fileName: `${heart.slug}-512.png` } })
    expect(await counted(heart.id)).toEqual({ events: before.events + 2, downloads: before.downloads + 1 })
  })

  it('delivers a recoloured file, whose name and credit state the recolouring', async () => {
    const colours = new Map([['#000000', '#ff0000']])
    const by = { user: (await makePerson(test.payload)).id }
    expect(await grantDownload(test.payload, { slug: heart.slug, ...original, colours, by })).toMatchObject({
      value: {
        fileName: `${heart.slug}-recoloured.svg`,
        colours,
        credit: { line: expect.stringMatching(/Ada.*\(colours changed\)$/) },
      },
    })
  })

  it('grants and records a converted format, with a width where the format has one', async () => {
    const by = { user: (await makePerson(test.payload)).id }
    const wanted = { slug: heart.slug, by } as const
    expect(await grantDownload(test.payload, { ...wanted, format: 'avif', width: 300 })).toMatchObject({
      value: { fileName: `${heart.slug}-300.avif`, format: 'avif', width: 300 },
    })
    expect(await grantDownload(test.payload, { ...wanted, format: 'ico', width: null })).toMatchObject({
      value: { fileName: `${heart.slug}.ico`, format: 'ico', width: null },
    })
    for (const impossible of [
      { format: 'avif', width: null },
      { format: 'avif', width: 2049 },
      { format: 'ico', width: 64 },
      { format: 'stl', width: null },
    ] as const)
      expect(await grantDownload(test.payload, { ...wanted, ...impossible })).toMatchObject({
        code: 'download-format-unavailable',
      })
  })

  it('writes nothing when it is refused', async () => {
    const refused = await Promise.all([
      grantDownload(test.payload, { slug: fox.slug, ...original, by: { guest: 'c' } }),
      grantDownload(test.payload, { slug: heart.slug, format: 'png', width: 4097, by: { guest: 'c' } }),
      grantDownload(test.payload, { slug: 'nothing', ...original, by: { guest: 'c' } }),
    ])
    expect(refused.map((result) => (result.ok ? 'granted' : result.code))).toEqual([
      'download-not-free',
      'download-format-unavailable',
      'not-found',
    ])
    expect(await counted(fox.id)).toEqual({ events: 0, downloads: 0 })
  })

  it('grants exactly the limit to a guest with many concurrent requests', async () => {
    await test.payload.updateGlobal({ slug: 'download-settings', data: { guestDownloadsPerHour: 5 } })
    const requests = Array.from({ length: 12 }, () =>
      grantDownload(test.payload, { slug: heart.slug, ...original, by: { guest: 'greedy' } }),
    )
    const granted = (await Promise.all(requests)).filter((result) => result.ok)
    expect(granted).toHaveLength(5)
  })
})
