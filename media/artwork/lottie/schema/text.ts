import { noteExpression, numeric, numericOrNumber, transform } from './property.ts'
import { either, flag, list, matching, name, number, object, type Rule } from './rule.ts'
import { shapes } from './shapes.ts'

/** Texts, their letters drawn as shapes, and the names of their fonts. */

const MAX_TEXT_LENGTH = 20_000
const words: Rule = (value) => (typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : undefined)
const numbers = list(number)

const document = object({
  s: number,
  f: name,
  t: words,
  ca: number,
  j: number,
  tr: number,
  lh: number,
  ls: number,
  fc: numbers,
  sc: numbers,
  sw: number,
  of: flag,
  sz: numbers,
  ps: numbers,
})

const documents: Rule = (value, found) => {
  noteExpression(value, found)
  const moments = list(object({ t: number, s: document }))
  return object({ k: either(moments, document), sid: name })(value, found)
}

const selector = object({
  t: number,
  xe: numericOrNumber,
  ne: numericOrNumber,
  a: numericOrNumber,
  b: number,
  rn: flag,
  sh: number,
  sm: numericOrNumber,
  s: numericOrNumber,
  e: numericOrNumber,
  o: numericOrNumber,
  r: number,
})

const colourOrTransform: Rule = (value, found) => {
  const colours = object({
    fc: numeric,
    sc: numeric,
    sw: numeric,
    fh: numeric,
    fs: numeric,
    fb: numeric,
    t: numeric,
    ls: numeric,
    bl: numeric,
  })
  const painted = colours(value, found)
  const placed = transform(value, found)
  return typeof painted === 'object' && typeof placed === 'object' ? { ...placed, ...painted } : undefined
}

export const text = object({
  d: documents,
  p: object({
    m: number,
    f: numericOrNumber,
    l: numericOrNumber,
    a: numericOrNumber,
    p: numericOrNumber,
    r: numericOrNumber,
  }),
  m: object({ g: number, a: numeric }),
  a: list(object({ nm: name, s: selector, a: colourOrTransform })),
})

/** The family of a font: players write it into a style sheet, so it may contain little but letters. */
const family = matching(/^[\p{L}\p{M}\p{N} ._-]*$/u)

/** Letters drawn as shapes, so that no font is needed. */
export const letters = list(
  object({ ch: name, size: number, style: name, w: number, fFamily: family, data: object({ shapes }) }),
)

/** Only the names of fonts; the address of a font is removed. */
export const fonts = object({
  list: list(
    object({
      fName: name,
      fFamily: family,
      fStyle: name,
      fWeight: name,
      ascent: number,
    }),
  ),
})
