import { PALETTES, type PaletteName } from '#seed/works/drawing/palettes.ts'
import { circle, drawing, rectangle } from '#seed/works/drawing/shapes.ts'

export const WIDTH = 1200
export const HEIGHT = 900

/** A scene of people. */
export interface PeopleScene {
  /** Unique within the pack. */
  readonly key: string
  readonly title: string
  /** Separated by spaces, the most important first. */
  readonly keywords: string
  /** Slug of a general category. */
  readonly category: string
  /** How many people it shows. */
  readonly people: number
  svg(): string
}

export type Colours = (typeof PALETTES)[PaletteName]

/** A whole drawing on a ground with two large, pale circles. */
export function onGround(palette: PaletteName, content: (colours: Colours) => readonly string[]): string {
  const colours = PALETTES[palette]
  return drawing(
    WIDTH,
    HEIGHT,
    rectangle(0, 0, WIDTH, HEIGHT, colours.paper),
    circle(180, 160, 260, colours.skyBottom),
    circle(1060, 780, 320, colours.skyBottom),
    ...content(colours),
  )
}

/** Lines of text in place of words: bars of different lengths. */
export function textBars(
  {
    x,
    y,
    width,
    fill,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly fill: string },
  lengths: readonly number[],
): string {
  return lengths
    .map((share, line) => rectangle(x, y + line * 34, width * share, 16, fill, { rx: 8 }))
    .join('')
}
