import { PACK_VARIANT_CODES, VARIANT_CODES, VARIANTS } from '#domain/assets/facets.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { href } from '#domain/routing/href.ts'
import type { ListingParams } from '#domain/routing/params.ts'
import type { Catalogue } from '#e2e/catalogue.ts'
import { expect, test } from '#e2e/fixtures.ts'

const PLATE = /class="plate__a"/
const PACK_CARD = /class="[^"]*\bpack\b/
const EMPTY = /No results/

test.describe('every listing', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'asked for without a browser, once')

  for (const kind of [null, ...KIND_CODES]) {
    test(`the listing of ${kind ?? 'all kinds'} shows its assets or an empty state`, async ({
      request,
      catalogue,
    }) => {
      for (const params of variantsOf(kind)) {
        const address = href('listing', 'en', params)
        const response = await request.get(address, { maxRedirects: 0 })
        expect([address, response.status()]).toEqual([address, 200])
        const { total } = await catalogue.listing({
          form: params.form,
          per_page: 1,
          ...(kind && { kind }),
          ...(params.variant && { variant: params.variant }),
          ...(params.words && { words: params.words }),
        })
        const [, results = ''] = (await response.text()).split('class="results"')
        const shown = params.form === 'pack' ? PACK_CARD : PLATE
        expect([address, shown.test(results), EMPTY.test(results)]).toEqual([address, total > 0, total === 0])
      }
    })
  }
})

/** A keyword of every seed. */
const KEYWORD = 'star'

/** All listings of a kind: plain, each variant of items and of packs, keyword variants with a keyword. */
function variantsOf(kind: ListingParams['kind']): (ListingParams & { form: 'item' | 'pack' })[] {
  const items = [null, ...VARIANT_CODES].map((variant) => ({
    kind,
    form: 'item' as const,
    variant,
    ...(variant && VARIANTS[variant].keyword && { words: KEYWORD }),
  }))
  const packs = [null, ...PACK_VARIANT_CODES].map((variant) => ({ kind, form: 'pack' as const, variant }))
  return [...items, ...packs]
}

test('"Skip to results" moves the focus past the tabs and filters', async ({ page }) => {
  await page.goto(href('listing', 'en', { kind: 'icon' }))
  const skip = page.getByRole('link', { name: 'Skip to results' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#results-title')).toBeFocused()
})

test.describe('the filters of a wide screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'a small screen has them in a sheet')

  test('filters are part of the address, narrow the results and are removed one by one', async ({
    page,
    catalogue,
  }) => {
    const [style] = (await catalogue.listing({ kind: 'icon', price: 'free' })).styles
    if (style === undefined) throw new Error('icons have no styles')
    await page.goto('/en/icons')
    await page.getByRole('navigation', { name: 'Price' }).getByRole('link', { name: 'Free' }).click()
    await expect(page).toHaveURL(/\/en\/free-icons$/)

    await page.locator('#filters').getByRole('link', { name: style.name }).first().click()
    await expect(page).toHaveURL(new RegExp(`/en/free-icons\\?style=${style.slug}$`))
    const { total } = await catalogue.listing({ kind: 'icon', price: 'free', style: style.slug })
    await expect(page.getByRole('heading', { level: 1 })).toContainText(total.toLocaleString('en'))

    const active = page.getByRole('navigation', { name: 'Active filters' })
    await active.getByRole('link', { name: 'Remove Free' }).click()
    await expect(page).toHaveURL(new RegExp(`/en/icons\\?style=${style.slug}$`))
    await active.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/en\/icons$/)
    await expect(active).toBeHidden()
  })

  test('the filter by number of people accepts several numbers', async ({
    page,
    catalogue,
    expectAccessible,
  }) => {
    const { people } = (await catalogue.listing({ kind: 'illustration' })).facets.traits
    const [fewest, most] = [people.at(0), people.at(-1)]
    if (!fewest || !most || fewest === most) throw new Error('illustrations do not differ in their people')
    await page.goto('/en/illustrations')
    await page.locator('#filters summary', { hasText: 'People shown' }).click()
    await expect(page.locator(`#people-${most.value} .n`)).toHaveText(most.count.toLocaleString('en'))
    await expectAccessible()
    await page.locator(`#people-${most.value}`).click()
    await expect(page).toHaveURL(href('listing', 'en', { kind: 'illustration', people: [most.value] }))
    await expect(page.locator('#results-title .num')).toHaveText(most.count.toLocaleString('en'))

    await page.locator(`#people-${fewest.value}`).click()
    const both = (fewest.count + most.count).toLocaleString('en')
    await expect(page.locator('#results-title .num')).toHaveText(both)
    await page.getByRole('navigation', { name: 'Active filters' }).getByRole('link').first().click()
    await expect(page.locator('#results-title .num')).toHaveText(most.count.toLocaleString('en'))
  })

  test('filters are shown only where assets differ in them', async ({ page }) => {
    await page.goto('/en/icons')
    await expect(page.locator('#filters summary', { hasText: 'Style' })).toBeVisible()
    for (const group of ['People shown', 'Size', 'Dimension'])
      await expect(page.locator('#filters summary', { hasText: group })).toBeHidden()
  })

  test('the resolution filter is a single minimum', async ({ page, catalogue }) => {
    const { minWidth } = (await catalogue.listing({})).facets.traits
    const [least, more] = minWidth
    if (!least || !more) throw new Error('pictures do not differ in their width')
    expect(least.count).toBeGreaterThan(more.count)
    await page.goto(href('listing', 'en', { minWidth: [least.value] }))
    await expect(page.locator('#results-title .num')).toHaveText(least.count.toLocaleString('en'))
    await page.locator(`#minWidth-${more.value}`).click()
    await expect(page).toHaveURL(href('listing', 'en', { minWidth: [more.value] }))
    await expect(page.locator('#results-title .num')).toHaveText(more.count.toLocaleString('en'))
    await expect(page.locator(`#minWidth-${least.value}`)).not.toHaveAttribute('aria-current')
  })

  test('the sort menu names the current order', async ({ page }) => {
    await page.goto('/en/icons')
    await page.locator('.sort summary').press('Enter')
    await page.locator('.sort').getByRole('link', { name: 'Latest' }).click()
    await expect(page).toHaveURL(/\/en\/icons\?sort=latest$/)
    await expect(page.locator('.sort summary')).toContainText('Latest')
  })
})

test('the current kind is scrolled into view in the row of kinds', async ({ page }) => {
  await page.goto(href('listing', 'en', { kind: 'unicon' }))
  const tabs = page.getByRole('navigation', { name: 'Asset type' })
  await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
})

test('a query is kept when changing the kind or to packs', async ({ page, catalogue }) => {
  await page.goto(href('listing', 'en', { words: KEYWORD }))
  const { kinds } = await catalogue.listing({ words: KEYWORD })
  const tabs = page.getByRole('navigation', { name: 'Asset type' })
  await expect(tabs.getByRole('link')).toHaveCount(kinds.length + 1)
  await tabs.getByRole('link', { name: /^Icons/ }).click()
  await expect(page).toHaveURL(new RegExp(`/en/icons/${KEYWORD}$`))
  await expect(tabs.getByRole('link', { name: /^Icons/ })).toHaveAttribute('aria-current', 'page')
  const addresses = await page
    .locator('.results .plate__a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((address) => !/^\/en\/(free-)?icon\//.test(address))).toEqual([])
})

test('the count on each tab is the number of its results with the chosen style, which another kind keeps', async ({
  page,
  catalogue,
}) => {
  const { style, other } = await sharedStyle(catalogue)
  const address = href('listing', 'en', { kind: 'icon', style: [style] })
  const tabs = page.getByRole('navigation', { name: 'Asset type' })
  const counted = () => tabs.locator('small').allTextContents()
  const total = page.locator('#results-title .num')

  await page.goto(address)
  const served = await counted()
  await expect(page.locator('#kind-icon small')).toHaveText((await total.textContent()) ?? '')
  const count = other.count.toLocaleString('en')
  await expect(page.locator(`#kind-${other.kind} small`)).toHaveText(count)
  await page.locator(`#kind-${other.kind}`).click()
  await expect(page).toHaveURL(href('listing', 'en', { kind: other.kind, style: [style] }))
  await expect(total).toHaveText(count)

  // These are the browser's counts.
  await expect.poll(counted).toEqual(served)

  await page.goBack()
  await expect(page).toHaveURL(address)
  const all = (await page.locator('#kind-all small').textContent()) ?? ''
  await page.locator('#kind-all').click()
  await expect(page).toHaveURL(href('listing', 'en', { style: [style] }))
  await expect(total).toHaveText(all)
})

/** A style of icons and of another kind, with its number of results in that kind. */
async function sharedStyle(catalogue: Catalogue) {
  const { styles } = await catalogue.listing({ kind: 'icon' })
  for (const { slug } of styles) {
    const { kinds } = await catalogue.listing({ style: slug })
    const other = kinds.find(({ kind }) => kind !== 'icon')
    if (other) return { style: slug, other }
  }
  throw new Error('no style of icons has works of another kind')
}

test('a kind without results shows 0 on its tab, and leads to other kinds that have results with the same filters', async ({
  page,
  catalogue,
}) => {
  const { kinds } = await catalogue.listing({ format: 'glb' })
  const [other] = kinds
  if (!other) throw new Error('there is no GLB file')
  await page.goto(href('listing', 'en', { kind: 'icon', format: ['glb'] }))
  await expect(page.locator('#kind-icon small')).toHaveText('0')
  await expect(page.locator('#kind-icon')).toHaveAttribute('aria-current', 'page')
  const elsewhere = page.getByRole('region', { name: 'Matches in other asset types' })
  await expect(elsewhere.getByRole('link')).toHaveCount(kinds.length)
  await elsewhere.getByRole('link').first().click()
  await expect(page).toHaveURL(/[?&]format=glb$/)
  await expect(page.locator('#results-title .num')).not.toHaveText('0')
})

test('consecutive pages of a listing share no asset', async ({ page }) => {
  await page.goto('/en/icons')
  const plates = page.locator('.results .plate__a')
  const addresses = () => plates.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = await addresses()

  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/en\/icons\?page=2$/)
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect((await addresses()).filter((address) => first.includes(address))).toEqual([])

  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\/en\/icons$/)
  expect(await addresses()).toEqual(first)
})

test('a search in a listing stays in its kind and can be cleared', async ({ page }) => {
  await page.goto('/en/icons')
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'Search assets' }).fill(KEYWORD)
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/icons/${KEYWORD}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(KEYWORD, { ignoreCase: true })
  await main.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/en\/icons$/)
})

test('an empty listing names the reason and offers alternatives', async ({ page, expectAccessible }) => {
  const response = await page.goto('/en/icons/zzzqqq')
  expect(response?.status()).toBe(200)
  await expect(page.getByText('No assets match “zzzqqq”.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Browse all assets' }).click()
  await expect(page).toHaveURL(/\/en\/all-assets$/)

  await page.goto('/en/unicons?price=exclusive')
  await expect(page.getByText('No assets match all of these filters.')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Matches in other asset types' }).getByRole('link'),
  ).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/en\/unicons$/)
})

test.describe('the filters of a small screen', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'a wide screen shows them beside the listing')

  test('small-screen filters open as a sheet by keyboard, trap the focus and return it', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en/icons')
    const opener = page.getByRole('main').getByRole('link', { name: 'Filters', exact: true })
    const sheet = page.getByRole('region', { name: 'Filters' })
    await expect(sheet).toBeHidden()
    await opener.press('Enter')
    await expect(sheet).toBeVisible()
    await expectAccessible()

    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement?.closest('main .results, header, footer') ?? null),
      ).toBeNull()
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('small-screen filters stay open while choosing and show the results on closing', async ({ page }) => {
    await page.goto('/en/icons')
    await page.getByRole('main').getByRole('link', { name: 'Filters', exact: true }).press('Enter')
    await page.getByRole('navigation', { name: 'Price' }).getByRole('link', { name: 'Free' }).click()
    await expect(page).toHaveURL(/\/en\/free-icons#filters$/)
    await page.getByRole('link', { name: /^Show [\d,]+\+? results?$/ }).click()
    await expect(page.getByRole('region', { name: 'Filters' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Active filters' })).toBeVisible()
  })
})

test('a 360 px screen shows two columns and loads the first four previews eagerly', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of ['/en/3d-illustrations', '/en/all-assets']) {
    await page.goto(address)
    const large = page.locator('.results .grid--lg > li, .results .x2')
    const boxes = await Promise.all([0, 1, 2].map((place) => large.nth(place).boundingBox()))
    const [first, second, third] = boxes.map((box) => Math.round(box?.y ?? Number.NaN))
    expect([address, second]).toEqual([address, first])
    expect(third).toBeGreaterThan(first ?? Number.NaN)
    for (const place of [0, 1, 2, 3]) {
      await expect(large.nth(place).locator('img[loading="lazy"]')).toHaveCount(0)
    }
    await expect(large.nth(4).locator('img[loading="eager"]')).toHaveCount(0)
  }
})

test('a listing is accessible in both themes and does not scroll sideways', async ({
  page,
  expectAccessible,
}) => {
  const looks = { '/en/all-assets': 'light', '/jp/icon-packs': 'dark' } as const
  for (const [address, colorScheme] of Object.entries(looks)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
  }
})

test('artwork that needs a light background has one in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const address of ['/en/all-assets/heart', '/en/illustrations/heart', '/en/icon-packs']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const grounds = await page.locator('.on-light').evaluateAll((all) => {
      const paint = new OffscreenCanvas(1, 1).getContext('2d')
      return all.map((element) => {
        if (paint === null) throw new Error('no canvas')
        paint.fillStyle = getComputedStyle(element).backgroundColor
        paint.fillRect(0, 0, 1, 1)
        return { className: element.className, darkest: Math.min(...paint.getImageData(0, 0, 1, 1).data) }
      })
    })
    expect(grounds.length, address).toBeGreaterThan(0)
    const tooDark = grounds.filter(({ darkest }) => darkest < 150)
    expect(tooDark, address).toEqual([])
  }
})
