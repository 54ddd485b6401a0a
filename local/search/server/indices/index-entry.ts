import type { Content } from './content.ts'

/** A name, its content, and the replicas that follow it. */
export interface Index {
  readonly name: string
  readonly createdAt: string
  readonly updatedAt: string
  /** As in the settings: `name` or `virtual(name)`. */
  readonly replicas: readonly string[]
  readonly content: Content
  /** How long its latest change took, in seconds. */
  readonly lastBuildTimeS: number
}
