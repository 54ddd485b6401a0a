import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { cleanSvg } from './clean.ts'
import { replaceEmbeddedSvgs } from './embedded.ts'
import { expansionRefusal } from './expansion.ts'
import { parseSvg } from './parse.ts'
import { serialiseSvg } from './serialise.ts'
import { sanitiseStyles } from './styles.ts'
import type { SvgElement } from './tree.ts'
import { type SvgRules, svgViolations } from './violations.ts'

export interface SafeSvg {
  readonly root: SvgElement
  /** The document as it is stored, shown and downloaded. */
  readonly text: string
}

/**
 * Sanitises every SVG: refuses what can run or reach outside, removes editors' leftovers, and writes only
 * allow-listed parts. Embedded drawings are sanitised the same way. Running it twice changes nothing.
 *
 * @param depth how many drawings this one is nested in
 */
export function sanitiseSvg(
  text: string,
  rules: SvgRules = { embeddedPictures: true },
  depth = 0,
): Result<SafeSvg> {
  if (depth > LIMITS.svg.embedded) return refuse('file-too-complex', 'drawings inside of drawings')
  const parsed = parseSvg(text)
  if (!parsed.ok) return parsed
  const styled = sanitiseStyles(parsed.value)
  if (!styled.ok) return styled
  const embedded = replaceEmbeddedSvgs(styled.value, (inner) => sanitiseSvg(inner, rules, depth + 1))
  if (!embedded.ok) return embedded
  for (const refusal of svgViolations(embedded.value, rules)) return refusal
  const root = cleanSvg(embedded.value)
  const refusal = expansionRefusal(root)
  return refusal ?? accept({ root, text: serialiseSvg(root) })
}
