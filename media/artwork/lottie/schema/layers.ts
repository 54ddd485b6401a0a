import { bezier, numeric, numericOrNumber, transform } from './property.ts'
import { either, flag, later, list, matching, name, number, object, type Rule, record } from './rule.ts'
import { shapes } from './shapes.ts'
import { text } from './text.ts'

/** Layers of a composition (https://lottie.github.io/lottie-spec, "Layers"), with masks, effects and styles. */

const masks = list(
  object({ inv: flag, mode: name, pt: bezier, o: numericOrNumber, x: numericOrNumber, cl: flag, nm: name }),
)

const EFFECT = { ty: number, nm: name, mn: name, ix: number, np: number, en: flag }
const value = object({ ...EFFECT, v: numericOrNumber, ef: later(() => values) })
const values: Rule = list(value)
const effects = list(object({ ...EFFECT, ef: values }))

/** Each kind of style has its own names of numbers and properties. */
const styles = list(record(either(name, flag, numeric)))

/** Players write it into an attribute, where an address would be loaded. */
const colour = matching(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)
/** Players use it as an id or a class. */
const token = matching(/^[\p{L}\p{N} ._-]*$/u)

const layer = object({
  ty: number,
  ddd: flag,
  ind: number,
  parent: number,
  nm: name,
  mn: name,
  cl: token,
  ln: token,
  sr: number,
  ks: transform,
  ao: flag,
  ip: number,
  op: number,
  st: number,
  bm: number,
  hd: flag,
  td: number,
  tt: number,
  tp: number,
  ct: flag,
  mb: flag,
  hasMask: flag,
  masksProperties: masks,
  ef: effects,
  sy: styles,
  refId: name,
  w: number,
  h: number,
  sw: number,
  sh: number,
  sc: colour,
  tm: numeric,
  pe: numericOrNumber,
  shapes,
  t: text,
})

export const layers: Rule = list(layer)
