import type { Page } from '@playwright/test'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { href } from '#domain/routing/href.ts'
import { firstOf } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'

/**
 * Below this ratio of loaded to displayed width a picture looks blurred; above the other one it is loaded too
 * large.
 */
const MIN_RATIO = 0.85
const MAX_RATIO = 1.6

test.describe('pictures are fetched as wide as they are drawn', () => {
  test('listings load previews at the size they are shown', async ({ page }) => {
    for (const kind of KIND_CODES) {
      await page.goto(href('listing', 'en', { kind }))
      expect([kind, await misfits(page)]).toEqual([kind, []])
    }
    await page.goto(href('listing', 'en', { words: 'heart' }))
    await expect(page.locator('main .plate img').first()).toBeVisible()
    expect(await misfits(page)).toEqual([])
  })

  test('home, item and pack pages load previews at the size they are shown', async ({ page, catalogue }) => {
    const item = await catalogue.find({ kind: '3d' })
    const addresses = [
      href('home', 'en'),
      href('item', 'en', item),
      href('pack', 'en', await firstOf(catalogue, 'pack')),
    ]
    for (const address of addresses) {
      await page.goto(address)
      expect([address, await misfits(page)]).toEqual([address, []])
    }
  })
})

/** Pictures on plates whose `sizes` differ too much from their width in the layout, with the ratio. */
function misfits(page: Page): Promise<readonly string[]> {
  const bounds = [MIN_RATIO, MAX_RATIO] as const
  return page.locator('main .plate img').evaluateAll((images, [least, most]) => {
    const declared = (sizes: string) => {
      const steps = sizes.split(', ').map((step) => /^(?:(\(.*\)) )?([\d.]+)vw$/.exec(step))
      const step = steps.find((match) => match?.[1] === undefined || matchMedia(match[1]).matches)
      return (Number(step?.[2]) / 100) * window.innerWidth
    }
    const drawn = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect()
      const asWide = (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height'))
      return getComputedStyle(image).objectFit === 'cover' ? Math.max(width, asWide) : Math.min(width, asWide)
    }
    return images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || drawn(image) < 1) return []
      const ratio = declared(image.sizes) / drawn(image)
      return ratio >= least && ratio <= most ? [] : [`${image.sizes}: ${ratio.toFixed(2)}`]
    })
  }, bounds)
}
