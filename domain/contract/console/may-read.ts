import {
  CONSOLE_RESOURCES,
  type ConsoleResource,
  type ResourceRow,
} from '#domain/contract/console/resources.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { type Actor, mayOpenPanel, scopeOf } from '#domain/permissions/permissions.ts'

/** Whether the actor may read every row of a resource of the staff desk. What the site shows to all is no reason. */
export function mayRead(actor: Actor, resource: ConsoleResource): boolean {
  const { readers }: ResourceRow = CONSOLE_RESOURCES[resource]
  const scope =
    'command' in readers ? commandScope(actor, readers.command) : scopeOf(actor, 'read', readers.collection)
  return mayOpenPanel(actor) && scope === 'all'
}
