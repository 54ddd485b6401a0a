/**
 * File formats that enter or leave the library: name shown, file ending, media type.
 * `accepted` are the formats that the media pipeline takes as an original.
 */
export const FORMATS = {
  svg: { label: 'SVG', extension: 'svg', mime: 'image/svg+xml', accepted: true },
  png: { label: 'PNG', extension: 'png', mime: 'image/png', accepted: true },
  jpg: { label: 'JPG', extension: 'jpg', mime: 'image/jpeg', accepted: true },
  webp: { label: 'WebP', extension: 'webp', mime: 'image/webp', accepted: true },
  gif: { label: 'GIF', extension: 'gif', mime: 'image/gif', accepted: true },
  'lottie-json': { label: 'Lottie JSON', extension: 'json', mime: 'application/json', accepted: true },
  dotlottie: { label: 'dotLottie', extension: 'lottie', mime: 'application/zip+dotlottie', accepted: true },
  glb: { label: 'GLB', extension: 'glb', mime: 'model/gltf-binary', accepted: true },
  gltf: { label: 'glTF', extension: 'gltf', mime: 'model/gltf+json', accepted: true },
} as const satisfies Record<string, { label: string; extension: string; mime: string; accepted: boolean }>

export type Format = keyof typeof FORMATS

export const FORMAT_CODES = Object.keys(FORMATS) as readonly Format[]

export function isFormat(value: string): value is Format {
  return Object.hasOwn(FORMATS, value)
}
