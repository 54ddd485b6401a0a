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

/** The actor behind a request, as the permission table knows actors. */
export function actorOf(user: AccessArgs['req']['user']): Actor {
  if (user === null || user === undefined) return null
  const roles = 'roles' in user && Array.isArray(user.roles) ? user.roles : []
  return { id: String(user.id), roles: roles.filter(isStaffRole) }
}

/** Which rows each scope means in a collection; a scope that is not given here reaches none. */
interface ScopedRows {
  readonly published?: Where
  readonly team?: (actor: NonNullable<Actor>) => Where
  readonly own?: (actor: NonNullable<Actor>) => Where
}

/**
 * Payload access of a collection, read from the permission table and nowhere else.
 * `rows` says what `published` and `own` mean for it.
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

/** `admin` access of the users collection: who may open the panel. */
export function panelAccess({ req }: Pick<AccessArgs, 'req'>): boolean {
  return mayOpenPanel(actorOf(req.user))
}

function rowsInScope(scope: Scope | null, actor: Actor, rows: ScopedRows): boolean | Where {
  if (scope === null) return false
  if (scope === 'all') return true
  if (scope === 'published') return rows.published ?? false
  return (actor && rows[scope]?.(actor)) ?? false
}
