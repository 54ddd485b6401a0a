/** Groups of formats, in their order in lists. */
export const FORMAT_GROUPS = ['vector', 'picture', 'appIcon', 'animation', 'model'] as const
export type FormatGroup = (typeof FORMAT_GROUPS)[number]

/**
 * File formats that enter or leave the library: name, file extension, media type. `accepted` are the formats that the
 * media pipeline accepts as an original. Pictures made from `pixels` have at most the size of the original; those of
 * any other format have any size. `group` is where a list of formats has it.
 */
export const FORMATS = {
  svg: {
    label: 'SVG',
    extension: 'svg',
    mime: 'image/svg+xml',
    accepted: true,
    pixels: false,
    group: 'vector',
  },
  png: { label: 'PNG', extension: 'png', mime: 'image/png', accepted: true, pixels: true, group: 'picture' },
  jpg: { label: 'JPG', extension: 'jpg', mime: 'image/jpeg', accepted: true, pixels: true, group: 'picture' },
  webp: {
    label: 'WebP',
    extension: 'webp',
    mime: 'image/webp',
    accepted: true,
    pixels: true,
    group: 'picture',
  },
  gif: {
    label: 'GIF',
    extension: 'gif',
    mime: 'image/gif',
    accepted: true,
    pixels: true,
    group: 'animation',
  },
  'lottie-json': {
    label: 'Lottie JSON',
    extension: 'json',
    mime: 'application/json',
    accepted: true,
    pixels: false,
    group: 'animation',
  },
  dotlottie: {
    label: 'dotLottie',
    extension: 'lottie',
    mime: 'application/zip+dotlottie',
    accepted: true,
    pixels: false,
    group: 'animation',
  },
  glb: {
    label: 'GLB',
    extension: 'glb',
    mime: 'model/gltf-binary',
    accepted: true,
    pixels: false,
    group: 'model',
  },
  gltf: {
    label: 'glTF',
    extension: 'gltf',
    mime: 'model/gltf+json',
    accepted: true,
    pixels: false,
    group: 'model',
  },
  avif: {
    label: 'AVIF',
    extension: 'avif',
    mime: 'image/avif',
    accepted: false,
    pixels: true,
    group: 'picture',
  },
  ico: {
    label: 'ICO',
    extension: 'ico',
    mime: 'image/vnd.microsoft.icon',
    accepted: false,
    pixels: true,
    group: 'appIcon',
  },
  icns: {
    label: 'ICNS',
    extension: 'icns',
    mime: 'image/icns',
    accepted: false,
    pixels: true,
    group: 'appIcon',
  },
  obj: { label: 'OBJ', extension: 'obj', mime: 'model/obj', accepted: false, pixels: false, group: 'model' },
  stl: { label: 'STL', extension: 'stl', mime: 'model/stl', accepted: false, pixels: false, group: 'model' },
  usdz: {
    label: 'USDZ',
    extension: 'usdz',
    mime: 'model/vnd.usdz+zip',
    accepted: false,
    pixels: false,
    group: 'model',
  },
  webm: {
    label: 'WebM',
    extension: 'webm',
    mime: 'video/webm',
    accepted: false,
    pixels: true,
    group: 'animation',
  },
  pdf: {
    label: 'PDF',
    extension: 'pdf',
    mime: 'application/pdf',
    accepted: false,
    pixels: false,
    group: 'vector',
  },
  eps: {
    label: 'EPS',
    extension: 'eps',
    mime: 'application/postscript',
    accepted: false,
    pixels: false,
    group: 'vector',
  },
} as const satisfies Record<string, FormatFacts>

interface FormatFacts {
  readonly label: string
  readonly extension: string
  readonly mime: string
  readonly accepted: boolean
  readonly pixels: boolean
  readonly group: FormatGroup
}

export type Format = keyof typeof FORMATS

export const FORMAT_CODES = Object.keys(FORMATS) as readonly Format[]

/** Formats of originals. */
export type OriginalFormat = {
  [F in Format]: (typeof FORMATS)[F]['accepted'] extends true ? F : never
}[Format]
export const ORIGINAL_FORMATS = FORMAT_CODES.filter(isOriginalFormat)

export function isOriginalFormat(format: Format): format is OriginalFormat {
  return FORMATS[format].accepted
}

export const PIXEL_FORMATS: readonly Format[] = FORMAT_CODES.filter((format) => FORMATS[format].pixels)

export function isFormat(value: string): value is Format {
  return Object.hasOwn(FORMATS, value)
}
