/** Longer side of the small copy, in pixels. */
const SIDE = 192

const keyOf = (hash: string) => `picture:${hash}`

/**
 * Stores a small copy of a picture in this tab, for the results page: the site never sends the picture back. Where the
 * browser cannot draw or store it, the page shows a placeholder.
 */
export async function keepOwnPicture(hash: string, picture: Blob): Promise<void> {
  try {
    sessionStorage.setItem(keyOf(hash), await smallCopy(picture))
  } catch {
    // The results do not need it.
  }
}

/** The small copy as a data URL; null where this tab has none. */
export function ownPicture(hash: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(hash))
  } catch {
    return null
  }
}

async function smallCopy(picture: Blob): Promise<string> {
  const address = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const scale = SIDE / Math.max(image.naturalWidth || SIDE, image.naturalHeight || SIDE)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round((image.naturalWidth || SIDE) * Math.min(1, scale)))
    canvas.height = Math.max(1, Math.round((image.naturalHeight || SIDE) * Math.min(1, scale)))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp')
  } finally {
    URL.revokeObjectURL(address)
  }
}
