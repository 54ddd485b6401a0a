import type { OriginalFormat } from '#domain/assets/formats.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { looksLikeGltf } from '#media/artwork/gltf/violations.ts'
import { readImageHeader, startsWith } from '#media/artwork/image-header.ts'
import { isObject, readJson } from '#media/artwork/json.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { looksLikePackage } from '#media/artwork/lottie/package.ts'
import { looksLikeLottie } from '#media/artwork/lottie/sanitise.ts'

/**
 * The format of a file, from its bytes alone; its name and declared type are ignored. Refuses empty and too
 * large files, compressed SVG and unknown formats.
 */
export function inspect(bytes: Uint8Array): Result<OriginalFormat> {
  if (bytes.length === 0) return refuse('file-empty')
  if (bytes.length > LIMITS.fileBytes) return refuse('file-too-large', `${bytes.length} bytes`)
  if (startsWith(bytes, 0, '\x1f\x8b')) return refuse('file-compressed-svg', 'gzip')
  const picture = readImageHeader(bytes)
  if (picture) return accept(picture.format)
  if (startsWith(bytes, 0, 'glTF')) return accept('glb')
  if (startsWith(bytes, 0, 'PK\x03\x04')) {
    return looksLikePackage(bytes)
      ? accept('dotlottie')
      : refuse('file-unknown-format', 'a ZIP without a manifest')
  }
  const text = decodeText(bytes)
  return text === null ? refuse('file-unknown-format', 'no known signature') : inspectText(text)
}

/**
 * The text of a file without its byte order mark: UTF-8 unless the mark or an XML declaration names another
 * encoding. Null for bytes that are not text in that encoding.
 */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0, '\xff\xfe')) return 'utf-16le'
  if (startsWith(bytes, 0, '\xfe\xff')) return 'utf-16be'
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  const declared = /^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]
  // A declaration that is readable byte by byte cannot be UTF-16, whatever encoding it names.
  return declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

function inspectText(text: string): Result<OriginalFormat> {
  const start = text.trimStart()
  if (start.startsWith('<')) {
    return /<(?:[\w-]+:)?svg[\s>/]/i.test(start)
      ? accept('svg')
      : refuse('file-unknown-format', 'markup, no SVG')
  }
  if (!start.startsWith('{')) return refuse('file-unknown-format', 'text')
  const json = readJson(text)
  if (!isObject(json ?? undefined) || !isObject(json))
    return refuse('file-damaged', 'JSON that cannot be read')
  if (looksLikeLottie(json)) return accept('lottie-json')
  return looksLikeGltf(json) ? accept('gltf') : refuse('file-unknown-format', 'JSON of another sort')
}
