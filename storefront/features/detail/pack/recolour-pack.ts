import { viewUrlBehind } from '#domain/assets/preview-url.ts'
import { READY_PALETTES, type ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'
import { recolourSvg, svgColours } from '#media/artwork/recolour/recolour-svg.ts'
import { tint } from '#media/artwork/recolour/tint.ts'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import type { SvgElement } from '#media/artwork/svg/tree.ts'
import { carryPalette } from '#storefront/features/detail/palettes/carry-palette.ts'
import { setColoursChanged } from '#storefront/features/detail/palettes/colours-changed.ts'

/** Pictures slightly below the window are recoloured before they are scrolled to. */
const NEAR = '25%'

let watching: IntersectionObserver | null = null

/** Recolours the pictures of a pack, its cover too, as they come into view; without a palette it restores them. */
export function recolourPack(palette: ReadyPalette | null): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pack-palettes] [data-begin]')) {
    button.setAttribute('aria-pressed', String(button.dataset.begin === (palette ?? '')))
  }
  setColoursChanged(palette !== null)
  carryPalette(palette)
  watching?.disconnect()
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue
        watch.unobserve(target)
        void paint(target, palette, () => watching === watch)
      }
    },
    { rootMargin: NEAR },
  )
  watching = watch
  for (const picture of document.querySelectorAll('[data-recolours] img')) watch.observe(picture)
}

/** The original address of each recoloured picture. */
const own = new WeakMap<HTMLImageElement, { readonly src: string; readonly srcset: string }>()

async function paint(
  picture: HTMLImageElement,
  palette: ReadyPalette | null,
  isWanted: () => boolean,
): Promise<void> {
  const before = own.get(picture) ?? { src: picture.src, srcset: picture.srcset }
  own.set(picture, before)
  const drawing = palette === null ? null : await drawingAt(before.src)
  // Another palette has been clicked meanwhile.
  if (!isWanted()) return
  const shown = picture.src
  if (palette === null || drawing === null) Object.assign(picture, before)
  else {
    const tinted = recolourSvg(drawing, tint(svgColours(drawing), READY_PALETTES[palette]))
    const src = URL.createObjectURL(new Blob([serialiseSvg(tinted)], { type: 'image/svg+xml' }))
    Object.assign(picture, { srcset: '', src })
  }
  if (shown.startsWith('blob:')) URL.revokeObjectURL(shown)
}

const drawings = new Map<string, Promise<SvgElement | null>>()

/** The drawing of a preview, fetched once; null when it cannot be read. */
function drawingAt(preview: string): Promise<SvgElement | null> {
  const address = viewUrlBehind(preview)
  if (address === null) return Promise.resolve(null)
  const known = drawings.get(address) ?? read(address)
  drawings.set(address, known)
  return known.catch((error: unknown) => {
    console.warn(error)
    drawings.delete(address)
    return null
  })
}

async function read(address: string): Promise<SvgElement | null> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} from ${address}`)
  const root = parseSvg(await response.text())
  return root.ok ? root.value : null
}
