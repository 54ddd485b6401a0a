import type { Where } from 'payload'
import type { Actor } from '#domain/permissions/permissions.ts'

/** Rows of Payload's own collections that belong to the actor. */
export function ownRows({ id }: NonNullable<Actor>): Where {
  return { and: [{ 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: id } }] as Where[] }
}
