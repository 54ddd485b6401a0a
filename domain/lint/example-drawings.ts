/** Small drawings for the examples of rules. */

/** A drawing of lines, 24 × 24. */
export function lines(content: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0f766e" stroke-width="2" ' +
    `stroke-linecap="round" stroke-linejoin="round">${content}</svg>`
  )
}

/** A drawing of lines with butt caps. */
export function butt(content: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0f766e" stroke-width="2">' +
    `${content}</svg>`
  )
}

/** A drawing of areas, 24 × 24 unless the view box is another. */
export function areas(content: string, viewBox = '0 0 24 24'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="#0f766e">${content}</svg>`
}

export const HOUSE = '<path d="M4 11L12 4L20 11V20H4Z"/>'
export const BELL = '<path d="M6 16V10A6 6 0 0 1 18 10V16L20 18H4Z"/>'

/** A dotted square of `columns` × `columns` squares, four points each. */
export function squares(columns: number): string {
  const step = 20 / columns
  const size = step / 2
  const row = (y: number) =>
    Array.from({ length: columns }, (_, x) => `M${2 + x * step} ${2 + y * step}h${size}v${size}h${-size}z`)
  return `<path d="${Array.from({ length: columns }, (_, y) => row(y).join('')).join('')}"/>`
}

/** Stripes of many colours. */
export function stripes(colours: readonly string[]): string {
  const width = 20 / colours.length
  return colours
    .map((colour, index) => `<path fill="${colour}" d="M${2 + index * width} 4h${width}v16h${-width}z"/>`)
    .join('')
}

/** Shades from red to blue. */
export function shades(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    const channels = [220 - 190 * share, 40 + 120 * Math.sin(share * Math.PI), 60 + 170 * share]
    return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
  })
}

/** A grey picture of one pixel, as a file inside of a drawing. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWOomTWpZtYkBggFAC4WBqGEvPJrAAAAAElFTkSuQmCC'
