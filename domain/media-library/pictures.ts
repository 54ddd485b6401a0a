/** What editors may upload to the media library. SVG is not accepted: drawings are works of the library. */
export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Maximum size of an upload. */
export const MEDIA_BYTES = 10 * 1024 * 1024

/** The longest side of a stored picture, in pixels; larger ones are scaled down. */
export const MEDIA_SIDE = 2_560

/** Widths that a picture is served in, in pixels; it is never enlarged. */
export const MEDIA_WIDTHS = [160, 320, 640, 960, 1_280, 1_920, 2_560] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]

/** Maximum characters of the texts of a picture. */
export const MEDIA_LENGTHS = { title: 120, alt: 250, credit: 120, words: 200 } as const

/** First segment of the addresses of pictures. */
export const MEDIA = '/media'

/** The address of a picture in a width. Its bytes never change, and the SHA-256 cannot be guessed. */
export function mediaPath(sha256: string, width: MediaWidth): string {
  return `${MEDIA}/${sha256}/${width}.webp`
}

/** The picture and width of an address; null for any other path. */
export function mediaOfPath(path: string): { readonly sha256: string; readonly width: MediaWidth } | null {
  const [, sha256, digits] = PATH.exec(path) ?? []
  const width = MEDIA_WIDTHS.find((one) => String(one) === digits)
  return sha256 === undefined || width === undefined ? null : { sha256, width }
}

const PATH = /^\/media\/([0-9a-f]{64})\/([1-9]\d{2,3})\.webp$/

interface Sized {
  readonly sha256: string
  /** Pixels of the stored picture. */
  readonly width: number
}

/** `srcset` of an `<img>`: every width below that of the picture, and the first one that has all of its pixels. */
export function mediaSrcSet({ sha256, width }: Sized): string {
  const whole = MEDIA_WIDTHS.findIndex((one) => one >= width)
  return MEDIA_WIDTHS.slice(0, whole === -1 ? undefined : whole + 1)
    .map((one) => `${mediaPath(sha256, one)} ${Math.min(one, width)}w`)
    .join(', ')
}

/** `object-position` of a picture whose frame has another proportion. Percents from the left and from the top. */
export function focalPosition({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${x}% ${y}%`
}
