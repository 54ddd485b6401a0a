import type { Access, AccessArgs, CollectionConfig, Where } from 'payload'
import {
  type Action,
  type Actor,
  mayOpenPanel,
  type Resource,
  type Scope,
  scopeOf,
} from '#domain/permissions/permissions.ts'
import { isStaffRole } from '#domain/permissions/roles.ts'

/** The actor of a request, as the permission table defines actors. */
export function actorOf(user: AccessArgs['req']['user']): Actor {
  if (user === null || user === undefined) return null
  const roles = 'roles' in user && Array.isArray(user.roles) ? user.roles : []
  return { id: String(user.id), roles: roles.filter(isStaffRole) }
}

/** The condition of each scope in a collection; a missing scope matches no row. */
interface ScopedRows {
  readonly published?: Where
  readonly team?: (actor: NonNullable<Actor>) => Where
  readonly own?: (actor: NonNullable<Actor>) => Where
}

/**
 * Payload access of a collection, derived from the permission table only. `rows` defines `published` and `own` for it.
 */
export function accessOf(resource: Resource, rows: ScopedRows = {}): NonNullable<CollectionConfig['access']> {
  const decide =
    (action: Action): Access =>
    ({ req }) => {
      const actor = actorOf(req.user)
      return rowsInScope(scopeOf(actor, action, resource), actor, rows)
    }
  return {
    create: ({ req }) => scopeOf(actorOf(req.user), 'create', resource) === 'all',
    read: decide('read'),
    update: decide('update'),
    delete: decide('delete'),
    readVersions: ({ req }) => scopeOf(actorOf(req.user), 'update', resource) === 'all',
  }
}

/** `admin` access of the users collection: staff may open the panel. */
export function panelAccess({ req }: Pick<AccessArgs, 'req'>): boolean {
  return mayOpenPanel(actorOf(req.user))
}

function rowsInScope(scope: Scope | null, actor: Actor, rows: ScopedRows): boolean | Where {
  if (scope === null) return false
  if (scope === 'all') return true
  if (scope === 'published') return rows.published ?? false
  return (actor && rows[scope]?.(actor)) ?? false
}
