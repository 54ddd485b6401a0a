import type { Kind } from '#domain/assets/kinds.ts'
import type { LintResult } from '#domain/lint/work.ts'

/** Reading larger drawings would block the page; the server examines them. */
const MAX_BYTES = 512 * 1024

/**
 * What the linter finds in an SVG without the server. Null for other files, and for a drawing that the server will
 * refuse, because the refusal is shown as soon as it arrives.
 */
export async function checkDrawing(file: File, kind: Kind): Promise<readonly LintResult[] | null> {
  if (!/\.svg$/i.test(file.name) || file.size > MAX_BYTES) return null
  // A file that is gone or changed is reported by its upload.
  const text = await file.text().catch(() => null)
  if (text === null) return null
  const { lintDrawing } = await import('#media/artwork/lint/lint-drawing.ts')
  const linted = lintDrawing({ text, name: file.name, kind })
  return linted.ok ? linted.value : null
}
