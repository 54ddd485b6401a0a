import { PREVIEW_WIDTHS } from '#domain/assets/preview-url.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** One picture derived from a file. The variants are few, so that requests cannot fill the storage. */
export interface Picture {
  readonly format: 'webp' | 'png'
  /** In pixels. */
  readonly width: number
  /** In pixels; null to preserve the aspect ratio. With a height the artwork fits inside both. */
  readonly height: number | null
  /** An animated WebP, or the turntable strip of a model. */
  readonly motion: boolean
}

/** PNG previews have only this width, for tools that cannot read WebP (spec section 3, `png_256`). */
const PNG_WIDTH = 256

const DEFAULT_WIDTH = 400

/**
 * The picture of a preview's query (spec section 7: `f`, `w`, `h`, `modified_at`). `modified_at` only distinguishes
 * versions in browser caches. Unknown parameters are ignored.
 */
export function pictureOfQuery(query: URLSearchParams): Result<Picture> {
  const format = query.get('f') ?? 'webp'
  const motion = query.get('motion') === '1'
  const width = sideOf(query.get('w'))
  const height = sideOf(query.get('h'))
  if (format === 'png') {
    const known = !motion && height === null && (width === null || width === PNG_WIDTH)
    return known
      ? accept({ format, width: PNG_WIDTH, height: null, motion })
      : refuse('bad-request', `a PNG preview is ${PNG_WIDTH} wide`)
  }
  if (format !== 'webp') return refuse('bad-request', 'f is webp or png')
  if (!isStep(width ?? DEFAULT_WIDTH)) return refuse('bad-request', 'w is 100 to 800 in steps of 100')
  if (height !== null && !isStep(height)) return refuse('bad-request', 'h is 100 to 800 in steps of 100')
  return accept({ format, width: width ?? DEFAULT_WIDTH, height, motion })
}

/** The picture of a download as PNG. */
export function pictureOfDownload(width: number): Picture {
  return { format: 'png', width, height: null, motion: false }
}

/** The name of a picture among those of the same file: `w400.webp`, `w400h300-motion.webp`. */
export function variantName({ format, width, height, motion }: Picture): string {
  return `w${width}${height === null ? '' : `h${height}`}${motion ? '-motion' : ''}.${format}`
}

/** Null when absent; NaN, which fails every check, when it is not an integer. */
function sideOf(text: string | null): number | null {
  if (text === null || text === '') return null
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
}

function isStep(side: number): boolean {
  return PREVIEW_WIDTHS.some((width) => width === side)
}
