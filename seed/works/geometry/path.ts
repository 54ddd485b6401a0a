import { type Arc, curvesOfArc } from './arc.ts'
import { type Curve, distance, type Vector } from './curve.ts'

/** A pen stroke: where it starts, its curves, and whether it returns to its start. */
export interface Stroke {
  readonly from: Vector
  readonly curves: readonly Curve[]
  readonly closed: boolean
}

/** How many numbers each command of path data takes. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/**
 * SVG path data as strokes of cubic curves with absolute coordinates.
 *
 * @throws Error on data that is not a path
 */
export function strokesOf(data: string): readonly Stroke[] {
  const pen = new Pen()
  for (const { command, numbers } of commandsOf(data)) pen.follow(command, numbers)
  return pen.lift()
}

interface Command {
  readonly command: string
  readonly numbers: readonly number[]
}

function* commandsOf(data: string): Generator<Command> {
  const tokens = new Tokens(data)
  for (let command = tokens.command(); command !== undefined; command = tokens.command()) {
    const arity = ARITY[command.toLowerCase()]
    if (arity === undefined) throw new Error(`not a path command: ${command}`)
    let repeated = command
    do {
      yield { command: repeated, numbers: tokens.numbers(repeated.toLowerCase() === 'a', arity) }
      // Further coordinate pairs after a move are lines.
      if (repeated === 'M') repeated = 'L'
      if (repeated === 'm') repeated = 'l'
    } while (arity > 0 && tokens.hasNumber())
  }
}

/** Tokenises path data; arc flags may follow each other without a separator. */
class Tokens {
  #data: string
  #at = 0

  constructor(data: string) {
    this.#data = data
  }

  command(): string | undefined {
    return this.#take(/[\s,]*([a-zA-Z])/y)
  }

  hasNumber(): boolean {
    return /^[\s,]*[-+.\d]/.test(this.#data.slice(this.#at, this.#at + 8))
  }

  numbers(arc: boolean, count: number): readonly number[] {
    return Array.from({ length: count }, (_, index) => {
      const flag = arc && (index === 3 || index === 4)
      const found = this.#take(flag ? /[\s,]*([01])/y : /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy)
      if (found === undefined) throw new Error(`a number is missing in path data at ${this.#at}`)
      return Number(found)
    })
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#data)
    if (match) this.#at = pattern.lastIndex
    return match?.[1]
  }
}

class Pen {
  #strokes: Stroke[] = []
  #curves: Curve[] = []
  #from: Vector = [0, 0]
  #at: Vector = [0, 0]
  /** The control point that a smooth curve mirrors, and the kind of curve that it belongs to. */
  #control: { readonly point: Vector; readonly kind: string } | null = null

  follow(command: string, numbers: readonly number[]): void {
    const kind = command.toLowerCase()
    const relative = command === kind
    const n = (index: number) => numbers[index] ?? 0
    const point = (index: number): Vector =>
      relative ? [this.#at[0] + n(index), this.#at[1] + n(index + 1)] : [n(index), n(index + 1)]
    const mirrored = (of: string): Vector =>
      this.#control?.kind === of
        ? [2 * this.#at[0] - this.#control.point[0], 2 * this.#at[1] - this.#control.point[1]]
        : this.#at
    switch (kind) {
      case 'm':
        this.#move(point(0))
        break
      case 'l':
        this.#line(point(0))
        break
      case 'h':
        this.#line([relative ? this.#at[0] + n(0) : n(0), this.#at[1]])
        break
      case 'v':
        this.#line([this.#at[0], relative ? this.#at[1] + n(0) : n(0)])
        break
      case 'c':
        this.#cubic(point(0), point(2), point(4))
        break
      case 's':
        this.#cubic(mirrored('cubic'), point(0), point(2))
        break
      case 'q':
        this.#quadratic(point(0), point(2))
        break
      case 't':
        this.#quadratic(mirrored('quadratic'), point(0))
        break
      case 'a':
        this.#arc({ radii: [n(0), n(1)], turn: n(2), large: n(3) === 1, sweep: n(4) === 1 }, point(5))
        break
      default:
        this.#close()
        break
    }
  }

  lift(): readonly Stroke[] {
    this.#finish(false)
    return this.#strokes
  }

  #move(to: Vector): void {
    this.#finish(false)
    this.#from = to
    this.#at = to
    this.#control = null
  }

  #close(): void {
    if (distance(this.#at, this.#from) > 1e-3) this.#line(this.#from)
    this.#finish(true)
    this.#at = this.#from
  }

  #finish(closed: boolean): void {
    if (this.#curves.length > 0) this.#strokes.push({ from: this.#from, curves: this.#curves, closed })
    this.#curves = []
    this.#control = null
  }

  #line(to: Vector): void {
    this.#add({ one: this.#at, two: to, to })
    this.#control = null
  }

  #cubic(one: Vector, two: Vector, to: Vector): void {
    this.#add({ one, two, to })
    this.#control = { point: two, kind: 'cubic' }
  }

  #quadratic(control: Vector, to: Vector): void {
    const toward = (from: Vector): Vector => [
      from[0] + ((control[0] - from[0]) * 2) / 3,
      from[1] + ((control[1] - from[1]) * 2) / 3,
    ]
    this.#add({ one: toward(this.#at), two: toward(to), to })
    this.#control = { point: control, kind: 'quadratic' }
  }

  #arc(arc: Arc, to: Vector): void {
    for (const curve of curvesOfArc(this.#at, arc, to)) this.#add(curve)
    this.#control = null
  }

  #add(curve: Curve): void {
    this.#curves.push(curve)
    this.#at = curve.to
  }
}
