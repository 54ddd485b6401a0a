import { parsePathData, type ReadPath, type Segment } from './path-data.ts'
import type { SvgElement } from './tree.ts'
import { readLength } from './view-box.ts'

/** The outline of a basic shape or path in its own coordinates; empty for other elements. */
export function outlineOf(
  { name, attributes }: SvgElement,
  readPath: ReadPath = parsePathData,
): readonly Segment[] {
  const length = (key: string) => readLength(attributes.get(key)) ?? 0
  switch (name) {
    case 'path':
      return readPath(attributes.get('d') ?? '')
    case 'rect':
      return rectangle(length('x'), length('y'), length('width'), length('height'), cornersOf(attributes))
    case 'circle':
      return ellipse(length('cx'), length('cy'), length('r'), length('r'))
    case 'ellipse':
      return ellipse(length('cx'), length('cy'), length('rx'), length('ry'))
    case 'line':
      return parsePathData(`M${length('x1')} ${length('y1')}L${length('x2')} ${length('y2')}`)
    case 'polyline':
      return parsePathData(`M${attributes.get('points') ?? ''}`)
    case 'polygon':
      return parsePathData(`M${attributes.get('points') ?? ''}Z`)
    default:
      return []
  }
}

/** Where only one corner radius is given, it is used for both. */
function cornersOf(attributes: SvgElement['attributes']): readonly [rx: number, ry: number] {
  const rx = readLength(attributes.get('rx'))
  const ry = readLength(attributes.get('ry'))
  return [rx ?? ry ?? 0, ry ?? rx ?? 0]
}

function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  corners: readonly [rx: number, ry: number],
): readonly Segment[] {
  if (width <= 0 || height <= 0) return []
  const rx = Math.min(corners[0], width / 2)
  const ry = Math.min(corners[1], height / 2)
  if (rx <= 0 || ry <= 0) return parsePathData(`M${x} ${y}h${width}v${height}h${-width}Z`)
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return parsePathData(
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}` +
      `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`,
  )
}

function ellipse(cx: number, cy: number, rx: number, ry: number): readonly Segment[] {
  if (rx <= 0 || ry <= 0) return []
  const half = (dx: number) => `a${rx} ${ry} 0 0 1 ${dx} 0`
  return parsePathData(`M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}Z`)
}
