import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import type { Format } from '#domain/assets/formats.ts'
import type { Recolouring } from '#domain/assets/recolouring.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { isObject, readJson } from '#media/artwork/json.ts'
import { ANIMATIONS } from '#media/artwork/lottie/package.ts'
import { parseSvg } from '#media/artwork/svg/parse.ts'
import { serialiseSvg } from '#media/artwork/svg/serialise.ts'
import { lottieColours, recolourLottie } from './recolour-lottie.ts'
import { recolourSvg, svgColours } from './recolour-svg.ts'
import { type Tint, tint } from './tint.ts'

/** The recolouring of an artwork with these colours. */
type Choose = (coloursOf: () => readonly string[]) => Recolouring
type Recolour = (bytes: Uint8Array, choose: Choose) => Result<Uint8Array>

/** Formats whose files contain colours as values. */
const RECOLOURS = { svg, 'lottie-json': lottie, dotlottie } as const satisfies Partial<
  Record<Format, Recolour>
>

export function isRecolourable(format: Format): format is keyof typeof RECOLOURS {
  return Object.hasOwn(RECOLOURS, format)
}

/**
 * A sanitised original in other colours. Refuses formats without editable colours with
 * `download-format-unavailable`.
 */
export function recolourFile(
  format: Format,
  bytes: Uint8Array,
  recolouring: Recolouring,
): Result<Uint8Array> {
  return recolour(format, bytes, () => recolouring)
}

/** A sanitised original in the three colours of a palette; refuses as `recolourFile` does. */
export function tintFile(format: Format, bytes: Uint8Array, palette: Tint): Result<Uint8Array> {
  return recolour(format, bytes, (coloursOf) => tint(coloursOf(), palette))
}

function recolour(format: Format, bytes: Uint8Array, choose: Choose): Result<Uint8Array> {
  if (!isRecolourable(format)) return refuse('download-format-unavailable', `a ${format} keeps its colours`)
  return RECOLOURS[format](bytes, choose)
}

function svg(bytes: Uint8Array, choose: Choose): Result<Uint8Array> {
  const root = parseSvg(strFromU8(bytes))
  if (!root.ok) return root
  const recolouring = choose(() => svgColours(root.value))
  return accept(strToU8(serialiseSvg(recolourSvg(root.value, recolouring))))
}

function lottie(bytes: Uint8Array, choose: Choose): Result<Uint8Array> {
  const animation = readJson(strFromU8(bytes)) ?? undefined
  if (!isObject(animation)) return refuse('file-damaged', 'no animation')
  const recolouring = choose(() => lottieColours(animation))
  return accept(strToU8(JSON.stringify(recolourLottie(animation, recolouring))))
}

/** Recolours every animation of the package; its other entries do not change. */
function dotlottie(bytes: Uint8Array, choose: Choose): Result<Uint8Array> {
  const files: Zippable = {}
  for (const [path, content] of Object.entries(unzipSync(bytes))) {
    const changed = ANIMATIONS.test(path) ? lottie(content, choose) : accept(content)
    if (!changed.ok) return changed
    files[path] = changed.value
  }
  // The earliest date of the ZIP format; a fixed date makes the output reproducible.
  return accept(zipSync(files, { mtime: new Date(1980, 0, 1), level: 6 }))
}
