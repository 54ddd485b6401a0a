/** The longest source that is shown; the rest of a long drawing repeats itself. */
const MAX_SOURCE = 400

/** An address for `img`: drawings of examples are small, and part of the page. */
export function pictureOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The elements inside of the root, one on each line. */
export function sourceOf(svg: string): string {
  const source = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/(\/>|<\/\w+>)(?=<)/g, '$1\n')
    .trim()
  return source.length > MAX_SOURCE ? `${source.slice(0, MAX_SOURCE)}…` : source
}
