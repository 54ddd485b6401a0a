import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { READY_PALETTES } from '#domain/brand-palettes/ready-palettes.ts'
import { bundleDetailSchema, type PackDetail, packDetailSchema } from '#domain/contract/catalogue.ts'
import { href } from '#domain/routing/href.ts'
import type { Catalogue } from '#e2e/catalogue.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'

const { common, detail, form, pack: texts, palettes, zip } = textsOf('en')
const TEAL = palettes.ready.teal

/** A free pack of drawings. */
async function freePack(catalogue: Catalogue): Promise<PackDetail> {
  const { hits } = await catalogue.listing({ form: 'pack', kind: 'icon', price: 'free', per_page: 50 })
  for (const { slug } of hits) {
    const pack = packDetailSchema.parse(await catalogue.read(`packs/${slug}`, 'pack'))
    const { contents, formats, items } = pack
    if (contents.exclusive === 0 && formats.every((format) => format === 'svg') && items.length > 2)
      return pack
  }
  throw new Error('no free pack of drawings')
}

async function saved(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download')
  await press()
  const download = await coming
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  return {
    name: download.suggestedFilename(),
    paths: Object.keys(files),
    text: (path: string) => strFromU8(files[path] ?? new Uint8Array()),
  }
}

test('a palette of a pack applies to its cover, the items opened from it, and its ZIP', async ({
  page,
  catalogue,
  mailbox,
  expectAccessible,
}) => {
  await signUpIn(page, mailbox)
  const pack = await freePack(catalogue)
  await page.goto(href('pack', 'en', pack))
  const contents = page.getByRole('region', { name: texts.heading })
  await contents.getByRole('button', { name: TEAL }).click()
  await expect(page.locator('.ph__a img').first()).toHaveAttribute('src', /^blob:/)
  await expect(page).toHaveURL(/\?palette=teal$/)

  await contents.locator('.plate__a').first().click()
  await expect(page).toHaveURL(/\/free-icon\/.*\?palette=teal$/)
  await expect(page.locator('img[data-recolour]').first()).toHaveAttribute('src', /^blob:/)
  await expect(page.locator('form:visible input[name="colours"]')).not.toHaveValue('')
  await expect(page.locator('.steps a').first()).toHaveAttribute('href', /\?palette=teal$/)
  await page.getByRole('navigation', { name: common.breadcrumbs }).getByRole('link').last().click()

  await expect(page.locator('.ph__a img').first()).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: zip.get.pack }).click()
  const dialog = page.getByRole('dialog', { name: zip.button })
  await expect(dialog.getByRole('button', { name: TEAL })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog).toContainText(zip.text)
  await expectAccessible()
  const file = await saved(page, () => dialog.getByRole('button', { name: zip.start }).click())
  expect(file.name).toBe(`${pack.title} recoloured.zip`)
  const drawings = file.paths.filter((path) => path.endsWith('-recoloured.svg'))
  expect(drawings).toHaveLength(pack.contents.free)
  const { ink, accent, paper } = READY_PALETTES.teal
  expect(file.text(drawings[0] ?? '')).toMatch(new RegExp(`${ink}|${accent}|${paper}`))
  expect(file.text('CREDITS.md')).toContain(', colours changed')
  await expect(dialog).toBeHidden()
})

test('a visitor downloads a free pack as a ZIP from its card, without an account', async ({
  page,
  viewport,
  catalogue,
}) => {
  test.skip((viewport?.width ?? 0) < 1024, 'with a finger nothing hovers: the download is on the page')
  const pack = await freePack(catalogue)
  await page.goto(href('listing', 'en', { kind: 'icon', form: 'pack', variant: 'free' }))
  const card = page.locator('.pack', { hasText: pack.title }).first()
  await card.hover()
  await card.getByRole('button', { name: common.download.replace('{title}', pack.title) }).click()
  const dialog = page.getByRole('dialog', { name: zip.button })
  const file = await saved(page, () => dialog.getByRole('button', { name: zip.start }).click())
  expect(file.name).toBe(`${pack.title}.zip`)
  expect(file.paths).toHaveLength(pack.contents.free + 2)
  expect(file.paths).toContain('CREDITS.md')
  await expect(dialog).toBeHidden()
})

test('a ZIP whose network fails keeps the page, shows a message, and downloads when it is retried', async ({
  page,
  catalogue,
}) => {
  const pack = await freePack(catalogue)
  const address = href('pack', 'en', pack)
  await page.goto(address)
  await page.context().route('**/files/**', (route) => route.abort())
  await page.getByRole('button', { name: zip.get.pack }).click()
  const dialog = page.getByRole('dialog', { name: zip.button })
  await dialog.getByRole('button', { name: zip.start }).click()
  await expect(dialog.getByRole('alert')).toHaveText(zip.failed)
  expect(new URL(page.url()).pathname).toBe(address)

  await page.context().unroute('**/files/**')
  const file = await saved(page, () => dialog.getByRole('button', { name: form.retry }).click())
  expect(file.paths).toHaveLength(pack.contents.free + 2)
})

test('a pack without scripts shows its items and downloads as a ZIP', async ({
  browser,
  baseURL,
  catalogue,
}) => {
  const pack = await freePack(catalogue)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(href('pack', 'en', pack))
  const plates = page.getByRole('region', { name: texts.heading }).locator('.plate:visible')
  await expect(plates).toHaveCount(pack.items.length)
  const file = await saved(page, () => page.getByRole('button', { name: zip.get.pack }).click())
  expect(file.paths).toHaveLength(pack.contents.free + 2)
  await context.close()
})

test('a bundle offers only what is free in it, and a free one downloads from its page', async ({
  page,
  catalogue,
}) => {
  const { hits } = await catalogue.listing({ form: 'bundle', per_page: 50 })
  const free = hits.find((card) => card.free)
  const exclusive = hits.find((card) => !card.free)
  if (free?.form !== 'bundle' || exclusive?.form !== 'bundle') throw new Error('no free and exclusive bundle')
  await page.goto(href('bundle', 'en', exclusive))
  await expect(page.getByRole('region', { name: detail.exclusive.heading })).toBeVisible()
  const { contents } = bundleDetailSchema.parse(await catalogue.read(`bundles/${exclusive.slug}`, 'bundle'))
  await expect(page.locator('.ph [data-zip]')).toHaveCount(contents.free === 0 ? 0 : 1)

  await page.goto(href('bundle', 'en', free))
  await page.locator('.ph [data-zip]').click()
  const dialog = page.getByRole('dialog', { name: zip.button })
  const file = await saved(page, () => dialog.getByRole('button', { name: zip.start }).click())
  expect(file.name).toBe(`${free.title}.zip`)
  expect(file.text('CREDITS.md')).toContain('# Credits for')
})
