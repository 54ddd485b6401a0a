import { type Rgb, toHex } from '#media/artwork/colour.ts'
import { isList, isObject, type Json, type JsonObject, numberOf } from '#media/artwork/json.ts'

/** Returns the new colour for a colour (both `#rrggbb`). */
export type Change = (hex: string) => string

/** Kinds of layers and shapes that have a paint (https://lottie.github.io/lottie-spec). */
const SOLID_LAYER = 1
const FLAT: ReadonlySet<Json | undefined> = new Set(['fl', 'st'])
const GRADIENT: ReadonlySet<Json | undefined> = new Set(['gf', 'gs'])

/**
 * Replaces every paint of an animation by the result of `change`: fills, strokes, gradients, solids and
 * texts, animated or not. Hidden layers and mattes keep their colours.
 */
export function mapPaints(value: Json, change: Change): Json {
  if (isList(value)) return value.map((one) => mapPaints(one, change))
  if (!isObject(value) || isInvisible(value)) return value
  const children = Object.entries(value).map(([key, child]): [string, Json | undefined] => [
    key,
    child === undefined ? child : mapPaints(child, change),
  ])
  return repaint(Object.fromEntries(children), change)
}

function isInvisible({ hd, td }: JsonObject): boolean {
  return hd === true || td === 1
}

function repaint(value: JsonObject, change: Change): JsonObject {
  if (FLAT.has(value.ty) && isObject(value.c)) return { ...value, c: mapFrames(value.c, flat(change)) }
  if (GRADIENT.has(value.ty) && isObject(value.g) && isObject(value.g.k)) {
    return { ...value, g: { ...value.g, k: mapFrames(value.g.k, stops(change, numberOf(value.g.p) ?? 0)) } }
  }
  if (value.ty === SOLID_LAYER && typeof value.sc === 'string' && /^#[0-9a-f]{6}$/i.test(value.sc)) {
    return { ...value, sc: change(value.sc.toLowerCase()) }
  }
  // A text with its style at one point in time.
  if (typeof value.t === 'string' && typeof value.f === 'string') return mapText(value, change)
  return value
}

type Paint = (channels: readonly Json[]) => readonly Json[]

/** A property: its value, or the values of its key frames. */
function mapFrames(property: JsonObject, paint: Paint): JsonObject {
  const { k } = property
  if (!isList(k)) return property
  if (!k.some(isObject)) return { ...property, k: paint(k) }
  const frames = k.map((frame) => {
    if (!isObject(frame)) return frame
    const { s, e } = frame
    return { ...frame, ...(isList(s) && { s: paint(s) }), ...(isList(e) && { e: paint(e) }) }
  })
  return { ...property, k: frames }
}

function mapText(text: JsonObject, change: Change): JsonObject {
  const paint = flat(change)
  const { fc, sc } = text
  return { ...text, ...(isList(fc) && { fc: paint(fc) }), ...(isList(sc) && { sc: paint(sc) }) }
}

/** Red, green and blue; an optional alpha after them is kept. */
function flat(change: Change): Paint {
  return (channels) => {
    const [red, green, blue] = channels.map(numberOf)
    if (red == null || green == null || blue == null) return channels
    // Channels are 0 to 1; old files wrote 0 to 255.
    const scale = Math.max(red, green, blue) > 1 ? 1 : 255
    const hex = toHex([byte(red * scale), byte(green * scale), byte(blue * scale)])
    const changed = change(hex)
    if (changed === hex) return channels
    return [...rgbOf(changed).map((channel) => upToByte(channel / scale)), ...channels.slice(3)]
  }
}

/** Gradient stops in one list, each an offset and a colour, followed by their opacities. */
function stops(change: Change, count: number): Paint {
  const paint = flat(change)
  return (numbers) => {
    if (numbers.length < count * 4) return numbers
    const painted = Array.from({ length: count }, (_, at) => {
      const [offset = 0, ...colour] = numbers.slice(at * 4, at * 4 + 4)
      return [offset, ...paint(colour)]
    })
    return [...painted.flat(), ...numbers.slice(count * 4)]
  }
}

function rgbOf(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

function byte(channel: number): number {
  return Math.min(255, Math.max(0, Math.round(channel)))
}

/**
 * The shortest decimal that is exact to a byte, rounded up, for players that truncate instead of rounding.
 */
function upToByte(channel: number): number {
  return Math.ceil(channel * 1e4) / 1e4
}
