import type { Feature } from '#domain/assets/features.ts'
import type { Format } from '#domain/assets/formats.ts'
import { KINDS, type Kind } from '#domain/assets/kinds.ts'

/** What an original is made of, which decides what can be made from it. Animated pictures only have stills. */
const MATTER = {
  svg: 'drawing',
  png: 'pixels',
  jpg: 'pixels',
  webp: 'pixels',
  'lottie-json': 'animation',
  dotlottie: 'animation',
  glb: 'model',
  gltf: 'model',
} as const satisfies Partial<Record<Format, string>>

type Matter = (typeof MATTER)[keyof typeof MATTER]

/** Widths that a still is offered in, in pixels; any other up to the largest can be entered. */
export const STILL_WIDTHS = [64, 128, 256, 512, 1024, 2048, 4096] as const
/** Wider animations are large files that take seconds to make. */
const FILM_WIDTHS = [128, 256, 512] as const

/** Beyond what vector formats share. */
const NOT_PLAIN = [
  'group-opacity',
  'blending',
  'mask',
  'complex-clip',
  'filter',
  'pattern',
  'picture',
  'gradient-repeat',
  'motion',
] as const satisfies readonly Feature[]

interface Conversion {
  readonly from: readonly Matter[]
  /** `any` up to the largest that is encoded, `film` of an animation; null for formats of one size. */
  readonly widths: 'any' | 'film' | null
  /** Only for kinds that sit in a line of text or in a button. */
  readonly icons?: true
  /** Works with one of these features are not offered in this format. */
  readonly lacks?: readonly Feature[]
  /** Raised with each change of the converter that changes its files, which are stored. */
  readonly version: number
}

/** Formats that are made from originals of other formats (media/convert); PNG is drawn like a preview. */
export const CONVERSIONS = {
  webp: { from: ['drawing', 'pixels', 'animation'], widths: 'any', version: 1 },
  avif: { from: ['drawing', 'pixels'], widths: 'any', version: 1 },
  pdf: { from: ['drawing'], widths: null, lacks: NOT_PLAIN, version: 1 },
  eps: { from: ['drawing'], widths: null, lacks: ['opacity', ...NOT_PLAIN], version: 1 },
  ico: { from: ['drawing'], widths: null, icons: true, version: 1 },
  icns: { from: ['drawing'], widths: null, icons: true, version: 1 },
  gif: { from: ['animation'], widths: 'film', version: 1 },
  webm: { from: ['animation'], widths: 'film', version: 1 },
  dotlottie: { from: ['animation'], widths: null, version: 1 },
  'lottie-json': { from: ['animation'], widths: null, version: 1 },
  obj: { from: ['model'], widths: null, version: 1 },
  stl: { from: ['model'], widths: null, version: 1 },
  usdz: {
    from: ['model'],
    widths: null,
    lacks: ['deformation', 'vertex-colours', 'surface-textures', 'material-extensions', 'many-triangles'],
    version: 1,
  },
} as const satisfies Partial<Record<Format, Conversion>>

export type ConvertedFormat = keyof typeof CONVERSIONS

export function isConvertedFormat(format: Format): format is ConvertedFormat {
  return Object.hasOwn(CONVERSIONS, format)
}

/** Whether a format is made from originals of another. */
export function isConvertible(original: Format, format: Format): boolean {
  if (original === format || !isConvertedFormat(format)) return false
  const matter = matterOf(original)
  const { from }: Conversion = CONVERSIONS[format]
  return matter !== null && from.includes(matter)
}

/** Whether a format expresses all features of an original. Where they were not measured, only one that lacks none does. */
export function expresses(format: ConvertedFormat, features: readonly Feature[] | null): boolean {
  const { lacks = [] }: Conversion = CONVERSIONS[format]
  return lacks.length === 0 || (features !== null && !features.some((feature) => lacks.includes(feature)))
}

export interface ConvertedOriginal {
  readonly kind: Kind
  readonly format: Format
  /** Of the original, in pixels. */
  readonly width: number
  /** Null where they were not measured. */
  readonly features: readonly Feature[] | null
}

export interface ConversionChoice {
  readonly format: ConvertedFormat
  readonly widths: number[]
  readonly maxWidth: number | null
}

/** The formats that an original is offered in besides itself and PNG. */
export function conversionsOf({
  kind,
  format,
  width,
  features,
}: ConvertedOriginal): readonly ConversionChoice[] {
  return Object.entries(CONVERSIONS).flatMap(
    ([name, conversion]: [string, Conversion]): ConversionChoice[] => {
      const converted = name as ConvertedFormat
      if (!isConvertible(format, converted) || !expresses(converted, features)) return []
      if (conversion.icons && KINDS[kind].cell !== 1) return []
      if (conversion.widths === null) return [{ format: converted, widths: [], maxWidth: null }]
      if (conversion.widths === 'film' || matterOf(format) === 'animation')
        return [{ format: converted, widths: [...FILM_WIDTHS], maxWidth: null }]
      const { widths, maxWidth } = stillWidths(format, width, ENCODED_MAX_WIDTH)
      return widths.length === 0 ? [] : [{ format: converted, widths, maxWidth }]
    },
  )
}

/** Pixels are never enlarged, and the rasteriser of models is slow above this. */
const MODEL_MAX_WIDTH = 2048
const MAX_WIDTH = 4096
/** Compressing larger pictures as WebP or AVIF takes more time and memory than one file may. */
const ENCODED_MAX_WIDTH = 2048

/** The widths of stills of an original: presets, and the largest. */
export function stillWidths(
  format: Format,
  width: number,
  limit: number = MAX_WIDTH,
): { widths: number[]; maxWidth: number } {
  const maxWidth = Math.min(limit, maxWidthOf(format, width))
  return { widths: STILL_WIDTHS.filter((offered) => offered <= maxWidth), maxWidth }
}

function maxWidthOf(format: Format, width: number): number {
  const matter = matterOf(format)
  if (matter === 'model') return MODEL_MAX_WIDTH
  return matter === 'drawing' || matter === 'animation' ? MAX_WIDTH : Math.min(MAX_WIDTH, Math.floor(width))
}

function matterOf(format: Format): Matter | null {
  return Object.hasOwn(MATTER, format) ? MATTER[format as keyof typeof MATTER] : null
}
