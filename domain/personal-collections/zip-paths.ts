const MAX_WORDS = 80
/** Names that Windows keeps for devices, whatever ending they have. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Where an item without a pack lies. */
export const SINGLE_ASSETS = 'single-assets'

interface Named {
  /** Slug of its pack; null for a work of its own. */
  readonly pack: string | null
  readonly slug: string
  /** Ending of its file, without the dot. */
  readonly extension: string
}

/**
 * Where each asset lies in a ZIP: `field-guide-1a2b/red-heart-4k7q2.svg`, one folder for each pack. Whatever a slug may
 * hold, no path leaves the folder that somebody unpacks into, none is refused by Windows, and no two are the same on a
 * disk that does not tell capitals apart.
 */
export function zipPaths(assets: readonly Named[]): string[] {
  const taken = new Set<string>()
  return assets.map(({ pack, slug, extension }) => {
    const folder = pack === null ? SINGLE_ASSETS : safeName(pack)
    const name = safeName(slug)
    for (let copy = 1; ; copy += 1) {
      const path = `${folder}/${copy === 1 ? name : `${name}-${copy}`}.${extension}`
      if (taken.has(path.toLowerCase())) continue
      taken.add(path.toLowerCase())
      return path
    }
  })
}

/** What a ZIP itself is called after its collection; any script may stand in it, nothing that means something to a disk. */
export function zipName(collection: string): string {
  const name = collection
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
