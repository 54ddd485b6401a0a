import type { Feature } from '#domain/assets/features.ts'
import { IDENTITY, type Matrix, multiply, parseTransform } from '#media/artwork/svg/matrix.ts'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { parsePathData, type ReadPath } from '#media/artwork/svg/path-data.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'
import { readViewBox } from '#media/artwork/svg/view-box.ts'
import { childrenOf, definitionsOf, numberOf, referred } from './definitions.ts'
import type { Clip, Drawing, Group, Shape } from './drawing.ts'
import { type Reading, readRule, readShape } from './shapes.ts'

export interface ReadDrawing {
  readonly drawing: Drawing
  /** What the drawing uses beyond opaque fills, strokes, gradients and clips. Some of it is not in `drawing`. */
  readonly features: readonly Feature[]
}

/**
 * Reads a drawing as the renderer simplifies it (`simplifySvg`), where all is groups and paths.
 * @throws Error for other text
 */
export function readDrawing(simplified: string): ReadDrawing {
  return read(simplified, parsePathData)
}

/**
 * The features of a drawing as the renderer simplifies it. No feature depends on the data of a path, which is most of the
 * text and is not read.
 */
export function featuresIn(simplified: string): readonly Feature[] {
  return read(simplified, () => []).features
}

function read(simplified: string, readPath: ReadPath): ReadDrawing {
  const parsed = parseSvg(simplified)
  if (!parsed.ok) throw new Error(parsed.detail)
  const root = parsed.value
  const features = new Set<Feature>()
  const reading: Reading = {
    definitions: definitionsOf(root),
    note: (feature) => features.add(feature),
    readPath,
  }
  const [width, height] = [numberOf(root, 'width', 1), numberOf(root, 'height', 1)]
  const content: Group = {
    type: 'group',
    matrix: viewMatrix(root, width, height),
    clips: [],
    children: readChildren(root, 1, reading),
  }
  return { drawing: { width, height, content }, features: [...features] }
}

/** The view box in the middle of the page, as large as fits. */
function viewMatrix(root: SvgElement, width: number, height: number): Matrix {
  const box = readViewBox(root)
  if (!box) return IDENTITY
  const [x, y] = [width / box.width, height / box.height]
  const isStretched = root.attributes.get('preserveAspectRatio') === 'none'
  const scale: readonly [number, number] = isStretched ? [x, y] : [Math.min(x, y), Math.min(x, y)]
  return [
    ...[scale[0], 0, 0, scale[1]],
    (width - scale[0] * box.width) / 2 - scale[0] * box.x,
    (height - scale[1] * box.height) / 2 - scale[1] * box.y,
  ] as unknown as Matrix
}

function readChildren(element: SvgElement, opacity: number, reading: Reading): (Group | Shape)[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === 'g') return [readGroup(child, opacity, reading)]
    if (child.name === 'path') return [readShapes(child, opacity, reading)]
    if (child.name !== 'defs') reading.note('picture')
    return []
  })
}

function readShapes(element: SvgElement, opacity: number, reading: Reading): Group | Shape {
  const shape = readShape(element, opacity, reading)
  const transform = element.attributes.get('transform')
  if (transform === undefined) return shape
  return { type: 'group', matrix: parseTransform(transform), clips: [], children: [shape] }
}

function readGroup(element: SvgElement, outer: number, reading: Reading): Group {
  const { attributes } = element
  if (attributes.has('mask')) reading.note('mask')
  if (attributes.has('filter')) reading.note('filter')
  if (/mix-blend-mode:(?!normal)/.test(attributes.get('style') ?? '')) reading.note('blending')
  const opacity = outer * numberOf(element, 'opacity', 1)
  // What is inside shows through each other when each part is made transparent by itself.
  if (opacity < 1 && pathsIn(element) > 1) reading.note('group-opacity')
  return {
    type: 'group',
    matrix: parseTransform(attributes.get('transform')),
    clips: readClips(attributes.get('clip-path'), reading),
    children: readChildren(element, opacity, reading),
  }
}

function pathsIn(element: SvgElement): number {
  return childrenOf(element).reduce((sum, child) => sum + (child.name === 'g' ? pathsIn(child) : 1), 0)
}

function readClips(value: string | undefined, reading: Reading): Clip[] {
  if (value === undefined) return []
  const clip = referred(reading.definitions, value)
  // The renderer keeps no path of a clip that refers to a reference, and browsers differ about it.
  const [path, further] = clip ? childrenOf(clip) : []
  const isPlain =
    path?.name === 'path' &&
    !further &&
    !path.attributes.has('clip-path') &&
    clip?.attributes.get('clipPathUnits') !== 'objectBoundingBox'
  if (!clip || !isPlain) {
    reading.note('complex-clip')
    return []
  }
  const [outer, inner] = [clip, path].map(({ attributes }) => parseTransform(attributes.get('transform')))
  return [
    ...readClips(clip.attributes.get('clip-path'), reading),
    {
      segments: reading.readPath(path.attributes.get('d') ?? ''),
      rule: readRule(path, 'clip-rule'),
      matrix: multiply(outer ?? IDENTITY, inner ?? IDENTITY),
    },
  ]
}
