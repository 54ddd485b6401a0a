import type { Page } from '@playwright/test'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS, windowOf } from '#e2e/windows.ts'

const isDrawing = ({ free, preview, originalFormat, palette }: ItemDetail) =>
  free && preview.motion === null && originalFormat === 'svg' && palette.length > 0

const stage = (page: Page) => page.locator('img[data-recolour]')
const RECOLOURED = /^blob:/

test(
  'a visitor tries colours and restores the original artwork',
  BOTH_WINDOWS,
  async ({ page, catalogue, expectAccessible }) => {
    const { palettes: texts } = textsOf('en')
    const item = await catalogue.find({ kind: 'icon', price: 'free' }, isDrawing)
    await page.goto(href('item', 'en', item))
    const own = (await stage(page).getAttribute('src')) ?? ''
    await page.getByRole('button', { name: texts.open }).click()
    await page.locator('.colours__pick').first().fill('#ff5478')
    await expect(stage(page)).toHaveAttribute('src', RECOLOURED)
    await expect(page.locator('.colours__hex').first()).toHaveValue('#FF5478')
    await expectAccessible()
    await page.getByRole('button', { name: texts.reset }).click()
    await expect(stage(page)).toHaveAttribute('src', own)

    await page.getByRole('button', { name: texts.add }).click()
    await expect(page.getByRole('dialog').getByLabel(textsOf('en').account.labels.email)).toBeVisible()
  },
)

for (const locale of ['en', 'de', 'ja'] as const) {
  test(
    `a user creates, applies, changes and deletes a palette (${locale})`,
    windowOf(locale),
    async ({ page, mailbox, catalogue, expectAccessible }) => {
      const { palettes: texts, form, errors } = textsOf(locale)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const item = await catalogue.find({ kind: 'icon', price: 'free' }, isDrawing)
      const other = await catalogue.find(
        { kind: 'icon', price: 'free' },
        (one) => isDrawing(one) && one.slug !== item.slug,
      )
      await signUpIn(page, mailbox, locale)
      await page.goto(href('item', locale, item))
      await button(texts.open).click()
      await button(texts.add).click()

      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: form.save }).click()
      await expect(dialog.getByText(errors['display-name-missing'])).toBeVisible()
      await dialog.getByLabel(texts.name, { exact: true }).fill('House')
      await dialog.locator('.colours__pick').first().fill('#6563ff')
      await expectAccessible()
      await dialog.getByRole('button', { name: form.save }).click()
      await expect(dialog).toBeHidden()

      await button('House').click()
      await expect(button('House')).toHaveAttribute('aria-pressed', 'true')
      await expect(stage(page)).toHaveAttribute('src', RECOLOURED)
      await page.getByRole('switch', { name: texts.autoApply }).click()
      await expectAccessible()

      await page.goto(href('item', locale, other))
      await expect(stage(page)).toHaveAttribute('src', RECOLOURED)
      await button(texts.edit).click()
      await dialog.getByLabel(texts.name, { exact: true }).fill('Home')
      await dialog.getByRole('button', { name: form.save }).click()
      await expect(button('Home')).toBeVisible()

      await button(texts.delete).click()
      await expect(button('Home')).toHaveCount(0)
      await expect(stage(page)).not.toHaveAttribute('src', RECOLOURED)
      await page.locator('.toast').getByRole('button', { name: texts.undo }).click()
      await expect(button('Home')).toHaveAttribute('aria-pressed', 'false')
    },
  )
}
