/** One drawing of a pack of ours, made when it is asked for. */
export interface Scene {
  /** Unique within its pack. */
  readonly key: string
  readonly title: string
  readonly keywords: readonly string[]
  svg(): string
}
