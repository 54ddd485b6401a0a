/** A drawing of one of our packs, generated on demand. */
export interface Scene {
  /** Unique within its pack. */
  readonly key: string
  readonly title: string
  readonly keywords: readonly string[]
  svg(): string
}
