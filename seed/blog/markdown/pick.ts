import { isKind, type Kind } from '#domain/assets/kinds.ts'

/** Works of the library that a text asks for: the best of a kind, with words in their titles where there are any. */
export interface Pick {
  readonly kind: Kind
  readonly words: readonly string[]
  readonly count: number
}

/** Finds the works of a pick; fewer or none where the library has no more. */
export type FindWorks = (pick: Pick) => readonly number[]

/** `icon 4 bell calendar`: a kind, how many, and words. @throws where the kind is unknown */
export function pickOf(text: string): Pick {
  const [kind = '', second = '', ...rest] = text.trim().split(/\s+/)
  if (!isKind(kind)) throw new Error(`no kind "${kind}"`)
  const isCount = /^\d+$/.test(second)
  return {
    kind,
    count: isCount ? Number(second) : 1,
    words: isCount || second === '' ? rest : [second, ...rest],
  }
}
