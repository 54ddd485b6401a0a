import {
  CONSOLE_RESOURCES,
  type ConsoleResource,
  type ResourceRow,
} from '#domain/contract/console/resources.ts'
import { type Holder, type Reach, reachOf } from '#domain/permissions/command-scope.ts'
import { mayOpenPanel, scopeOf } from '#domain/permissions/permissions.ts'

/**
 * The rows of a resource that an actor may read in the console: every row, or those of theirs and of their teams. Null for
 * none: what the site shows to all is no reason.
 */
export function readReach(actor: Holder | null, resource: ConsoleResource): Reach | null {
  const { readers }: ResourceRow = CONSOLE_RESOURCES[resource]
  if ('command' in readers) return reachOf(actor, readers.command)
  return scopeOf(actor, 'read', readers.collection) === 'all' && mayOpenPanel(actor) ? 'all' : null
}

/** Whether the actor may read rows of a resource. */
export function mayRead(actor: Holder | null, resource: ConsoleResource): boolean {
  return readReach(actor, resource) !== null
}
