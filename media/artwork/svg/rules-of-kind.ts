import type { Kind } from '#domain/assets/kinds.ts'
import type { SvgRules } from './violations.ts'

/** Kinds that must be pure vectors: a raster picture inside refuses the file. */
const PURE_VECTOR: ReadonlySet<Kind> = new Set(['icon', 'animated-icon', 'unicon'])

/** What a drawing of this kind may contain. */
export function svgRulesOf(kind?: Kind): SvgRules {
  return { embeddedPictures: !(kind && PURE_VECTOR.has(kind)) }
}
