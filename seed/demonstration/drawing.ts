import type { Kind } from '#domain/assets/kinds.ts'

/** A drawing that a demonstration hands in. */
export interface Drawing {
  readonly title: string
  readonly keywords: readonly string[]
  readonly kind: Kind
  /** The slug of its style. */
  readonly style: string
  readonly svg: string
}
