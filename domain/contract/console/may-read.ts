import {
  CONSOLE_RESOURCES,
  type ConsoleResource,
  type ResourceRow,
} from '#domain/contract/console/resources.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { mayOpenPanel, scopeOf } from '#domain/permissions/permissions.ts'

/**
 * The rows of a resource that an actor may read in the console: every row, or their own. Null for none: what the site
 * shows to all is no reason.
 */
export function readScope(actor: Holder | null, resource: ConsoleResource): 'all' | 'own' | null {
  const { readers }: ResourceRow = CONSOLE_RESOURCES[resource]
  const scope =
    'command' in readers ? commandScope(actor, readers.command) : scopeOf(actor, 'read', readers.collection)
  if (scope === 'all') return mayOpenPanel(actor) ? 'all' : null
  return scope === 'own' && 'command' in readers ? 'own' : null
}

/** Whether the actor may read rows of a resource. */
export function mayRead(actor: Holder | null, resource: ConsoleResource): boolean {
  return readScope(actor, resource) !== null
}
