import type { Alternative, Plan } from '../../model/plan.ts'
import type { Layout } from '../segment/layout.ts'

/** What a search says of the attributes that it looks in. */
export type Scope = Pick<Plan, 'within' | 'withoutTypos'>

/** Which attributes a way of matching may look in: all of `within`, but for those it is switched off for. */
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
