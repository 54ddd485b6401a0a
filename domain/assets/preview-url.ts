import type { Preview } from '#domain/contract/catalogue.ts'

/** Widths previews are made at (spec section 9, "Responsive image widths"). */
export const PREVIEW_WIDTHS = [100, 200, 300, 400, 500, 600, 700, 800] as const
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number]

export type PreviewWish =
  | {
      readonly width: PreviewWidth
      readonly format?: 'webp'
      /** An animated preview, for artwork that moves and whose file may not be sent. */
      readonly animated?: boolean
    }
  /** The only PNG, for tools that cannot read WebP (spec section 3, `urls.png_256`). */
  | { readonly width: 256; readonly format: 'png'; readonly animated?: false }

/**
 * The address of a preview, relative to the site (spec section 7: `f`, `w`, `h`, `modified_at`). The bytes at this
 * address never change, so they are cached without expiry.
 */
export function previewUrl(
  preview: Pick<Preview, 'sha256' | 'modifiedAt'>,
  { width, format = 'webp', animated = false }: PreviewWish,
): string {
  const query = new URLSearchParams({ f: format, w: String(width), modified_at: preview.modifiedAt })
  if (animated) query.set('motion', '1')
  return `/previews/${preview.sha256}?${query}`
}

/** `srcset` of an `<img>` over all widths, or the given ones. */
export function previewSrcSet(preview: Preview, widths: readonly PreviewWidth[] = PREVIEW_WIDTHS): string {
  return widths.map((width) => `${previewUrl(preview, { width })} ${width}w`).join(', ')
}

/** The address of the sanitised original for viewing; it answers for free assets only. */
export function viewUrl({ sha256 }: Pick<Preview, 'sha256'>): string {
  return `/previews/${sha256}/original`
}

/** The same from the address of a shown preview of any width; null for any other address. */
export function viewUrlBehind(address: string): string | null {
  const sha256 = /\/previews\/([0-9a-f]{64})[?/]/.exec(address)?.[1]
  return sha256 === undefined ? null : viewUrl({ sha256 })
}
