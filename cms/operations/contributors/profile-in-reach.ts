import { inReach } from '#cms/operations/console/in-reach.ts'
import { fragment, type SQL } from '#cms/operations/database.ts'
import { type Holder, reachOf } from '#domain/permissions/command-scope.ts'

/** The condition of contributors `c` whose profile the actor may edit: any of them, or only the wanted one. */
export function profileInReach(actor: Holder, contributor: number | null): SQL {
  const reach = reachOf(actor, 'profile.edit')
  if (reach === null) return fragment`false`
  const reached = inReach(reach, { owner: fragment`c.owner_id`, contributor: fragment`c.id` })
  return contributor === null ? fragment`(${reached})` : fragment`(${reached}) and c.id = ${contributor}`
}

/** The order of contributors `c`: those that the actor holds, then those that they work for. */
export function ownFirst(actor: Holder): SQL {
  return fragment`(c.owner_id = ${actor.id}) desc nulls last, c.id`
}
