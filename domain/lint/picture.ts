import { FORMATS } from '#domain/assets/formats.ts'
import { isIconKind, LINT_RULES } from './rules.ts'
import { foundIf, type LintedArtwork, type LintResult } from './work.ts'

/** Rules of raster pictures. */
export function lintPicture(work: LintedArtwork): readonly LintResult[] {
  const { format, width, height, facts } = work
  if (format === null || !FORMATS[format].pixels || width === null || height === null) return []
  const least = LINT_RULES.L421.limits[sizeOf(work)]
  const { detail = null, blocks = null } = facts?.pixels ?? {}
  const border = borderOf(work, width, height)
  return [
    ...foundIf(Math.max(width, height) < least, 'L421', { width, height, least }),
    ...foundIf(detail !== null && detail < LINT_RULES.L422.limits.least, 'L422'),
    ...foundIf(border > LINT_RULES.L423.limits.most, 'L423', { percent: Math.round(border / 10) }),
    ...foundIf(blocks !== null && blocks > LINT_RULES.L424.limits.most, 'L424'),
  ]
}

function sizeOf({ kind }: LintedArtwork): keyof typeof LINT_RULES.L421.limits {
  if (kind === 'photo') return 'photo'
  return isIconKind(kind) ? 'icon' : 'other'
}

/** The space that is transparent on all four sides, in per mille of the picture's side. */
function borderOf({ margins }: LintedArtwork, width: number, height: number): number {
  if (margins === null) return 0
  const { left, top, right, bottom } = margins
  return Math.min(left / width, right / width, top / height, bottom / height) * 1_000
}
