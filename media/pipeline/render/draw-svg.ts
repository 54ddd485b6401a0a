import { type RenderedImage, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { pixelsOf, type Raster } from '#media/artwork/raster.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { MOMENTS, settleSvg } from '#media/artwork/svg/settle.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'
import { sizeOfSvg } from '#media/artwork/svg/view-box.ts'
import { withBundledTypefaces } from '#media/artwork/typefaces/replace-typefaces.ts'
import type { Original } from '../original.ts'
import { type FontOptions, fontsFor, NO_FONTS } from './fonts.ts'
import { fullest } from './fullest.ts'
import { fitInside, type Size } from './size.ts'
import { thinFonts } from './thin-fonts.ts'

type SvgPicture = Extract<Original['picture'], { type: 'svg' }>

/**
 * Draws a still of a drawing at this size, with bundled typefaces only, so that every machine draws the same.
 */
export function drawSvg(picture: SvgPicture, size: Size): Raster {
  const image = render(picture, size)
  const drawn: Raster = { width: image.width, height: image.height, data: image.pixels }
  return { ...drawn, data: withoutAlphaMultiplied(drawn) }
}

function render({ root, text, animated }: SvgPicture, size: Size): RenderedImage {
  if (!animated) return renderRoot(root, size, text)
  const samples = fitInside(size, { width: SAMPLE_SIDE, height: SAMPLE_SIDE })
  const moment = fullest(
    MOMENTS,
    (candidate) => {
      const { width, height, pixels } = renderRoot(settleSvg(root, candidate), samples)
      return { width, height, data: pixels }
    },
    CLEARLY_MORE,
  )
  return renderRoot(settleSvg(root, moment), size)
}

/** Side of the small pictures by which moments of an animated drawing are compared. */
const SAMPLE_SIDE = 48
/** Another moment than the settled one must have this factor more ink: most drawings are best as they end. */
const CLEARLY_MORE = 1.2

function renderRoot(drawing: SvgElement, size: Size, written?: string): RenderedImage {
  const isThin = size.width === 1 || size.height === 1
  const root = isThin ? stretched(drawing, size) : drawing
  return openRoot(root, { mode: 'width', value: size.width }, isThin ? undefined : written).render()
}

/**
 * A drawing as the renderer simplifies it: groups and paths with absolute coordinates, and the definitions that they
 * refer to. Texts are outlines, and styles, uses and markers are resolved.
 */
export function simplifySvg({ root, text }: SvgPicture): string {
  return (opened.get(root) ?? openRoot(root, { mode: 'original' }, text)).toString()
}

/**
 * The drawings that the renderer has read, at whatever size: reading one again, with the typefaces of its text, takes
 * about as long as drawing it.
 */
const opened = new WeakMap<SvgElement, Resvg>()

/** @param written the text of the drawing, where it is known */
function openRoot(root: SvgElement, fitTo: ResvgRenderOptions['fitTo'], written?: string): Resvg {
  const drawing = readRoot(root, fitTo, written)
  opened.set(root, drawing)
  return drawing
}

function readRoot(root: SvgElement, fitTo: ResvgRenderOptions['fitTo'], written?: string): Resvg {
  const texts = withBundledTypefaces(root)
  const svg = texts ? serialiseSvg(texts.root) : (written ?? serialiseSvg(root))
  const options: ResvgRenderOptions = {
    fitTo,
    font: texts ? thinned(fontsFor(texts), texts.text, svg) : NO_FONTS,
    logLevel: 'off',
  }
  return new Resvg(svg, options)
}

function thinned(font: FontOptions, text: string, svg: string): FontOptions {
  return { ...font, fontFiles: [...thinFonts(font.fontFiles ?? [], text, svg)] }
}

/**
 * Stretches a drawing to exactly this size. A line of 300 × 1 is a third of a pixel high where it is 100
 * wide, and the renderer refuses to draw less than half of one.
 */
function stretched(root: SvgElement, { width, height }: Size): SvgElement {
  const natural = sizeOfSvg(root)
  const viewBox =
    root.attributes.get('viewBox') ?? (natural.ok ? `0 0 ${natural.value.width} ${natural.value.height}` : '')
  const attributes = new Map(root.attributes)
    .set('width', `${width}`)
    .set('height', `${height}`)
    .set('preserveAspectRatio', 'none')
    .set('viewBox', viewBox)
  return { ...root, attributes }
}

/** The renderer returns premultiplied alpha. */
function withoutAlphaMultiplied(raster: Raster): Raster['data'] {
  const pixels = pixelsOf(raster)
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0
    // Transparent, opaque, or black, the commonest colour of icons: these stay as they are.
    if (pixel <= TRANSPARENT || pixel >= OPAQUE || (pixel & COLOURS) === 0) continue
    const alpha = pixel >>> 24
    const row = alpha << 8
    const red = DIVIDED[row | (pixel & 255)] ?? 0
    const green = DIVIDED[row | ((pixel >>> 8) & 255)] ?? 0
    const blue = DIVIDED[row | ((pixel >>> 16) & 255)] ?? 0
    pixels[at] = ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0
  }
  return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength)
}

/** Each value of a channel divided by each alpha: 256 values for alpha 0, then those for 1. */
const DIVIDED = Uint8Array.from({ length: 256 * 256 }, (_, at) =>
  Math.min(255, Math.round(((at & 255) * 255) / Math.max(1, at >> 8))),
)

/** Bounds of whole pixels: the alpha is in the highest byte. */
const TRANSPARENT = 0x00ffffff
const OPAQUE = 0xff000000
const COLOURS = 0x00ffffff
