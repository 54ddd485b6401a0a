import { type RenderedImage, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { isBlank } from '#media/artwork/bounding-box.ts'
import type { Raster } from '#media/artwork/raster.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { settleSvg } from '#media/artwork/svg/settle.ts'
import type { Original } from '../original.ts'
import { fontsFor } from './fonts.ts'
import type { Size } from './size.ts'

type SvgPicture = Extract<Original['picture'], { type: 'svg' }>

/** Draws a still of a drawing at this size, with the bundled font only, so that every machine draws the same. */
export function drawSvg(picture: SvgPicture, size: Size): Raster {
  const image = render(picture, size)
  return { width: image.width, height: image.height, data: withoutAlphaMultiplied(image.pixels) }
}

export function drawSvgAsPng(picture: SvgPicture, size: Size): Uint8Array {
  return render(picture, size).asPng()
}

function render({ root, text, animated }: SvgPicture, size: Size): RenderedImage {
  if (!animated) return renderText(text, size)
  const settled = renderText(serialiseSvg(settleSvg(root)), size)
  return isBlank({ width: settled.width, height: settled.height, data: settled.pixels })
    ? renderText(serialiseSvg(settleSvg(root, 'midway')), size)
    : settled
}

function renderText(svg: string, { width }: Size): RenderedImage {
  const options: ResvgRenderOptions = {
    fitTo: { mode: 'width', value: width },
    font: fontsFor(svg),
    logLevel: 'off',
  }
  return new Resvg(svg, options).render()
}

/** The renderer's pixels carry alpha multiplied in. */
function withoutAlphaMultiplied(pixels: Uint8Array): Uint8Array {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha === 0 || alpha === 255) continue
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha))
    }
  }
  return pixels
}
