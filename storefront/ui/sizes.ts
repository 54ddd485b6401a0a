/** How wide artwork is shown, for the `sizes` attribute: in the cells of a mosaic, in grids and on covers. */
export const SIZES = {
  /** One cell of a mosaic or of a grid of icons. */
  cell: '(min-width: 1024px) 6vw, (min-width: 576px) 9vw, 12vw',
  /** Two by two cells of a mosaic, or one of a grid of large plates. */
  large: '(min-width: 1800px) 16vw, (min-width: 1024px) 22vw, (min-width: 576px) 33vw, 48vw',
  /** One of six on the cover of a pack. */
  cover: '(min-width: 1024px) 7vw, (min-width: 576px) 12vw, 15vw',
  /** The one piece on the cover of a pack. */
  hero: '(min-width: 1024px) 22vw, (min-width: 576px) 33vw, 48vw',
  /** Pictures beside a line of text. */
  thumb: '3rem',
} as const
