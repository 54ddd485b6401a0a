/** A part of a stored object, in bytes. */
export interface ByteRange {
  readonly offset: number
  readonly length: number
}

export interface StoredObject {
  readonly bytes: number
}

/**
 * Storage of bytes: the local disk or S3. Keys are relative paths of lower-case words, digits, dots and
 * hyphens. An object becomes visible whole or not at all; putting a key again replaces it.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array, options: { readonly contentType: string }): Promise<void>
  /** Null when there is no such object. */
  get(key: string, range?: ByteRange): Promise<Uint8Array | null>
  stat(key: string): Promise<StoredObject | null>
  delete(key: string): Promise<void>
}
