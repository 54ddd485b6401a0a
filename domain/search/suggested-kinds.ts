import type { Kind } from '#domain/assets/kinds.ts'

interface Among {
  /** The kind that is searched; null for every kind. */
  readonly kind: Kind | null
  /** The kinds that the site offers; null or absent for all. */
  readonly offered?: readonly Kind[] | null
}

/**
 * The kinds of which a suggested phrase must have results in one: the searched kind, else those that the typed words name, else all
 * that the site offers. `any` is no limit; of kinds that the site does not offer there is none to suggest.
 */
export function suggestedKinds(
  named: readonly Kind[],
  { kind, offered = null }: Among,
): readonly Kind[] | 'any' | 'none' {
  const wanted = kind === null ? named : [kind]
  if (wanted.length === 0) return offered ?? 'any'
  const kinds = offered === null ? wanted : wanted.filter((one) => offered.includes(one))
  return kinds.length > 0 ? kinds : 'none'
}
