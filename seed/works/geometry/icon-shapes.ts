import { type Stroke, strokesOf } from './path.ts'

/** One drawn element of an icon: its strokes and how it is painted. */
export interface IconShape {
  readonly strokes: readonly Stroke[]
  /** 0 to 1; Phosphor's duotone style has a background of 0.2. */
  readonly opacity: number
}

/**
 * The shapes of a simple icon: paths, circles, ellipses and rectangles without transforms, which are the only
 * elements of the sets that our works are made from.
 */
export function iconShapes(body: string): readonly IconShape[] {
  return [...body.matchAll(/<(path|circle|ellipse|rect)\b([^>]*)>/g)].map(
    ([, tag = '', attributes = '']) => ({
      strokes: strokesOf(pathData(tag, readAttributes(attributes))),
      opacity: Number(/\bopacity="([^"]+)"/.exec(attributes)?.[1] ?? 1),
    }),
  )
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function pathData(tag: string, attributes: Readonly<Record<string, string>>): string {
  const n = (name: string, fallback = 0) => Number(attributes[name] ?? fallback)
  switch (tag) {
    case 'circle':
      return ellipseData(n('cx'), n('cy'), n('r'), n('r'))
    case 'ellipse':
      return ellipseData(n('cx'), n('cy'), n('rx'), n('ry'))
    case 'rect':
      return rectangleData(n('x'), n('y'), n('width'), n('height'), n('rx', n('ry')))
    default:
      return attributes.d ?? ''
  }
}

function ellipseData(x: number, y: number, rx: number, ry: number): string {
  return `M${x} ${y - ry}a${rx} ${ry} 0 0 1 0 ${2 * ry}a${rx} ${ry} 0 0 1 0 ${-2 * ry}Z`
}

function rectangleData(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}
