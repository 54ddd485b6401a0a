import { readModified } from './notation.ts'

export interface Replica {
  readonly name: string
  /** Shares the records of its primary, and differs in ranking only. */
  readonly virtual: boolean
}

/** Parses `replicas`: `virtual(items_latest)` and plain names. */
export function replicasOf(sources: readonly string[]): readonly Replica[] {
  return sources.map((source) => {
    const { modifiers, name } = readModified(source)
    return { name, virtual: modifiers.includes('virtual') }
  })
}
