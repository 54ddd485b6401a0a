import { type CollectionSlug, Forbidden, type GlobalSlug, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { GLOBALS } from '#collections/globals.ts'
import { COLLECTIONS } from '#collections/index.ts'
import { ACTIONS, type Action, type Resource, scopeOf } from '#domain/permissions/permissions.ts'
import { ACTOR_ROLES, type ActorRole, isStaffRole } from '#domain/permissions/roles.ts'

let opened: TestPayload
let payload: Payload

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

const COLLECTION_SLUGS = COLLECTIONS.map(({ slug }) => slug as CollectionSlug)
const GLOBAL_SLUGS = GLOBALS.map(({ slug }) => slug as GlobalSlug)

const CELLS = COLLECTION_SLUGS.flatMap((collection) => ACTOR_ROLES.map((role) => ({ collection, role })))

describe.each(CELLS)('$collection for $role', ({ collection, role }) => {
  test.each(ACTIONS)(
    '%s may access a row of another user exactly where the table allows it',
    async (action) => {
      expect(await reaches(collection, role, action)).toBe(tableSays(collection, role, action))
    },
  )
})

describe.each(GLOBAL_SLUGS.flatMap((slug) => ACTOR_ROLES.map((role) => ({ slug, role }))))(
  'the global $slug for $role',
  ({ slug, role }) => {
    test.each(['read', 'update'] as const)(
      '%s is allowed exactly where the table allows it',
      async (action) => {
        const access = { overrideAccess: false, user: personOf(role) } as const
        const attempt =
          action === 'read'
            ? payload.findGlobal({ slug, ...access })
            : payload.updateGlobal({ slug, data: {}, ...access })
        expect(await isAllowed(attempt)).toBe(tableSays(slug, role, action))
      },
    )
  },
)

/** Missing rows have no owner: only the scope `all` includes them. */
function tableSays(resource: CollectionSlug | GlobalSlug, role: ActorRole, action: Action): boolean {
  const actor = role === 'visitor' ? null : { id: 'somebody', roles: isStaffRole(role) ? [role] : [] }
  const scope = scopeOf(actor, action, resource as Resource)
  return action === 'read' ? scope !== null : scope === 'all'
}

/** Access is checked before validation and look-up, so that attempts need neither data nor a row. */
async function reaches(collection: CollectionSlug, role: ActorRole, action: Action): Promise<boolean> {
  const access = { overrideAccess: false, user: personOf(role), depth: 0 } as const
  const attempts: Record<Action, () => Promise<unknown>> = {
    create: () => payload.create({ collection, data: {} as never, ...access }),
    read: () => payload.find({ collection, limit: 1, ...access }),
    update: () => payload.update({ collection, id: missingId(collection), data: {}, ...access }),
    delete: () => payload.delete({ collection, id: missingId(collection), ...access }),
  }
  return isAllowed(attempts[action]())
}

/** A row that does not exist: the largest id there can be. */
function missingId(collection: CollectionSlug): number | string {
  return collection === 'users' ? 'nobody' : 2 ** 31 - 1
}

async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt
    return true
  } catch (error) {
    return !(error instanceof Forbidden)
  }
}

function personOf(role: ActorRole) {
  if (role === 'visitor') return null
  return {
    id: 'somebody',
    collection: 'users',
    email: 'somebody@example.com',
    roles: isStaffRole(role) ? [role] : [],
  } as never
}
