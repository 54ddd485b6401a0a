import type { Content } from './content.ts'

/** A name, its content, and its replicas. */
export interface Index {
  readonly name: string
  readonly createdAt: string
  readonly updatedAt: string
  /** As in the settings: `name` or `virtual(name)`. */
  readonly replicas: readonly string[]
  readonly content: Content
  /** Duration of its latest change, in seconds. */
  readonly lastBuildTimeS: number
}
