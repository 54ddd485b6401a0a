import type { Preview } from '#domain/contract/catalogue.ts'

/** Widths previews are made at (spec section 9, "Responsive image widths"). */
export const PREVIEW_WIDTHS = [100, 200, 300, 400, 500, 600, 700, 800] as const
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number]

export type PreviewWish =
  | {
      readonly width: PreviewWidth
      readonly format?: 'webp'
      /** A moving preview, for artwork that moves and may not be sent as a file. */
      readonly animated?: boolean
    }
  /** The one PNG, for tools that cannot read WebP (spec section 3, `urls.png_256`). */
  | { readonly width: 256; readonly format: 'png'; readonly animated?: false }

/**
 * The address of a preview, relative to the site (spec section 7: `f`, `w`, `h`, `modified_at`).
 * Bytes at this address never change, so that they are cached for good.
 */
export function previewUrl(
  preview: Pick<Preview, 'sha256' | 'modifiedAt'>,
  { width, format = 'webp', animated = false }: PreviewWish,
): string {
  const query = new URLSearchParams({ f: format, w: String(width), modified_at: preview.modifiedAt })
  if (animated) query.set('motion', '1')
  return `/previews/${preview.sha256}?${query}`
}

/** `srcset` over all widths, or those that make sense where it is shown, for `<img>`. */
export function previewSrcSet(preview: Preview, widths: readonly PreviewWidth[] = PREVIEW_WIDTHS): string {
  return widths.map((width) => `${previewUrl(preview, { width })} ${width}w`).join(', ')
}

/** The address of the sanitised original for viewing; answers for free assets only. */
export function viewUrl({ sha256 }: Pick<Preview, 'sha256'>): string {
  return `/previews/${sha256}/original`
}

/** The same by the address of a picture that is shown, whatever its width; null for what is no preview. */
export function viewUrlBehind(address: string): string | null {
  const sha256 = /\/previews\/([0-9a-f]{64})[?/]/.exec(address)?.[1]
  return sha256 === undefined ? null : viewUrl({ sha256 })
}
