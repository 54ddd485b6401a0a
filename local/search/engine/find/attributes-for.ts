import type { Alternative, Plan } from '../../model/plan.ts'
import type { Layout } from '../segment/layout.ts'

/** The part of a search that says which attributes it covers. */
export type Scope = Pick<Plan, 'within' | 'withoutTypos'>

/**
 * The attributes in which a kind of match may be found: those of `within`, without those for which the kind
 * is disabled.
 */
export function attributesFor(
  layout: Layout,
  { within, withoutTypos = layout.schema.withoutTypos }: Scope,
  { kind, typos }: Pick<Alternative, 'kind' | 'typos'>,
): readonly boolean[] {
  const { withoutPrefix } = layout.schema
  return layout.attributes.map(
    ({ path }) =>
      (within === null || within.includes(path)) &&
      !(kind === 'prefix' && withoutPrefix.includes(path)) &&
      !(typos > 0 && withoutTypos.includes(path)),
  )
}
