import { LINT_RULES } from './rules.ts'
import { foundIf, type LintedArtwork, type LintResult } from './work.ts'

/** Rules of animations and of 3D models. */
export function lintMotion(work: LintedArtwork): readonly LintResult[] {
  return [...ofAnimation(work), ...ofModel(work)]
}

function ofAnimation({ durationMs, frameRate, facts }: LintedArtwork): readonly LintResult[] {
  const { least, most } = LINT_RULES.L431.limits
  const frames = facts?.frames ?? null
  const { steps, least: visible } = LINT_RULES.L432.limits
  const jumps = frames !== null && frames.seam > Math.max(visible, frames.step * steps)
  return [
    ...foundIf(durationMs !== null && durationMs < LINT_RULES.L403.limits.least, 'L403', {
      seconds: Math.floor((durationMs ?? 0) / 100) / 10,
    }),
    ...foundIf(frameRate !== null && (frameRate < least || frameRate > most), 'L431', {
      rate: Math.round((frameRate ?? 0) * 10) / 10,
      least,
      most,
    }),
    ...foundIf(jumps, 'L432'),
    ...foundIf(frames?.isFirstEmpty === true, 'L433'),
  ]
}

function ofModel({ triangles, facts }: LintedArtwork): readonly LintResult[] {
  const { most } = LINT_RULES.L441.limits
  const model = facts?.model ?? null
  const odd = model?.textures.find(({ width, height }) => !isPowerOfTwo(width) || !isPowerOfTwo(height))
  const { least, most: largest } = LINT_RULES.L444.limits
  return [
    ...foundIf(triangles !== null && triangles > most, 'L441', { count: triangles ?? 0, most }),
    ...foundIf(odd !== undefined, 'L442', { width: odd?.width ?? 0, height: odd?.height ?? 0 }),
    ...foundIf(model?.materials === 0, 'L443'),
    ...foundIf(model !== null && (model.size < least || model.size > largest), 'L444', {
      size: (model?.size ?? 0) / 1_000,
    }),
  ]
}

function isPowerOfTwo(value: number): boolean {
  return value > 0 && (value & (value - 1)) === 0
}
