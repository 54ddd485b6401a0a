/** Wide enough for most uses, and small enough to download quickly. */
const USUAL_WIDTH = 512

/** The width selected by default: the usual one, else the widest offered. */
export function preferredWidth(widths: readonly number[]): number | undefined {
  return widths.includes(USUAL_WIDTH) ? USUAL_WIDTH : widths.at(-1)
}
