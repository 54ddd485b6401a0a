/**
 * File formats that enter or leave the library: name, file extension, media type. `accepted` are the formats that the
 * media pipeline accepts as an original. Pictures made from `pixels` have at most the size of the original; those of
 * any other format have any size.
 */
export const FORMATS = {
  svg: { label: 'SVG', extension: 'svg', mime: 'image/svg+xml', accepted: true, pixels: false },
  png: { label: 'PNG', extension: 'png', mime: 'image/png', accepted: true, pixels: true },
  jpg: { label: 'JPG', extension: 'jpg', mime: 'image/jpeg', accepted: true, pixels: true },
  webp: { label: 'WebP', extension: 'webp', mime: 'image/webp', accepted: true, pixels: true },
  gif: { label: 'GIF', extension: 'gif', mime: 'image/gif', accepted: true, pixels: true },
  'lottie-json': {
    label: 'Lottie JSON',
    extension: 'json',
    mime: 'application/json',
    accepted: true,
    pixels: false,
  },
  dotlottie: {
    label: 'dotLottie',
    extension: 'lottie',
    mime: 'application/zip+dotlottie',
    accepted: true,
    pixels: false,
  },
  glb: { label: 'GLB', extension: 'glb', mime: 'model/gltf-binary', accepted: true, pixels: false },
  gltf: { label: 'glTF', extension: 'gltf', mime: 'model/gltf+json', accepted: true, pixels: false },
} as const satisfies Record<
  string,
  { label: string; extension: string; mime: string; accepted: boolean; pixels: boolean }
>

export type Format = keyof typeof FORMATS

export const FORMAT_CODES = Object.keys(FORMATS) as readonly Format[]
export const PIXEL_FORMATS: readonly Format[] = FORMAT_CODES.filter((format) => FORMATS[format].pixels)

export function isFormat(value: string): value is Format {
  return Object.hasOwn(FORMATS, value)
}
