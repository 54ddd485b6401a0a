import type { Kind } from '#domain/assets/kinds.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import { type LintedArtwork, marginsOf } from '#domain/lint/work.ts'
import type { Processed } from '../processed.ts'

interface NamedFile {
  readonly kind: Kind
  readonly fileName: string
}

/** What the linter reads of a processed file, which was processed with `lint`. */
export function lintedArtwork(result: Result<Processed>, { kind, fileName }: NamedFile): LintedArtwork {
  const processed = result.ok ? result.value : null
  const { format = null, width = null, height = null, box = null } = processed ?? {}
  return {
    kind,
    fileName,
    processing: result.ok ? 'ready' : 'refused',
    refusal: result.ok ? null : result.code,
    bytes: processed?.bytes.length ?? null,
    format,
    width,
    height,
    margins: marginsOf(box, { width, height }),
    durationMs: processed?.durationMs ?? null,
    frameRate: processed?.frameRate ?? null,
    triangles: processed?.triangles ?? null,
    facts: processed?.lint ?? null,
    packStroke: null,
  }
}
