import { refuse } from '#domain/errors/catalogue.ts'
import { isList, isObject, type Json } from '#media/artwork/json.ts'
import { either, type Findings, flag, list, name, number, object, type Rule } from './rule.ts'

/**
 * Properties: constant values, or key frames (https://lottie.github.io/lottie-spec, "Properties"). An
 * expression is in the field `x`; every property is checked for one.
 */

const numbers = list(number)
const vector = either(number, numbers)
const ease = object({ x: vector, y: vector })

/** A closed or open Bézier path. */
const path = object({ c: flag, i: list(numbers), o: list(numbers), v: list(numbers) })

function keyframes(value: Rule): Rule {
  return list(
    object({ t: number, s: value, e: value, h: flag, i: ease, o: ease, to: numbers, ti: numbers, n: names }),
  )
}

const names: Rule = (value, found) => either(name, list(name))(value, found)

function property(still: Rule, moment: Rule): Rule {
  const rebuilt = object({
    a: flag,
    k: (value, found) => (hasKeyframes(value) ? keyframes(moment)(value, found) : still(value, found)),
    ix: number,
    l: number,
    sid: name,
  })
  return (value, found) => {
    noteExpression(value, found)
    return rebuilt(value, found)
  }
}

/** A number, a point, a colour or a list of gradient stops. */
export const numeric = property(vector, vector)

/** Old files have the number itself where newer ones have a property. */
export const numericOrNumber = either(number, numeric)

export const bezier = property(either(path, list(path)), list(path))

/** A position, whose coordinates may be animated separately. */
export const place: Rule = (value, found) =>
  isObject(value) && value.s === true ? separate(value, found) : numeric(value, found)

const separate = object({ s: flag, x: numeric, y: numeric, z: numeric, ix: number })

/** A number of copies or corners, limited because players draw each of them. */
export function count(most: number): Rule {
  return (value, found) => {
    if (largestIn(value) > most)
      found.refusals.push(refuse('file-too-complex', `more than ${most} copies or corners`))
    return numericOrNumber(value, found)
  }
}

/**
 * Position, scale and rotation (`ks` of a layer, `tr` of a group), with the additional fields of text
 * animators and repeaters.
 */
export const transform = object({
  ty: name,
  nm: name,
  mn: name,
  a: place,
  p: place,
  s: numericOrNumber,
  r: numericOrNumber,
  o: numericOrNumber,
  so: numericOrNumber,
  eo: numericOrNumber,
  sk: numericOrNumber,
  sa: numericOrNumber,
  rx: numericOrNumber,
  ry: numericOrNumber,
  rz: numericOrNumber,
  or: numericOrNumber,
  px: numericOrNumber,
  py: numericOrNumber,
  pz: numericOrNumber,
  hd: flag,
})

/** Refuses an expression: a text in the field `x` of a property, which players would run. */
export function noteExpression(value: Json, { refusals }: Findings): void {
  if (!isObject(value) || value.x === undefined) return
  const text = firstText(value.x)
  if (text !== null && text.trim() !== '') refusals.push(refuse('file-expressions', text.slice(0, 80)))
}

function firstText(value: Json): string | null {
  if (typeof value === 'string') return value
  for (const child of childrenOf(value)) {
    const text = firstText(child)
    if (text !== null) return text
  }
  return null
}

function hasKeyframes(value: Json): boolean {
  return isList(value) && value.some((one) => isObject(one) && 't' in one)
}

function largestIn(value: Json): number {
  if (typeof value === 'number') return Math.abs(value)
  if (isObject(value) && 't' in value) return largestIn([value.s ?? 0, value.e ?? 0])
  let largest = 0
  for (const child of isObject(value) ? [value.k ?? 0] : childrenOf(value))
    largest = Math.max(largest, largestIn(child))
  return largest
}

function childrenOf(value: Json): readonly Json[] {
  if (isList(value)) return value
  return isObject(value) ? Object.values(value).filter((child) => child !== undefined) : []
}
