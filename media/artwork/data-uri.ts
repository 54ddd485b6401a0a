import { readImageHeader } from './image-header.ts'

/** A raster picture that is embedded in a vector. */
export interface EmbeddedPicture {
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'
  readonly bytes: Uint8Array
}

const MIMES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
} as const satisfies Record<string, EmbeddedPicture['mime']>

/**
 * Reads a base64 `data:` address of a raster picture. Null for every other address: another document (even an
 * SVG) can contain scripts.
 */
export function readEmbeddedPicture(address: string): EmbeddedPicture | null {
  const match = /^\s*data:image\/(png|jpe?g|webp|gif)(?:;charset=[\w-]+)?;base64,/i.exec(address)
  const type = match?.[1]?.toLowerCase()
  if (!match || !type || !Object.hasOwn(MIMES, type)) return null
  const bytes = decodeBase64(address.slice(match[0].length))
  return bytes && { mime: MIMES[type as keyof typeof MIMES], bytes }
}

/** The text of an SVG that a `data:` address contains; null for every other address. */
export function readEmbeddedSvg(address: string): string | null {
  const match = /^\s*data:image\/svg\+xml((?:;[\w=-]+)*),/i.exec(address)
  if (!match) return null
  const content = address.slice(match[0].length)
  try {
    if (!/;base64$/i.test(match[1] ?? '')) return decodeURIComponent(content)
    const bytes = decodeBase64(content)
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** An SVG as a `data:` address. */
export function svgAddress(text: string): string {
  return `data:image/svg+xml;base64,${encodeBase64(new TextEncoder().encode(text))}`
}

/** A raster picture as a `data:` address; an empty string for other bytes. */
export function dataAddress(bytes: Uint8Array): string {
  const header = readImageHeader(bytes)
  if (!header) return ''
  return `data:${MIMES[header.format]};base64,${encodeBase64(bytes)}`
}

function encodeBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

function decodeBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replace(/\s+/g, '')), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
