import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { FORMATS, type Format } from '#domain/assets/formats.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'

const { detail } = textsOf('en')

/** Raised, so that the journeys can be repeated within an hour. */
test.beforeEach(({ admin }) => admin.updateGlobal('download-settings', { guestDownloadsPerHour: 10_000 }))

const isDrawing = ({ originalFormat }: ItemDetail) => originalFormat === 'svg'

async function choose(page: Page, format: Format): Promise<void> {
  await page.locator('.fmt label', { has: page.locator(`[value="${format}"]`) }).click()
}

async function downloadAs(page: Page, format: Format): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${FORMATS[format].label}`, exact: true }).click()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Decodes a picture in the browser: its size, and whether a pixel of it has the colour. */
async function decode(page: Page, bytes: Buffer, mime: string, colour: readonly number[] = []) {
  return page.evaluate(
    async ({ address, wanted }) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      const { naturalWidth: width, naturalHeight: height } = picture
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      context?.drawImage(picture, 0, 0)
      const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
      let found = false
      for (let at = 0; at < data.length && !found; at += 4)
        found =
          (data[at + 3] ?? 0) > 250 &&
          wanted.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 6)
      return { width, height, found }
    },
    { address: `data:${mime};base64,${bytes.toString('base64')}`, wanted: colour },
  )
}

test('an icon downloads as WebP, AVIF and ICO that the browser reads, and as PNG of an entered width', async ({
  page,
  catalogue,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const item = await catalogue.find(
    { kind: 'icon', price: 'free' },
    (found) => isDrawing(found) && found.preview.width === found.preview.height,
  )
  await page.goto(href('item', 'en', item))
  const panel = page.getByRole('region', { name: detail.download.heading, exact: true })
  await expect(panel).toContainText(detail.download.recommended)
  for (const group of ['picture', 'appIcon'] as const)
    await expect(panel).toContainText(detail.download.groups[group])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  for (const format of ['webp', 'avif'] as const) {
    await choose(page, format)
    const { name, bytes } = await downloadAs(page, format)
    expect(name).toBe(`${item.slug}-512.${format}`)
    expect(await decode(page, bytes, FORMATS[format].mime)).toMatchObject({ width: 512, height: 512 })
  }

  await choose(page, 'ico')
  await expectAccessible()
  const icon = await downloadAs(page, 'ico')
  expect(icon.name).toBe(`${item.slug}.ico`)
  const { width } = await decode(page, icon.bytes, 'image/x-icon')
  expect(width).toBeGreaterThanOrEqual(16)

  await choose(page, 'png')
  await page.locator('.widths__other input:visible').fill('777')
  const picture = await downloadAs(page, 'png')
  expect(picture.name).toBe(`${item.slug}-777.png`)
  expect(await decode(page, picture.bytes, 'image/png')).toMatchObject({ width: 777, height: 777 })
  await page.locator('.widths label:visible', { hasText: '64 px' }).click()
  expect((await downloadAs(page, 'png')).name).toBe(`${item.slug}-64.png`)
})

test('chosen colours reach a converted file', async ({ page, catalogue, mailbox }) => {
  await signUpIn(page, mailbox)
  const item = await catalogue.find({ kind: 'icon', price: 'free' }, isDrawing)
  await page.goto(href('item', 'en', item))
  const colours = page.getByRole('region', { name: detail.colours.heading })
  await colours.getByRole('button', { name: 'Red palette' }).click()
  await colours
    .getByRole('textbox', { name: /^Hex value of/ })
    .first()
    .fill('12ab9f')
  await expect(page.locator('img[data-recolour]')).toHaveAttribute('src', /^blob:/)
  await choose(page, 'webp')
  const { name, bytes } = await downloadAs(page, 'webp')
  expect(name).toBe(`${item.slug}-recoloured-512.webp`)
  expect(await decode(page, bytes, FORMATS.webp.mime, [0x12, 0xab, 0x9f])).toMatchObject({ found: true })
})

test('an animation downloads as GIF and dotLottie, and a model as OBJ and STL', async ({
  page,
  catalogue,
}) => {
  const animation = await catalogue.find(
    { kind: 'lottie', price: 'free' },
    ({ originalFormat }) => originalFormat === 'lottie-json',
  )
  await page.goto(href('item', 'en', animation))
  await choose(page, 'gif')
  await page.locator('.widths label:visible', { hasText: '128' }).click()
  const film = await downloadAs(page, 'gif')
  expect(film.name).toBe(`${animation.slug}-128.gif`)
  expect(await decode(page, film.bytes, 'image/gif')).toMatchObject({ width: 128 })
  await choose(page, 'dotlottie')
  const pack = await downloadAs(page, 'dotlottie')
  expect(pack.name).toBe(`${animation.slug}.lottie`)
  expect(pack.bytes.toString('latin1', 0, 2)).toBe('PK')

  const model = await catalogue.find(
    { kind: '3d', price: 'free' },
    ({ originalFormat }) => originalFormat === 'glb',
  )
  await page.goto(href('item', 'en', model))
  await choose(page, 'obj')
  expect((await downloadAs(page, 'obj')).bytes.toString('utf8')).toMatch(/^v -?\d/m)
  await choose(page, 'stl')
  const solid = (await downloadAs(page, 'stl')).bytes
  expect(solid.length).toBe(84 + 50 * solid.readUInt32LE(80))
})
