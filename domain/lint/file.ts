import { FORMATS, type Format } from '#domain/assets/formats.ts'
import { isIconKind, LINT_RULES } from './rules.ts'
import { foundIf, type LintedArtwork, type LintResult } from './work.ts'

/** Endings that other programs write for a format. */
const OTHER_ENDINGS: Partial<Record<Format, readonly string[]>> = { jpg: ['jpeg', 'jpe', 'jfif'] }

/** Names that programs give: "Untitled-1", "Artboard 3 copy", "IMG_0042". */
const NAMELESS =
  /^(?:untitled|unnamed|artboard|frame|group|layer|new|image|img|dsc|file|asset|export|final|copy|v)?[\s_\d.()-]*(?:copy|final|v)?[\s_\d.()-]*$/i

/** Rules of the file as such. */
export function lintFile(work: LintedArtwork): readonly LintResult[] {
  const { kind, format, fileName, bytes } = work
  if (format === null) return []
  const [, base = '', ending = ''] = /^(.*?)(?:\.([a-z0-9]{1,6}))?$/is.exec(lastPart(fileName ?? '')) ?? []
  const endings: readonly string[] = [FORMATS[format].extension, ...(OTHER_ENDINGS[format] ?? [])]
  const most = mostBytes(work, format)
  return [
    ...foundIf(kind === 'icon' && FORMATS[format].pixels, 'L401'),
    ...foundIf(fileName !== null && NAMELESS.test(base), 'L603', { name: fileName ?? '' }),
    ...foundIf(bytes !== null && most !== null && bytes > most, 'L604', {
      size: Math.round((bytes ?? 0) / 1_000),
      most: (most ?? 0) / 1_000,
    }),
    ...foundIf(ending !== '' && !endings.includes(ending.toLowerCase()), 'L605', {
      ending: ending.toLowerCase(),
      format: FORMATS[format].label,
    }),
  ]
}

/** Null where any accepted size is usual: of pictures and large drawings. */
function mostBytes({ kind }: LintedArtwork, format: Format): number | null {
  const { icon, animation, model } = LINT_RULES.L604.limits
  if (format === 'svg' && isIconKind(kind)) return icon
  if (format === 'lottie-json' || format === 'dotlottie') return animation
  return FORMATS[format].group === 'model' ? model : null
}

function lastPart(fileName: string): string {
  return fileName.split(/[/\\]/).at(-1) ?? ''
}
