import type { Kind } from '#domain/assets/kinds.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import type { LintRule } from '#domain/lint/rule-codes.ts'
import { isIconKind } from '#domain/lint/rules.ts'
import { fixDrawing } from '#media/artwork/lint/fix-drawing.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { draw } from './render/draw.ts'
import { drawOrRefuse } from './render/draw-or-refuse.ts'
import { encodePng, PNG_LEVELS } from './render/encode-png.ts'
import { sanitise } from './sanitise.ts'

export interface FixOptions {
  readonly kind: Kind
  /** Longer side, in pixels, of the pictures before and after; null for none. */
  readonly pictureSide: number | null
}

/** A sanitised work after its safe fixes. Only drawings have any. */
export interface FixedOriginal {
  readonly bytes: Uint8Array
  /** How often each rule was applied; empty when nothing changed. */
  readonly fixes: Partial<Record<LintRule, number>>
  /** PNG of the work before and after; null unless requested. */
  readonly pictures: { readonly before: Uint8Array; readonly after: Uint8Array } | null
}

/** Applies the safe fixes of the linter. Runs inside the limited child process (pool.ts). */
export async function fixOriginal(
  bytes: Uint8Array,
  { kind, pictureSide }: FixOptions,
): Promise<Result<FixedOriginal>> {
  const sanitised = await sanitise(bytes, kind)
  if (!sanitised.ok) return sanitised
  const original = sanitised.value
  const { picture } = original
  if (picture.type !== 'svg') return accept({ bytes: original.bytes, fixes: {}, pictures: null })
  const { root, fixes } = fixDrawing(picture.root, { snapsToGrid: isIconKind(kind) })
  const text = serialiseSvg(root)
  const fixed = { ...original, picture: { ...picture, root, text } }
  const result = { bytes: new TextEncoder().encode(text), fixes }
  if (pictureSide === null) return accept({ ...result, pictures: null })
  const frame = { width: pictureSide, height: pictureSide }
  const drawn = await drawOrRefuse(original, async () => ({
    before: encodePng(await draw(original, frame), PNG_LEVELS.upload),
    after: encodePng(await draw(fixed, frame), PNG_LEVELS.upload),
  }))
  return drawn.ok ? accept({ ...result, pictures: drawn.value }) : drawn
}
