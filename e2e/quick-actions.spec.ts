import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { href } from '#domain/routing/href.ts'
import type { Catalogue } from '#e2e/catalogue.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'

const { common, detail } = textsOf('en')
const COPY_REACT = 'Copy React'
const ICONS = href('listing', 'en', { kind: 'icon', variant: 'free' })

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'the test for touch screens sets its own window')

const isDrawing = ({ originalFormat }: ItemDetail) => originalFormat === 'svg'

/** The cards of the first two free icons that the page shows, with their items. */
async function firstIcons(page: Page, catalogue: Catalogue) {
  await page.goto(ICONS)
  const plates = page.locator('.grid--icons .plate')
  const cardOf = async (rank: number) => {
    const card = plates.nth(rank)
    const key = await card.locator('[data-quick]').getAttribute('data-asset')
    const item = await catalogue.item(key?.replace('item:', '') ?? '')
    expect(isDrawing(item)).toBe(true)
    return { card, item }
  }
  return [await cardOf(0), await cardOf(1)] as const
}

const label = (text: string, { title }: { readonly title: string }) => text.replace('{title}', title)

test('the grid copies an icon as React by keyboard, repeats it with one click, and has the same code as the page', async ({
  page,
  context,
  catalogue,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const [first, second] = await firstIcons(page, catalogue)

  const more = first.card.getByRole('button', { name: label(common.quick.more, first.item) })
  await more.focus()
  await expect(first.card.locator('.plate__n')).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: first.item.title })
  await expect(menu.getByRole('button', { name: 'Download SVG' })).toBeFocused()
  const [card, box] = [await first.card.boundingBox(), await menu.boundingBox()]
  if (card === null || box === null) throw new Error('the card or its menu is not shown')
  expect(box.x >= card.x + card.width || box.x + box.width <= card.x, 'the menu is beside the card').toBe(
    true,
  )
  await expectAccessible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('button', { name: COPY_REACT })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toContainText('Copied to clipboard: React')
  await expect(menu).toBeHidden()
  await expect(more).toBeFocused()
  const copied = await clipboard()
  expect(copied).toMatch(/export function \w+\(props\) \{\n {2}return \(\n {4}<svg /)

  await page.reload()
  await second.card.hover()
  await second.card.getByRole('button', { name: label(common.quick.act, second.item) }).click()
  await expect(page.locator('.toast')).toContainText('Copied to clipboard: React')
  expect(await clipboard()).not.toBe(copied)

  await page.goto(href('item', 'en', first.item))
  await page.getByRole('button', { name: COPY_REACT }).click()
  await expect(page.locator('.toast')).toContainText('Copied to clipboard: React')
  expect(await clipboard()).toBe(copied)
})

test('the grid downloads the original at once, and a PNG from its menu', async ({ page, catalogue }) => {
  const [{ card, item }] = await firstIcons(page, catalogue)
  const saved = async (press: () => Promise<void>) => {
    const coming = page.waitForEvent('download')
    await press()
    const file = await coming
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  await card.hover()
  const original = await saved(() =>
    card.getByRole('button', { name: label(common.quick.act, item) }).click(),
  )
  expect(original.name).toBe(`${item.slug}.svg`)
  expect(original.bytes.toString('utf8')).toContain('<svg')

  await card.getByRole('button', { name: label(common.quick.more, item) }).click()
  const menu = page.getByRole('dialog', { name: item.title })
  const picture = await saved(() => menu.getByRole('button', { name: 'Download PNG' }).click())
  expect(picture.name).toBe(`${item.slug}-512.png`)
  expect(picture.bytes.readUInt32BE(16)).toBe(512)
  await expect(menu).toBeHidden()
})

test('the card of an exclusive item opens its checkout', async ({ page, catalogue, mailbox }) => {
  await signUpIn(page, mailbox)
  const item = await catalogue.find({ kind: 'icon', price: 'exclusive' })
  await page.goto(href('listing', 'en', { kind: 'icon', variant: 'exclusive' }))
  const card = page.locator('.plate', { has: page.locator(`[data-slug="${item.slug}"]`) }).first()
  await card.hover()
  await expect(card.locator('[data-quick]')).toHaveCount(0)
  await card.getByRole('button', { name: label(common.quick.buy, item) }).click()
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()
  await expect(page.getByText(item.title)).toBeVisible()
})

test('a finger opens the menu of a card as a sheet', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(ICONS)
  await page.waitForFunction(() => document.documentElement.dataset.scrolled !== undefined)
  const card = page.locator('.grid--icons .plate').first()
  const more = card.locator('[data-more]')
  await expect(more).toBeVisible()
  await expect(card.locator('[data-quick]')).toBeHidden()
  await more.tap()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('button', { name: COPY_REACT })).toBeVisible()
  await expect(menu.getByRole('button', { name: detail.save, exact: true })).toBeVisible()
  const box = await menu.boundingBox()
  expect(box).toMatchObject({ x: 0, width: 360 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await context.close()
})
