import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { Catalogue } from '#e2e/catalogue.ts'
import { firstOf } from '#e2e/families.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'
import { sampleOf, shareOf } from '#e2e/windows.ts'

/** One page of each kind of layout. */
const PAGES = {
  icon: ofItem((catalogue) => catalogue.find({ kind: 'icon', price: 'free' })),
  'animated icon': ofItem((catalogue) => catalogue.find({ kind: 'animated-icon', price: 'free' })),
  lottie: ofItem(freeLottie),
  '3d': ofItem(turningModel),
  photo: ofItem((catalogue) => catalogue.find({ kind: 'photo' })),
  template: ofItem((catalogue) => catalogue.find({ kind: 'template', price: 'exclusive' })),
  pack: async (catalogue, locale) => href('pack', locale, await firstOf(catalogue, 'pack')),
  bundle: async (catalogue, locale) => href('bundle', locale, await firstOf(catalogue, 'bundle')),
} as const satisfies Record<string, (catalogue: Catalogue, locale: Locale) => Promise<string>>

/**
 * Each theme appears with each language and each size of screen, but not in every combination, to save time. The run
 * for every change opens a third of the pages, each in one of the languages.
 */
const VARIANTS = {
  wide: { en: 'light', ja: 'dark' },
  small: { en: 'dark', ja: 'light' },
} as const

for (const [index, [name, addressOf]] of shareOf([...Object.entries(PAGES).entries()], 3)) {
  test(`the page of a ${name} is accessible and does not scroll sideways`, async ({
    page,
    viewport,
    catalogue,
    expectAccessible,
  }) => {
    const looks = (viewport?.width ?? 0) >= 1024 ? VARIANTS.wide : VARIANTS.small
    for (const locale of sampleOf(['en', 'ja'] as const, 2, index)) {
      await page.emulateMedia({ colorScheme: looks[locale], reducedMotion: 'reduce' })
      await page.goto(await addressOf(catalogue, locale), { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].bcp47)
      await expect(page.locator('html')).toHaveAttribute('data-theme', looks[locale])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible()
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
  })
}

test('the page of an item fits a narrow screen in German, whose labels are long', async ({
  page,
  catalogue,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(href('item', 'de', await catalogue.find({ kind: 'icon', price: 'free' })))
  await expect(page.getByRole('button', { name: textsOf('de').detail.addToCollection })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

/**
 * The backgrounds after the default one, in order, with the resulting appearance of the stage
 * (`appearanceOfStage`).
 */
const GROUNDS = { White: 'white', Dark: 'dark', Transparent: 'pattern' } as const

test.describe('the stage', () => {
  test('the stage shows an artwork on every background, by keyboard too', async ({ page, catalogue }) => {
    await openItem(page, await catalogue.find({ kind: 'illustration', price: 'free' }))
    const grounds = page.getByRole('group', { name: 'Preview background' })
    await grounds.getByRole('radio', { name: 'Default' }).focus()
    for (const [ground, look] of Object.entries(GROUNDS)) {
      await page.keyboard.press('ArrowRight')
      await expect(grounds.getByRole('radio', { name: ground })).toBeChecked()
      await expect.poll(() => appearanceOfStage(page)).toBe(look)
    }
  })

  test('the stage plays and pauses a Lottie animation', async ({ page, catalogue }) => {
    await openItem(page, await freeLottie(catalogue))
    const drawn = page.locator('.viewer__stage svg')
    await expect(drawn).toBeVisible()
    await expect.poll(() => changes(page)).toBe(true)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect.poll(() => changes(page)).toBe(false)
  })

  test('the stage keeps a Lottie animation paused with reduced motion until play is pressed', async ({
    page,
    catalogue,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openItem(page, await freeLottie(catalogue))
    await expect(page.locator('.viewer__still img')).toBeVisible()
    await expect(page.locator('.viewer__stage svg')).toHaveCount(0)
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => changes(page)).toBe(true)
  })

  test('the stage turns a model by keyboard without sending its file', async ({ page, catalogue }) => {
    const item = await turningModel(catalogue)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await openItem(page, item)
    const strip = page.locator('.turntable img')
    // The first request of the strip draws 24 pictures. The sharper still stays until the model is turned.
    await expect(strip).toHaveJSProperty('complete', true, { timeout: 20_000 })
    await expect(strip).toBeHidden()
    await expect(page.locator('.viewer__still img')).toBeVisible()
    const place = () => strip.evaluate((image) => getComputedStyle(image).transform)
    const slider = page.getByRole('slider', { name: 'Rotate' })
    const before = await slider.inputValue()
    // The strip or its script may still be loading, so the key is pressed until it has an effect.
    await expect
      .poll(async () => {
        await slider.press('ArrowRight')
        return strip.isVisible()
      })
      .toBe(true)
    await expect(page.locator('.viewer__still img')).toBeHidden()
    await expect(slider).not.toHaveValue(before)
    const turned = await place()
    await slider.press('ArrowRight')
    await expect.poll(place).not.toBe(turned)
    expect(requested.filter((url) => url.endsWith(`/${item.preview.sha256}/original`))).toEqual([])
  })
})

test.describe('colours', () => {
  test('typed colours apply to the drawing, its download and its copy', async ({
    page,
    context,
    catalogue,
    mailbox,
  }) => {
    await signUpIn(page, mailbox)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const item = await catalogue.find(
      { kind: 'icon', price: 'free' },
      ({ originalFormat, attribution }) => originalFormat === 'svg' && attribution !== null,
    )
    await page.goto(href('item', 'en', item))
    const colours = page.getByRole('region', { name: 'Colours' })
    await colours.getByRole('button', { name: 'Red palette' }).click()
    const value = colours.getByRole('textbox', { name: /^Hex value of/ }).first()
    await value.fill('12ab9f')
    await expect(page.locator('img[data-recolour]')).toHaveAttribute('src', /^blob:/)

    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download SVG' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe(`${item.slug}-recoloured.svg`)
    const svg = await readFile(await file.path(), 'utf8')
    expect(svg).toContain('#12ab9f')
    expect(svg).toContain('(colours changed)</dc:rights>')

    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Copy SVG' }).click()
    await expect(page.locator('.toast')).toContainText('Copied to clipboard: SVG')
    expect(await clipboard()).toBe(svg)
    await page.getByRole('button', { name: 'Copy data URI' }).click()
    await expect(page.locator('.toast')).toContainText('Copied to clipboard: data URI')
    const [, base64 = ''] = /^data:image\/svg\+xml;base64,(.+)$/.exec(await clipboard()) ?? []
    expect(Buffer.from(base64, 'base64').toString('utf8')).toBe(svg)

    await page.getByRole('button', { name: 'Copy attribution' }).click()
    await expect.poll(clipboard).toBe(`${item.attribution} (colours changed)`)

    await colours.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText(item.attribution ?? '', { exact: true })).toBeVisible()
    await expect(page.locator('img[data-recolour]')).not.toHaveAttribute('src', /^blob:/)
  })

  test('colours of an animation change during playback and apply to its file', async ({
    page,
    catalogue,
    mailbox,
  }) => {
    await signUpIn(page, mailbox)
    const item = await catalogue.find(
      { kind: 'lottie', price: 'free' },
      ({ preview, originalFormat }) => preview.playable && originalFormat === 'lottie-json',
    )
    await page.goto(href('item', 'en', item))
    await expect(page.locator('.viewer__stage svg')).toBeVisible()
    await page.getByRole('button', { name: 'Teal palette' }).click()
    await expectRequestedColours(page)
    await expect.poll(() => changes(page)).toBe(true)

    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Lottie JSON' }).click()
    expect((await coming).suggestedFilename()).toBe(`${item.slug}-recoloured.json`)
  })

  test('a visitor sees an asset in other colours, and is asked to log in to download it in them', async ({
    page,
    catalogue,
  }) => {
    const item = await catalogue.find(
      { kind: 'icon', price: 'free' },
      ({ originalFormat }) => originalFormat === 'svg',
    )
    await page.goto(href('item', 'en', item))
    await page.getByRole('button', { name: 'Red palette' }).click()
    await expect(page.locator('img[data-recolour]')).toHaveAttribute('src', /^blob:/)
    await page.getByRole('button', { name: 'Download SVG' }).click()
    await expect(page.getByRole('dialog')).toContainText(textsOf('en').account.reasons.recolour)
    const answer = await page.request.post('/api/v2/downloads', {
      data: { item: item.slug, format: 'svg', colours: '000000-ff0000' },
    })
    expect(answer.status()).toBe(401)
  })

  test('a download whose network fails keeps the page and shows a message', async ({ page, catalogue }) => {
    const item = await catalogue.find(
      { kind: 'icon', price: 'free' },
      ({ originalFormat }) => originalFormat === 'svg',
    )
    await page.context().route('**/files/**', (route) => route.abort())
    const address = href('item', 'en', item)
    await page.goto(address)
    const button = page.getByRole('button', { name: 'Download SVG' })
    await button.click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(address)
    await expect(button).toBeEnabled()
  })

  test('colours of an animation change without a web worker', async ({ page, catalogue }) => {
    await page.addInitScript(() => {
      const NoWorker = class extends Worker {
        constructor() {
          super('/en/no-worker.js')
        }
      }
      window.Worker = NoWorker
    })
    const item = await freeLottie(catalogue)
    await page.goto(href('item', 'en', item))
    await expect(page.locator('.viewer__stage svg')).toBeVisible()
    await page.getByRole('button', { name: 'Teal palette' }).click()
    await expectRequestedColours(page)
  })

  test('colours are changed by keyboard', async ({ page, catalogue }) => {
    const item = await catalogue.find(
      { kind: 'icon', price: 'free' },
      ({ originalFormat }) => originalFormat === 'svg',
    )
    await page.goto(href('item', 'en', item))
    const chip = page.getByRole('button', { name: 'Yellow palette' })
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(chip).toBeFocused()
    await expect(page.locator('img[data-recolour]')).toHaveAttribute('src', /^blob:/)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Teal palette' })).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a palette applies to a whole pack and is removed again', async ({ page, catalogue }) => {
  const { pack } = await catalogue.find(
    { kind: 'icon', price: 'free' },
    ({ originalFormat, pack }) => originalFormat === 'svg' && pack !== null,
  )
  if (pack === null) throw new Error('an icon without a pack')
  await page.goto(href('pack', 'en', pack))
  const contents = page.getByRole('region', { name: 'Assets in this pack' })
  const picture = contents.locator('.plate img').first()
  await contents.getByRole('button', { name: 'Teal palette' }).click()
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await contents.getByRole('button', { name: 'Reset' }).click()
  await expect(picture).toHaveAttribute('src', /^\S*\/previews\//)
})

test('an item links to its neighbours in the pack, by link and arrow key', async ({ page, catalogue }) => {
  const item = await catalogue.find({ kind: 'icon' }, ({ next }) => next !== null)
  await page.goto(href('item', 'en', item))
  await page
    .getByRole('link', { name: `Next in ${item.pack?.title}: ${item.next?.title}`, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.next?.title ?? '')
  await expect(page.locator('.steps [rel=prev]')).toBeVisible()
  // Before hydration no listener handles the key, so it is pressed again.
  const there = page.url()
  await expect(async () => {
    if (page.url() === there) await page.keyboard.press('ArrowLeft')
    await expect(page).not.toHaveURL(there, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title)
})

test('the copied credit equals the shown credit', async ({ page, context, catalogue }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const item = await catalogue.find({ kind: 'icon' }, ({ attribution }) => attribution !== null)
  await openItem(page, item)
  await expect(page.getByText(item.attribution ?? '', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy attribution' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Attribution copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(item.attribution)
})

test('an item links to its pack, author, tags and similar items', async ({ page, catalogue }) => {
  const item = await catalogue.find(
    { kind: 'icon' },
    ({ pack, tags, similar }) => pack !== null && tags.length > 0 && similar.length > 0,
  )
  const { pack, contributor } = item
  await openItem(page, item)
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Contributor' }).getByRole('link').first()).toHaveAttribute(
    'href',
    href('contributor', 'en', contributor),
  )
  await expect(main.getByRole('heading', { name: 'Similar assets' })).toBeVisible()
  await main
    .getByRole('link', { name: pack?.title ?? '', exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pack?.title ?? '')
  await expect(page.getByRole('heading', { name: 'Assets in this pack' })).toBeVisible()
})

function ofItem(choose: (catalogue: Catalogue) => Promise<ItemDetail>) {
  return async (catalogue: Catalogue, locale: Locale) => href('item', locale, await choose(catalogue))
}

function freeLottie(catalogue: Catalogue): Promise<ItemDetail> {
  return catalogue.find({ kind: 'lottie', price: 'free' }, ({ preview }) => preview.playable)
}

/** An exclusive model: its file stays on the server, and a rendered turn is shown instead. */
function turningModel(catalogue: Catalogue): Promise<ItemDetail> {
  return catalogue.find({ kind: '3d', price: 'exclusive' }, ({ preview }) => preview.motion === 'model')
}

async function openItem(page: Page, item: ItemDetail): Promise<void> {
  await page.goto(href('item', 'en', item), { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title)
}

/** `pattern`, or the brightness of the background colour in any CSS notation. */
function appearanceOfStage(page: Page): Promise<string> {
  return page.locator('#stage').evaluate((stage) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(stage)
    if (backgroundImage !== 'none') return 'pattern'
    const brush = document.createElement('canvas').getContext('2d')
    if (brush === null) return 'no canvas'
    brush.fillStyle = backgroundColor
    brush.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
    if (Math.min(red, green, blue) === 255) return 'white'
    return Math.max(red, green, blue) < 64 ? 'dark' : 'neither'
  })
}

/** The colours that an animation is painted in at this moment, as `rgb(1,2,3)`. */
/** Expects the animation to have the colours that its download would have. */
async function expectRequestedColours(page: Page): Promise<void> {
  const requested = page.locator('form:visible input[name="colours"]')
  await expect(requested).not.toHaveValue('')
  const wanted = (await requested.inputValue()).split(',').map((change) => rgbOf(change.slice(7)))
  // An animation out of view is paused, as it is beside the colours on a phone.
  await page.locator('.viewer__stage').first().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await paintsOf(page)).some((paint) => wanted.includes(paint))).toBe(true)
}

function paintsOf(page: Page): Promise<string[]> {
  return page
    .locator('.viewer__stage')
    .first()
    .evaluate((stage) =>
      ['fill', 'stroke', 'stop-color'].flatMap((paint) =>
        [...stage.querySelectorAll(`[${paint}]`)].map(
          (one) => one.getAttribute(paint)?.replaceAll(' ', '') ?? '',
        ),
      ),
    )
}

/** @param hex six digits */
function rgbOf(hex: string): string {
  return `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(',')})`
}

/** Whether the drawing changes within the next twelve frames. */
function changes(page: Page): Promise<boolean> {
  return page
    .locator('.viewer__stage svg')
    .first()
    .evaluate(async (drawing) => {
      const before = drawing.innerHTML
      for (let frame = 0; frame < 12; frame += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn))
        if (drawing.innerHTML !== before) return true
      }
      return false
    })
}
