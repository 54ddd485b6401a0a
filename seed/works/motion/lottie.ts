import type { Vector } from '../geometry/curve.ts'
import type { Stroke } from '../geometry/path.ts'

/**
 * The part of the Lottie format (lottie.github.io, version 1.0) that our animations are written in.
 * Times are frames, angles degrees, opacities and trims percent.
 */

/** A property that is constant or follows keyframes. */
export type Property<T extends number | readonly number[]> =
  | { readonly a: 0; readonly k: T }
  | { readonly a: 1; readonly k: readonly Keyframe[] }

interface Keyframe {
  readonly t: number
  readonly s: readonly number[]
  readonly i?: Ease
  readonly o?: Ease
}

interface Ease {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** A keyframe: the value at a frame. */
export type Moment = readonly [frame: number, value: number | readonly number[]]

function still<T extends number | readonly number[]>(value: T): Property<T> {
  return { a: 0, k: value }
}

/** Keyframes with easing in and out at each value. */
export function moving<T extends number | readonly number[]>(moments: readonly Moment[]): Property<T> {
  return {
    a: 1,
    k: moments.map(([t, value]) => {
      const s = typeof value === 'number' ? [value] : value
      const each = (part: number) => s.map(() => part)
      return { t, s, o: { x: each(0.4), y: each(0) }, i: { x: each(0.2), y: each(1) } }
    }),
  }
}

/** A stroke as a Lottie shape; tangents are relative to their vertices. */
export function pathShape(stroke: Stroke): object {
  const vertices: Vector[] = [stroke.from]
  const out: Vector[] = []
  const into: Vector[] = [[0, 0]]
  for (const { one, two, to } of stroke.curves) {
    const from = vertices.at(-1) ?? stroke.from
    out.push([fine(one[0] - from[0]), fine(one[1] - from[1])])
    into.push([fine(two[0] - to[0]), fine(two[1] - to[1])])
    vertices.push(to)
  }
  out.push([0, 0])
  if (stroke.closed && vertices.length > 1) {
    // The last vertex equals the first: the closing curve ends there.
    vertices.pop()
    out.pop()
    into[0] = into.pop() ?? [0, 0]
  }
  const v = vertices.map(([x, y]) => [fine(x), fine(y)])
  return { ty: 'sh', nm: 'path', ks: { a: 0, k: { v, i: into, o: out, c: stroke.closed } } }
}

/** A stroke style with round caps in a colour (`#rrggbb`). */
export function penStroke(colour: string, width: number): object {
  return { ty: 'st', nm: 'stroke', c: still(rgb(colour)), o: still(100), w: still(width), lc: 2, lj: 2 }
}

/** Shows the part of the path between two percentages. */
export function trim(start: Property<number>, end: Property<number>): object {
  return { ty: 'tm', nm: 'trim', s: start, e: end, o: still(0), m: 1 }
}

export interface Transform {
  readonly position?: Property<readonly number[]>
  readonly anchor?: readonly number[]
  readonly scale?: Property<readonly number[]>
  readonly rotation?: Property<number>
  readonly opacity?: Property<number>
}

export function shapeGroup(name: string, items: readonly object[]): object {
  const rest = {
    ty: 'tr',
    p: still([0, 0]),
    a: still([0, 0]),
    s: still([100, 100]),
    r: still(0),
    o: still(100),
  }
  return { ty: 'gr', nm: name, it: [...items, rest] }
}

/** A complete, square animation of one layer at 60 frames per second. */
export function animation(
  name: string,
  {
    size,
    frames,
    shapes,
    transform,
  }: { size: number; frames: number; shapes: readonly object[]; transform: Transform },
): string {
  const middle = size / 2
  const layer = {
    ty: 4,
    nm: name,
    ind: 1,
    ip: 0,
    op: frames,
    st: 0,
    ks: {
      p: transform.position ?? still([middle, middle, 0]),
      a: still(transform.anchor ?? [middle, middle, 0]),
      s: transform.scale ?? still([100, 100, 100]),
      r: transform.rotation ?? still(0),
      o: transform.opacity ?? still(100),
    },
    shapes,
  }
  return JSON.stringify({
    v: '5.9.0',
    fr: 60,
    ip: 0,
    op: frames,
    w: size,
    h: size,
    nm: name,
    ddd: 0,
    assets: [],
    layers: [layer],
  })
}

function rgb(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => fine(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).concat(1)
}

function fine(value: number): number {
  return Math.round(value * 1000) / 1000
}
