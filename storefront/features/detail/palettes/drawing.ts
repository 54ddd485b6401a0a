import type { Recolouring } from '#domain/assets/recolouring.ts'
import { recolourSvg, svgColours } from '#media/artwork/recolour/recolour-svg.ts'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'

/** Marks the picture on the stage that can be shown in other colours. */
export const STAGE_ARTWORK = 'data-recolour'

/** The drawing on the stage. */
export interface Drawing {
  /** Its colours, `#rrggbb`, in the order they appear. */
  readonly colours: readonly string[]
  /** Shows it in other colours; with none it is as it was. */
  show(recolouring: Recolouring): void
}

/** Fetches the drawing that the stage shows. Null when it cannot be had or read: it stays as it is. */
export async function openDrawing(src: string): Promise<Drawing | null> {
  const text = await fetch(src).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  )
  const root = text === null ? null : parseSvg(text)
  if (!root?.ok) return null
  const { value } = root
  let shown: string | null = null

  return {
    colours: svgColours(value),
    show(recolouring) {
      const picture = document.querySelector<HTMLImageElement>(`img[${STAGE_ARTWORK}]`)
      if (picture === null) return
      const before = shown
      const changed = [...recolouring].some(([from, to]) => from !== to)
      // In a picture of its own, where nothing of a drawing can run.
      shown = changed ? URL.createObjectURL(blobOf(serialiseSvg(recolourSvg(value, recolouring)))) : null
      picture.src = shown ?? src
      if (before !== null) URL.revokeObjectURL(before)
    },
  }
}

function blobOf(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' })
}
