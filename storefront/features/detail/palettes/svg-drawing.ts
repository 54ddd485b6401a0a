import { recolourSvg, svgColours } from '#media/artwork/recolour/recolour-svg.ts'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { settleSvg } from '#media/artwork/svg/settle.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'
import { crossFade } from '#storefront/features/detail/stage/cross-fade.ts'
import type { Drawing } from './drawing.ts'

/** A drawing whose pictures on the stage are marked with `data-recolour`: `still` for the still of an animated one. */
export function openSvgDrawing(text: string): Drawing | null {
  const root = parseSvg(text)
  if (!root.ok) return null
  const { value } = root
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-recolour]')].map(pictureOf)
  return {
    colours: svgColours(value),
    show(recolouring) {
      const changed = [...recolouring].some(([from, to]) => from !== to)
      const drawn = changed ? recolourSvg(value, recolouring) : null
      for (const picture of pictures) picture.show(drawn)
    },
  }
}

function pictureOf(image: HTMLImageElement) {
  const own = { src: image.getAttribute('src') ?? image.src, srcset: image.srcset }
  const isStill = image.dataset.recolour === 'still'
  let shown: string | null = null
  return {
    show(drawn: SvgElement | null) {
      if (drawn === null && shown === null) return
      const before = shown
      // As an image, in which no script of a drawing can run.
      shown = drawn === null ? null : URL.createObjectURL(blobOf(isStill ? settleSvg(drawn) : drawn))
      const next = shown === null ? own : { srcset: '', src: shown }
      void crossFade(image, () => {
        Object.assign(image, next)
        return image.decode()
      }).then(() => before !== null && URL.revokeObjectURL(before))
    },
  }
}

function blobOf(root: SvgElement): Blob {
  return new Blob([serialiseSvg(root)], { type: 'image/svg+xml' })
}
