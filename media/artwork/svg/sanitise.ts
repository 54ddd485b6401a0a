import { accept, type Result } from '#domain/errors/catalogue.ts'
import { cleanSvg } from './clean.ts'
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
 * The one gate for SVG: refuses whatever can run or reach outside, drops editors' leftovers, and gives back a document
 * of allow-listed parts only. Doing it twice changes nothing.
 */
export function sanitiseSvg(text: string, rules: SvgRules = { embeddedPictures: true }): Result<SafeSvg> {
  const parsed = parseSvg(text)
  if (!parsed.ok) return parsed
  const styled = sanitiseStyles(parsed.value)
  if (!styled.ok) return styled
  for (const refusal of svgViolations(styled.value, rules)) return refusal
  const root = cleanSvg(styled.value)
  const refusal = expansionRefusal(root)
  return refusal ?? accept({ root, text: serialiseSvg(root) })
}
