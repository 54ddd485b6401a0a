import { LIMITS } from '#media/artwork/limits.ts'
import { bezier, count, numeric, numericOrNumber, place, transform } from './property.ts'
import { byKind, flag, later, list, name, number, object, type Rule } from './rule.ts'

/** Shapes of a shape layer (https://lottie.github.io/lottie-spec, "Shapes"), and those that After Effects adds. */

const COMMON = { ty: name, nm: name, mn: name, hd: flag, ix: number, cix: number, bm: number, d: number }

const dashes = list(object({ n: name, nm: name, v: numeric }))
const LINE = { w: numeric, lc: number, lj: number, ml: number, ml2: numeric, d: dashes }
const gradient = object({ p: number, k: numeric })
const GRADIENT = { s: numeric, e: numeric, t: number, h: numeric, a: numeric, g: gradient }

const SHAPES: Readonly<Record<string, Rule>> = {
  gr: object({ ...COMMON, np: number, it: later(() => shapes) }),
  rc: object({ ...COMMON, s: numeric, p: place, r: numeric }),
  el: object({ ...COMMON, s: numeric, p: place }),
  sr: object({
    ...COMMON,
    sy: number,
    pt: count(LIMITS.lottie.copies),
    p: place,
    r: numeric,
    or: numeric,
    os: numeric,
    ir: numeric,
    is: numeric,
  }),
  sh: object({ ...COMMON, ind: number, ks: bezier, closed: flag }),
  fl: object({ ...COMMON, o: numeric, c: numeric, r: number, fillEnabled: flag }),
  st: object({ ...COMMON, o: numeric, c: numeric, ...LINE, fillEnabled: flag }),
  gf: object({ ...COMMON, o: numeric, r: number, ...GRADIENT }),
  gs: object({ ...COMMON, o: numeric, ...GRADIENT, ...LINE }),
  no: object({ ...COMMON, o: numeric, r: number }),
  tr: transform,
  tm: object({ ...COMMON, s: numeric, e: numeric, o: numeric, m: number }),
  rp: object({ ...COMMON, c: count(LIMITS.lottie.copies), o: numeric, m: number, tr: transform }),
  mm: object({ ...COMMON, mm: number }),
  rd: object({ ...COMMON, r: numeric }),
  pb: object({ ...COMMON, a: numeric }),
  zz: object({ ...COMMON, r: numericOrNumber, s: numericOrNumber, pt: count(LIMITS.lottie.copies) }),
  op: object({ ...COMMON, a: numeric, lj: number, ml: numericOrNumber }),
  tw: object({ ...COMMON, a: numeric, c: numeric }),
}

const shape = byKind(({ ty }) =>
  typeof ty === 'string' && Object.hasOwn(SHAPES, ty) ? SHAPES[ty] : undefined,
)

export const shapes: Rule = list(shape)
