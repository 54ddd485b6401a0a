import type { Descriptor } from '#media/artwork/descriptor/descriptor.ts'

/** The columns of a descriptor, for search by picture, as PostgreSQL reads them. */
export function storedDescriptor({ look, shape, colours }: Descriptor) {
  return { look, shape: hexOf(shape), colours: hexOf(colours) }
}

/** As PostgreSQL writes bytes. */
function hexOf({ buffer, byteOffset, byteLength }: Int8Array | Uint8Array): string {
  return `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`
}
