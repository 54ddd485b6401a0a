import type { Alternative } from '../../model/plan.ts'
import type { Layout } from '../segment/layout.ts'

/** Which attributes a way of matching may look in: all of `within`, but for those it is switched off for. */
export function attributesFor(
  layout: Layout,
  within: readonly string[] | null,
  { kind, typos }: Pick<Alternative, 'kind' | 'typos'>,
): readonly boolean[] {
  const { withoutPrefix, withoutTypos } = layout.schema
  return layout.attributes.map(
    ({ path }) =>
      (within === null || within.includes(path)) &&
      !(kind === 'prefix' && withoutPrefix.includes(path)) &&
      !(typos > 0 && withoutTypos.includes(path)),
  )
}
