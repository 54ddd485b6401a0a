import { PREVIEW_WIDTHS, type PreviewWidth } from '#domain/assets/preview-url.ts'

/** How large artwork is shown: `css` for the `sizes` attribute, and the widths worth offering there. */
export interface Sizes {
  readonly css: string
  readonly widths: readonly PreviewWidth[]
}

/** Of what is shown large; the same everywhere, so that a picture fetched in one place serves another. */
const LARGE = [200, 300, 400, 600, 800] as const

/** On covers, in rows, on a stage. */
export const SIZES = {
  /** One of six on the cover of a pack. */
  cover: { css: '(min-width: 1024px) 7vw, (min-width: 576px) 12vw, 15vw', widths: [100, 200, 300] },
  /** The one piece on the cover of a pack. */
  single: { css: '(min-width: 1024px) 22vw, (min-width: 576px) 33vw, 48vw', widths: [200, 400, 600, 800] },
  /** One of four pieces beside the name of a pack. */
  hero: { css: '(min-width: 768px) 19vw, 31vw', widths: LARGE },
  /** In a row of a few: picks of a menu. */
  row: { css: '(min-width: 1024px) 8vw, 30vw', widths: [100, 200, 300] },
  /** The subject of its page. */
  stage: {
    css: '(min-width: 1400px) 60vw, (min-width: 1024px) calc(100vw - 26rem), 100vw',
    widths: PREVIEW_WIDTHS,
  },
  /** Pictures beside a line of text. */
  thumb: { css: '3rem', widths: [100, 200] },
} as const satisfies Record<string, Sizes>

/** How large plates are where they lie: `steps` are windows so wide (CSS pixels) or wider, and the share (vw) of each. */
export interface PlateSizes {
  readonly steps: readonly (readonly [window: number, vw: number])[]
  readonly widths: readonly PreviewWidth[]
}

/** The wider window comes first in each. */
export const PLATES = {
  /** In a grid of icons. */
  cell: {
    steps: [
      [1024, 11],
      [768, 15],
      [576, 22.5],
      [0, 30],
    ],
    widths: [100, 200],
  },
  /** One of four that fill a large place. */
  quarter: {
    steps: [
      [1800, 7.5],
      [1024, 11.2],
      [576, 15],
      [0, 22],
    ],
    widths: [100, 200],
  },
  /** Two by two cells of a mosaic, and rows of what is shown large. */
  large: {
    steps: [
      [1800, 15],
      [1280, 18.6],
      [1024, 23],
      [768, 31],
      [0, 46],
    ],
    widths: LARGE,
  },
  /** In a grid of what is shown large. */
  grid: {
    steps: [
      [1800, 12.8],
      [1280, 18.6],
      [1024, 23],
      [768, 31],
      [0, 46],
    ],
    widths: LARGE,
  },
  /** In the wider rows of the home page. */
  feature: {
    steps: [
      [1024, 23.2],
      [0, 47],
    ],
    widths: LARGE,
  },
  /** One of three that stand for a contributor. */
  third: {
    steps: [
      [1024, 7.5],
      [576, 15],
      [0, 30],
    ],
    widths: [100, 200, 300],
  },
  /** One of a row of six, or of two rows on a phone. */
  sixth: {
    steps: [
      [768, 15],
      [0, 30],
    ],
    widths: [100, 200, 300, 400],
  },
} as const satisfies Record<string, PlateSizes>

/** @param share how much of its plate's width a picture takes */
export function sizesWithin({ steps, widths }: PlateSizes, share: number): Sizes {
  const css = steps.map(([window, vw]) => {
    const length = `${Math.round(vw * share * 10) / 10}vw`
    return window === 0 ? length : `(min-width: ${window}px) ${length}`
  })
  return { css: css.join(', '), widths }
}
