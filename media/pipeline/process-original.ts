import { PREVIEW_WIDTHS } from '#domain/assets/preview-url.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { isBlank } from '#media/artwork/bounding-box.ts'
import type { Raster } from '#media/artwork/raster.ts'
import { shrink } from '#media/artwork/shrink.ts'
import { hasEffects } from '#media/artwork/svg/effects.ts'
import { withBundledTypefaces } from '#media/artwork/typefaces/replace-typefaces.ts'
import { featuresOf } from './features-of.ts'
import { fingerprint } from './fingerprint.ts'
import { measureArtwork } from './lint/measure-artwork.ts'
import { MEASURED_SIDE, measure } from './measure.ts'
import type { Original } from './original.ts'
import type { Processed, ProcessOptions } from './processed.ts'
import { draw } from './render/draw.ts'
import { drawOrRefuse } from './render/draw-or-refuse.ts'
import { encodePng, PNG_LEVELS } from './render/encode-png.ts'
import { sanitise } from './sanitise.ts'

const PNG_SIDE = 256
const PNG_FRAME = { width: PNG_SIDE, height: PNG_SIDE } as const
const MAX_PREVIEW_WIDTH = Math.max(...PREVIEW_WIDTHS)

/**
 * Processes an uploaded or imported file: inspect, sanitise, draw small, measure, fingerprint. Runs inside
 * the limited child process (pool.ts); refusals have numbered reasons. Throws where an engine fails.
 */
export async function processOriginal(
  bytes: Uint8Array,
  options: ProcessOptions = {},
): Promise<Result<Processed>> {
  const sanitised = await sanitise(bytes, options.kind)
  if (!sanitised.ok) return sanitised
  const original = sanitised.value
  const side = options.lookSide ?? MEASURED_SIDE
  const drawn = await drawOrRefuse(original, () => drawStills(original, side, options.png256 === true))
  if (!drawn.ok) return drawn
  const { look, png256 } = drawn.value
  if (isBlank(look)) return refuse('file-no-artwork', 'nothing is drawn')
  const trial = await drawLargest(original)
  if (!trial.ok) return trial
  const { format, width, height, animated, durationMs, frameRate, camera = null } = original
  return accept({
    format,
    bytes: original.bytes,
    width,
    height,
    animated,
    durationMs,
    frameRate,
    camera,
    ...measure(original, look),
    ...fingerprint(original, look),
    features: featuresOf(original),
    replacedTypefaces: replacedTypefacesOf(original),
    lint: options.lint === true ? await measureArtwork(original) : null,
    png256,
  })
}

/**
 * Draws drawings with effects once at their largest displayed size: some take a thousand times as long as
 * others, and an accepted file must be able to have its previews. Drawings without effects cost little more
 * at that size than at a small one.
 */
async function drawLargest(original: Original): Promise<Result<null>> {
  if (original.picture.type !== 'svg' || !hasEffects(original.picture.root)) return accept(null)
  const drawn = await drawOrRefuse(original, () =>
    draw(original, { width: MAX_PREVIEW_WIDTH, height: MAX_PREVIEW_WIDTH }),
  )
  return drawn.ok ? accept(null) : drawn
}

/** Also for animated drawings, as their still is drawn with these typefaces. */
function replacedTypefacesOf({ picture }: Original): readonly string[] {
  return picture.type === 'svg' ? (withBundledTypefaces(picture.root)?.replaced ?? []) : []
}

interface Stills {
  /** The small picture that all measures are taken from. */
  readonly look: Raster
  readonly png256: Uint8Array | null
}

/**
 * Draws once for both pictures: reading typefaces and drawing takes longer than shrinking the pixels of the
 * PNG.
 */
async function drawStills(original: Original, side: number, wantsPng: boolean): Promise<Stills> {
  if (!wantsPng) return { look: await draw(original, { width: side, height: side }), png256: null }
  const picture = await draw(original, PNG_FRAME)
  return { look: shrink(picture, side), png256: encodePng(picture, PNG_LEVELS.upload) }
}
