import { hash } from 'node:crypto'
import { descriptorOf } from '#media/artwork/descriptor/descriptor.ts'
import { perceptualHash } from '#media/artwork/perceptual-hash.ts'
import type { Raster } from '#media/artwork/raster.ts'
import { canonicalSvg } from '#media/artwork/svg/canonical.ts'
import { geometrySignature } from '#media/artwork/svg/geometry.ts'
import { createPathReader } from '#media/artwork/svg/path-data.ts'
import type { Original } from './original.ts'
import type { Processed } from './processed.ts'

type Fingerprints = Pick<
  Processed,
  'sha256' | 'canonicalSha256' | 'geometryHash' | 'perceptualHash' | 'descriptor'
>

/** Longer side, in pixels, below which a picture has too little detail for a descriptor. */
const DESCRIBED_FROM = 64

/** The hashes that find copies: same bytes, same drawing, same shapes, same look. */
export function fingerprint({ bytes, picture }: Original, look: Raster): Fingerprints {
  const root = picture.type === 'svg' ? picture.root : null
  const readPath = createPathReader()
  const signature = root && geometrySignature(root, readPath)
  return {
    sha256: sha256(bytes),
    canonicalSha256: root && sha256(canonicalSvg(root, readPath)),
    geometryHash: signature ? sha256(signature) : null,
    perceptualHash: perceptualHash(look),
    descriptor: Math.max(look.width, look.height) < DESCRIBED_FROM ? null : descriptorOf(look),
  }
}

export function sha256(content: Uint8Array | string): string {
  return hash('sha256', content, 'hex')
}
