import type { Kind } from '#domain/assets/kinds.ts'
import type { LintRule } from '#domain/lint/rule-codes.ts'
import { isIconKind } from '#domain/lint/rules.ts'
import { fixDrawing } from '#media/artwork/lint/fix-drawing.ts'
import { sanitiseSvg } from '#media/artwork/svg/sanitise.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'

/** A drawing after the safe fixes of the linter. */
export interface FixedFile {
  readonly text: string
  /** How often each rule was applied. */
  readonly fixes: readonly (readonly [LintRule, number])[]
}

/** The drawing with its safe fixes; null where it has none. */
export function fixFile(text: string, kind: Kind): FixedFile | null {
  const safe = sanitiseSvg(text, { embeddedPictures: !isIconKind(kind) })
  if (!safe.ok) return null
  const { root, fixes } = fixDrawing(safe.value.root, { snapsToGrid: isIconKind(kind) })
  const applied = Object.entries(fixes) as [LintRule, number][]
  return applied.length === 0 ? null : { text: serialiseSvg(root), fixes: applied }
}
