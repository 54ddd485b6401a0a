/** SVG elements as text. Coordinates are pixels of the drawing, rounded to a tenth. */

export interface Point {
  readonly x: number
  readonly y: number
}

type Attributes = Readonly<Record<string, string | number>>

export function drawing(width: number, height: number, ...content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more })
}

export function circle(x: number, y: number, radius: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx: x, cy: y, r: radius, fill, ...more })
}

export function ellipse(
  x: number,
  y: number,
  across: number,
  down: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx: x, cy: y, rx: across, ry: down, fill, ...more })
}

export function path(data: string, fill: string, more: Attributes = {}): string {
  return element('path', { d: data, fill, ...more })
}

/** A line with round caps and joins. */
export function stroke(data: string, colour: string, width: number, more: Attributes = {}): string {
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return element('path', { d: data, fill: 'none', stroke: colour, 'stroke-width': width, ...round, ...more })
}

export function group(transform: string, ...content: readonly string[]): string {
  return `<g transform="${transform}">${content.join('')}</g>`
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return path(`M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, more)
}

/** A closed outline: a smooth curve through the points as its upper edge, filled down to `floor`. */
export function ridge(points: readonly Point[], floor: number, fill: string, more: Attributes = {}): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  return path(`M${round(first.x)} ${floor}L${curveThrough(points)}L${round(last.x)} ${floor}Z`, fill, more)
}

/** Path data of a smooth line through points, to append to an `M` or an `L`. */
function curveThrough(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 }
  const start = `${round(at(0).x)} ${round(at(0).y)}`
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${[one, two, to].map((point) => `${round(point.x)} ${round(point.y)}`).join(' ')}`
  })
  return start + curves.join('')
}

/** A vertical gradient; use it as `url(#id)`. */
export function gradient(id: string, top: string, bottom: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
}

/** Text in one of the generic families. */
export function text(
  content: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  more: Attributes = {},
): string {
  const attributes = {
    x,
    y,
    'font-size': size,
    fill,
    'font-family': 'sans-serif',
    'font-weight': 700,
    ...more,
  }
  return element('text', attributes, content.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
}

/** Rounds to a tenth of a pixel. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? roundFine(value) : value}"`)
    .join('')
  return content === '' ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`
}

function roundFine(value: number): number {
  return Math.round(value * 100) / 100
}
