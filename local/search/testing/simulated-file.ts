/** A change to the bytes of a file that is not durable yet. */
type Change =
  | { readonly type: 'write'; readonly position: number; readonly bytes: Uint8Array }
  | { readonly type: 'truncate'; readonly length: number }

/** The content of a file: as processes see it, and as it would be after a power cut. */
export class SimulatedFile {
  links = 0
  #bytes: Buffer = Buffer.alloc(0)
  #synced: Buffer = Buffer.alloc(0)
  #unsynced: Change[] = []

  get bytes(): Buffer {
    return this.#bytes
  }

  write(position: number, bytes: Uint8Array): void {
    const change: Change = { type: 'write', position, bytes: Uint8Array.from(bytes) }
    this.#unsynced.push(change)
    this.#bytes = applied(this.#bytes, change)
  }

  truncate(length: number): void {
    const change: Change = { type: 'truncate', length }
    this.#unsynced.push(change)
    this.#bytes = applied(this.#bytes, change)
  }

  sync(): void {
    this.#synced = this.#bytes
    this.#unsynced = []
  }

  /** Each change since the last sync is kept, kept in part, or lost: a file system guarantees no order. */
  cutPower(random: () => number): void {
    this.#bytes = this.#unsynced.reduce<Buffer>(
      (bytes, change) => surviving(bytes, change, random()),
      this.#synced,
    )
    this.sync()
  }

  /** Damage of a file that no process has open, by a failing medium or by mistake. */
  replace(bytes: Buffer): void {
    this.#bytes = bytes
    this.sync()
  }
}

function surviving(bytes: Buffer, change: Change, fate: number): Buffer {
  if (fate < 0.3) return bytes
  if (fate < 0.6 || change.type === 'truncate') return applied(bytes, change)
  // From 0.6 to 1, the part of the written bytes that is kept, from the beginning.
  const part = Math.floor(((fate - 0.6) / 0.4) * change.bytes.length)
  return applied(bytes, { ...change, bytes: change.bytes.subarray(0, part) })
}

function applied(bytes: Buffer, change: Change): Buffer {
  if (change.type === 'truncate') return resized(bytes, change.length)
  const end = change.position + change.bytes.length
  const after = end > bytes.length ? resized(bytes, end) : Buffer.from(bytes)
  after.set(change.bytes, change.position)
  return after
}

function resized(bytes: Buffer, length: number): Buffer {
  const after = Buffer.alloc(length)
  bytes.copy(after)
  return after
}
