import { FORMATS, type Format } from '#domain/assets/formats.ts'
import { KINDS, type Kind } from '#domain/assets/kinds.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { sanitisePackage } from '#media/artwork/lottie/package.ts'
import { type SafeLottie, sanitiseLottie } from '#media/artwork/lottie/sanitise.ts'
import { motionOf } from '#media/artwork/svg/motion.ts'
import { svgRulesOf } from '#media/artwork/svg/rules-of-kind.ts'
import { sanitiseSvg } from '#media/artwork/svg/sanitise.ts'
import { sizeOfSvg } from '#media/artwork/svg/view-box.ts'
import { cleanPicture, withCleanAssets, withCleanPictures } from './embedded-pictures.ts'
import { decodeText, inspect } from './inspect.ts'
import { readModel } from './model/read-model.ts'
import type { Original } from './original.ts'
import { sanitiseRaster } from './sanitise-raster.ts'

/**
 * Sanitises untrusted bytes: detects the format, checks that the kind allows it, and refuses or cleans the
 * file by the rules of the format.
 */
export async function sanitise(bytes: Uint8Array, kind?: Kind): Promise<Result<Original>> {
  const inspected = inspect(bytes)
  if (!inspected.ok) return inspected
  const format = inspected.value
  if (kind && !isFormatOf(kind, format)) {
    return refuse('file-format-not-for-kind', `${FORMATS[format].label} for ${kind}`)
  }
  switch (format) {
    case 'svg':
      return sanitiseSvgFile(bytes, kind)
    case 'lottie-json':
      return sanitiseLottieFile(bytes)
    case 'dotlottie':
      return sanitisePackageFile(bytes)
    case 'glb':
    case 'gltf':
      return sanitiseModelFile(bytes, format)
    default:
      return sanitiseRaster(bytes, format)
  }
}

/** A model has no size of its own; it is drawn in a square of this side. */
const MODEL_SIDE = 1024

function isFormatOf(kind: Kind, format: Format): boolean {
  const formats: readonly Format[] = KINDS[kind].formats
  return formats.includes(format)
}

async function sanitiseSvgFile(bytes: Uint8Array, kind?: Kind): Promise<Result<Original>> {
  const text = decodeText(bytes)
  if (text === null) return refuse('file-damaged', 'not UTF-8')
  const safe = sanitiseSvg(text, svgRulesOf(kind))
  if (!safe.ok) return safe
  const size = sizeOfSvg(safe.value.root)
  if (!size.ok) return size
  const clean = await withCleanPictures(safe.value)
  if (!clean.ok) return clean
  const motion = motionOf(clean.value.root)
  return accept({
    format: 'svg',
    bytes: encode(clean.value.text),
    ...size.value,
    ...motion,
    frameRate: null,
    picture: { type: 'svg', ...clean.value, animated: motion.animated },
  })
}

async function sanitiseLottieFile(bytes: Uint8Array): Promise<Result<Original>> {
  const text = decodeText(bytes)
  if (text === null) return refuse('file-damaged', 'not UTF-8')
  const safe = sanitiseLottie(text)
  if (!safe.ok) return safe
  const clean = await withCleanAssets(safe.value)
  if (!clean.ok) return clean
  return accept(lottieOriginal('lottie-json', clean.value, encode(clean.value.text), clean.value.text))
}

async function sanitisePackageFile(bytes: Uint8Array): Promise<Result<Original>> {
  const safe = await sanitisePackage(bytes, cleanPicture)
  if (!safe.ok) return safe
  return accept(lottieOriginal('dotlottie', safe.value.first, safe.value.bytes, safe.value.firstAlone))
}

function lottieOriginal(
  format: 'lottie-json' | 'dotlottie',
  { measures }: SafeLottie,
  bytes: Uint8Array,
  data: string,
): Original {
  const { width, height, frames, frameRate, durationMs } = measures
  const picture = { type: 'lottie', player: { data, width, height }, frames, frameRate } as const
  return { format, bytes, width, height, animated: true, durationMs, frameRate, picture }
}

async function sanitiseModelFile(bytes: Uint8Array, format: 'glb' | 'gltf'): Promise<Result<Original>> {
  const read = await readModel(bytes, format)
  if (!read.ok) return read
  return accept({
    format,
    bytes: read.value.bytes,
    width: MODEL_SIDE,
    height: MODEL_SIDE,
    animated: false,
    durationMs: null,
    frameRate: null,
    picture: { type: 'model', model: read.value.model, surface: read.value.surface },
  })
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
