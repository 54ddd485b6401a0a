/** Where originals lie: by their SHA-256, in folders of bearable size. */
export function originalKey(sha256: string): string {
  return `originals/${shard(sha256)}`
}

/** Where a picture made of an original lies; `variant` is a file name such as `w400.webp`. */
export function previewKey(sha256: string, variant: string): string {
  return `previews/${shard(sha256)}/${variant}`
}

/** Where the card of an asset lies, by the SHA-256 of what is on it. */
export function cardKey(sha256: string): string {
  return `cards/${shard(sha256)}.jpg`
}

/** Where a sitemap lies, or the list of them, by its name. */
export function sitemapKey(name: string): string {
  return `sitemaps/${name}`
}

function shard(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
}
