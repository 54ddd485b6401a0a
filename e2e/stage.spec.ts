import type { Page } from '@playwright/test'
import type { Kind } from '#domain/assets/kinds.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'

/** Width and height of works from 1:4 to 4:1. */
const ASPECTS = [
  [1, 4],
  [1, 2],
  [3, 4],
  [1, 1],
  [4, 3],
  [2, 1],
  [4, 1],
] as const

/** Rounding tolerance of the layout, in pixels. */
const TOLERANCE = 1.5

for (const kind of KIND_CODES) {
  test(`the stage shows the whole work of the kind ${kind}, centred`, async ({ page, catalogue }) => {
    const [card] = (await catalogue.listing({ form: 'item', kind })).hits
    if (card?.form !== 'item') throw new Error(`no item of the kind ${kind}`)
    await page.goto(href('item', 'en', card))
    await expectContained(page, kind)
  })
}

test('the stage shows a drawing of each aspect ratio from 1:4 to 4:1 whole, centred and with one margin', async ({
  page,
  catalogue,
}) => {
  const drawing = await catalogue.find({ kind: 'illustration' }, ({ preview }) => preview.motion === null)
  await page.goto(href('item', 'en', drawing))
  const margins: number[] = []
  for (const [width, height] of ASPECTS) {
    await replaceWork(page, width * 600, height * 600)
    margins.push(await expectContained(page, 'illustration'))
  }
  expect(Math.max(...margins) - Math.min(...margins)).toBeLessThan(TOLERANCE)
})

/** Checks that the work is centred and wholly within the stage; returns its smallest distance to the edge. */
async function expectContained(page: Page, kind: Kind): Promise<number> {
  let margin = 0
  await expect(async () => {
    const { stage, work } = await measure(page)
    expect(work.right - work.left, 'width of the work').toBeGreaterThan(40)
    const gaps = [
      work.left - stage.left,
      stage.right - work.right,
      work.top - stage.top,
      stage.bottom - work.bottom,
    ]
    const [left = 0, right = 0, top = 0, bottom = 0] = gaps
    expect(Math.abs(left - right), 'centred across').toBeLessThan(TOLERANCE)
    expect(Math.abs(top - bottom), 'centred in height').toBeLessThan(TOLERANCE)
    margin = Math.min(...gaps)
    expect(margin, 'distance to the edge').toBeGreaterThan(kind === 'photo' ? -TOLERANCE : 20)
  }).toPass({ timeout: 20_000 })
  return margin
}

interface Edges {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The edges of the stage and of the painted work: of an image, the part that `object-fit` leaves. */
function measure(page: Page): Promise<{ readonly stage: Edges; readonly work: Edges }> {
  return page.locator('#stage').evaluate((stage) => {
    const works = [...stage.querySelectorAll('img, canvas, .viewer__stage > svg, .turntable')].filter(
      (one) => one.closest('.turntable') === one || one.closest('.turntable') === null,
    )
    const work = works.find((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
    if (work === undefined) throw new Error('no work on the stage')
    const edges = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom })
    const frame = work.getBoundingClientRect()
    if (!(work instanceof HTMLImageElement))
      return { stage: edges(stage.getBoundingClientRect()), work: edges(frame) }
    if (work.naturalWidth === 0) throw new Error('the image has not loaded')
    const fits = getComputedStyle(work).objectFit
    if (fits !== 'contain') throw new Error(`the image is painted with object-fit: ${fits}`)
    const scale = Math.min(frame.width / work.naturalWidth, frame.height / work.naturalHeight)
    const across = (frame.width - work.naturalWidth * scale) / 2
    const down = (frame.height - work.naturalHeight * scale) / 2
    return {
      stage: edges(stage.getBoundingClientRect()),
      work: {
        left: frame.left + across,
        right: frame.right - across,
        top: frame.top + down,
        bottom: frame.bottom - down,
      },
    }
  })
}

/** Replaces the work by a drawing of another size, with the same attributes. */
function replaceWork(page: Page, width: number, height: number): Promise<void> {
  return page.locator('#stage > img').evaluate(
    async (image, size) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('the work is no image')
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%"/></svg>`
      image.removeAttribute('srcset')
      image.width = size.width
      image.height = size.height
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
    },
    { width, height },
  )
}
