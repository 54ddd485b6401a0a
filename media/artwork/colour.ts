/** A colour of three channels, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** `#rrggbb`, lower case. */
export function toHex([red, green, blue]: Rgb): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
}

/** Perceived brightness, 0 to 255, from gamma-encoded channels (Rec. 709). */
export function luma(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
