/** Key of an original, by its SHA-256; two levels of folders keep each folder small. */
export function originalKey(sha256: string): string {
  return `originals/${shard(sha256)}`
}

/** Key of a picture made from an original; `variant` is a file name such as `w400.webp`. */
export function previewKey(sha256: string, variant: string): string {
  return `previews/${shard(sha256)}/${variant}`
}

/** Key of a file of another format made from an original; `variant` is a file name such as `w512-0f3a.webp`. */
export function conversionKey(sha256: string, variant: string): string {
  return `conversions/${shard(sha256)}/${variant}`
}

/** Key of an asset's card, by the SHA-256 of its contents. */
export function cardKey(sha256: string): string {
  return `cards/${shard(sha256)}.jpg`
}

/** Key of a file of evidence in a takedown case, by its SHA-256. */
export function evidenceKey(sha256: string): string {
  return `evidence/${shard(sha256)}`
}

/** Key of a source file of a work, by its SHA-256. */
export function sourceKey(sha256: string): string {
  return `sources/${shard(sha256)}`
}

/** Key of a picture of the media library, by its SHA-256. */
export function mediaKey(sha256: string): string {
  return `media/${shard(sha256)}`
}

/** Key of the same in a width, in pixels. */
export function mediaWidthKey(sha256: string, width: number): string {
  return `media-widths/${shard(sha256)}/w${width}.webp`
}

/** Key of a sitemap or of the sitemap index, by its name. */
export function sitemapKey(name: string): string {
  return `sitemaps/${name}`
}

function shard(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
}
