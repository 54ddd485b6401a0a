import type { Feature } from '#domain/assets/features.ts'
import type { ReadPath } from '#media/artwork/svg/path-data.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'
import { boundsOf } from './bounds.ts'
import { type Definitions, numberOf } from './definitions.ts'
import type { Fill, FillRule, Shape, Stroke } from './drawing.ts'
import { readPaint } from './paints.ts'

export interface Reading {
  readonly definitions: Definitions
  /** Records a feature of the drawing. */
  readonly note: (feature: Feature) => void
  readonly readPath: ReadPath
}

/** Reads a path. @param opacity of the groups around it, which no other shape shares */
export function readShape(element: SvgElement, opacity: number, reading: Reading): Shape {
  const segments = reading.readPath(element.attributes.get('d') ?? '')
  const context = { ...reading, bounds: boundsOf(segments) }
  const paintOf = (name: string, fallback: string) =>
    readPaint(element.attributes.get(name) ?? fallback, context)
  const [fill, stroke] = [paintOf('fill', '#000000'), paintOf('stroke', 'none')]
  const opaque = (name: string) => {
    const value = numberOf(element, name, 1) * opacity
    if (value < 1) reading.note('opacity')
    return value
  }
  // As one picture, a half-transparent fill and stroke do not show through each other.
  if (fill && stroke && opacity < 1) reading.note('group-opacity')
  return {
    type: 'shape',
    segments,
    fill: fill && { paint: fill, opacity: opaque('fill-opacity'), rule: readRule(element, 'fill-rule') },
    stroke: stroke && { paint: stroke, opacity: opaque('stroke-opacity'), ...readPen(element) },
    isStrokeFirst: element.attributes.get('paint-order')?.startsWith('stroke') ?? false,
  } satisfies { fill: Fill | null; stroke: Stroke | null } & Shape
}

export function readRule(element: SvgElement, name: string): FillRule {
  return element.attributes.get(name) === 'evenodd' ? 'evenodd' : 'nonzero'
}

function readPen(element: SvgElement): Omit<Stroke, 'paint' | 'opacity'> {
  const [cap, join] = [element.attributes.get('stroke-linecap'), element.attributes.get('stroke-linejoin')]
  const dashes = (element.attributes.get('stroke-dasharray') ?? '').split(/[\s,]+/).map(Number)
  return {
    width: numberOf(element, 'stroke-width', 1),
    cap: cap === 'round' || cap === 'square' ? cap : 'butt',
    join: join === 'round' || join === 'bevel' ? join : 'miter',
    miterLimit: numberOf(element, 'stroke-miterlimit', 4),
    dashes: dashes.some((dash) => dash > 0) ? dashes : [],
    dashOffset: numberOf(element, 'stroke-dashoffset', 0),
  }
}
