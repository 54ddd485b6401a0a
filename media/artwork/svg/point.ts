/** A position in an artwork's own coordinates. */
export type Point = readonly [x: number, y: number]
