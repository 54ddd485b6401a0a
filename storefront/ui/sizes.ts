import { PREVIEW_WIDTHS, type PreviewWidth } from '#domain/assets/preview-url.ts'

/** How large artwork is shown: `css` for the `sizes` attribute, and the widths worth offering there. */
export interface Sizes {
  readonly css: string
  readonly widths: readonly PreviewWidth[]
}

/** In the cells of a mosaic, in grids, on covers, on a stage. */
export const SIZES = {
  /** One cell of a mosaic or of a grid of icons. */
  cell: { css: '(min-width: 1024px) 6vw, (min-width: 576px) 9vw, 12vw', widths: [100, 200] },
  /** Two by two cells of a mosaic, or one of a grid of large plates. */
  large: {
    css: '(min-width: 1800px) 16vw, (min-width: 1024px) 22vw, (min-width: 576px) 33vw, 48vw',
    widths: [200, 400, 600, 800],
  },
  /** One of six on the cover of a pack. */
  cover: { css: '(min-width: 1024px) 7vw, (min-width: 576px) 12vw, 15vw', widths: [100, 200, 300] },
  /** The one piece on the cover of a pack. */
  hero: { css: '(min-width: 1024px) 22vw, (min-width: 576px) 33vw, 48vw', widths: [200, 400, 600, 800] },
  /** In a row of a few: picks of a menu, pieces of a contributor. */
  row: { css: '(min-width: 1024px) 8vw, 30vw', widths: [100, 200, 300] },
  /** The subject of its page. */
  stage: {
    css: '(min-width: 1400px) 60vw, (min-width: 1024px) calc(100vw - 26rem), 100vw',
    widths: PREVIEW_WIDTHS,
  },
  /** Pictures beside a line of text. */
  thumb: { css: '3rem', widths: [100, 200] },
} as const satisfies Record<string, Sizes>
