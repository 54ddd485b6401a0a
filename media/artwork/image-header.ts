/** Format and size that the first bytes of a raster picture declare. */
export interface ImageHeader {
  readonly format: 'png' | 'jpg' | 'webp' | 'gif'
  readonly width: number
  readonly height: number
}

/** Reads format and size from the header, without decoding. Null for an unknown format. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return readPng(view)
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return readJpeg(view)
  if (startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a')) return readGif(view)
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return readWebp(bytes, view)
  return null
}

/** Whether these bytes are at this offset; the text is Latin-1, one byte for each character. */
export function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false
  }
  return true
}

function readPng(view: DataView): ImageHeader | null {
  if (view.byteLength < 24) return null
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

function readGif(view: DataView): ImageHeader | null {
  if (view.byteLength < 10) return null
  return { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** Skips segments up to the frame header, the only one with the size. */
function readJpeg(view: DataView): ImageHeader | null {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { format: 'jpg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function readWebp(bytes: Uint8Array, view: DataView): ImageHeader | null {
  if (view.byteLength < 30) return null
  if (startsWith(bytes, 12, 'VP8X')) {
    return { format: 'webp', width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  }
  if (startsWith(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (!startsWith(bytes, 12, 'VP8 ')) return null
  return {
    format: 'webp',
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16)
}
