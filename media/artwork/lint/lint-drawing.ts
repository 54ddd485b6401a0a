import type { Kind } from '#domain/assets/kinds.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import { lintArtwork } from '#domain/lint/lint.ts'
import type { LintResult } from '#domain/lint/work.ts'
import { svgRulesOf } from '#media/artwork/svg/rules-of-kind.ts'
import { sanitiseSvg } from '#media/artwork/svg/sanitise.ts'
import { sizeOfSvg } from '#media/artwork/svg/view-box.ts'
import { drawingFacts } from './drawing-facts.ts'

interface DrawingFile {
  readonly text: string
  readonly name: string
  readonly kind: Kind
}

/**
 * The findings in an SVG that need no pixels and no comparison with other works: what a browser can say before the file
 * has arrived. The server examines the file by itself, with the same rules. Refusals are those of `sanitiseSvg`.
 */
export function lintDrawing({ text, name, kind }: DrawingFile): Result<readonly LintResult[]> {
  const safe = sanitiseSvg(text, svgRulesOf(kind))
  if (!safe.ok) return safe
  const size = sizeOfSvg(safe.value.root)
  if (!size.ok) return size
  return accept(
    lintArtwork({
      kind,
      processing: 'ready',
      refusal: null,
      fileName: name,
      bytes: new TextEncoder().encode(safe.value.text).length,
      format: 'svg',
      ...size.value,
      margins: null,
      durationMs: null,
      frameRate: null,
      triangles: null,
      facts: { drawing: drawingFacts(safe.value.root), pixels: null, frames: null, model: null },
      packStroke: null,
    }),
  )
}
