/** Colours shown on the button of a palette. */
const MOST = 3

/** The first colours of a palette side by side, as a background. */
export function stripes(colours: readonly string[]): string {
  const shown = colours.slice(0, MOST)
  const width = 100 / shown.length
  const bands = shown.map((colour, place) => `${colour} ${place * width}% ${(place + 1) * width}%`)
  return `linear-gradient(90deg, ${bands.join(', ')})`
}
