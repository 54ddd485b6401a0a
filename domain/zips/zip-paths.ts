const MAX_WORDS = 80
/** Reserved device names of Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** The folder of items without a pack. */
const SINGLE_ASSETS = 'single-assets'

interface NamedFile {
  /** Slug of its pack; null without a pack. */
  readonly pack: string | null
  /** Slug of the asset, with a suffix where it is recoloured. */
  readonly name: string
  /** File extension, without the dot. */
  readonly extension: string
}

/**
 * The path of each asset in a ZIP: `field-guide-1a2b/red-heart-4k7q2.svg`, one folder per pack. For any slugs, no path
 * leaves the target folder, every path is valid on Windows, and paths are unique on a case-insensitive disk.
 */
export function zipPaths(assets: readonly NamedFile[]): string[] {
  const taken = new Set<string>()
  return assets.map(({ pack, name: wanted, extension }) => {
    const folder = pack === null ? SINGLE_ASSETS : safeName(pack)
    const name = safeName(wanted)
    for (let copy = 1; ; copy += 1) {
      const path = `${folder}/${copy === 1 ? name : `${name}-${copy}`}.${extension}`
      if (taken.has(path.toLowerCase())) continue
      taken.add(path.toLowerCase())
      return path
    }
  })
}

/**
 * The file name of a ZIP, from the name of its contents: any script, without characters that are special on a disk.
 */
export function zipName(contents: string): string {
  const name = contents
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const shown = [...name].slice(0, MAX_WORDS).join('').trim()
  return `${shown === '' || RESERVED.test(shown) ? 'motif' : shown}.zip`
}

function safeName(slug: string): string {
  const name = slug
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .slice(0, MAX_WORDS + 20)
    .replace(/^-+|-+$/g, '')
  return name === '' || RESERVED.test(name) ? `asset-${name}` : name
}
