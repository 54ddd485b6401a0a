import { randomUUID } from 'node:crypto'
import type { CollectionConfig } from 'payload'
import { refuseUninvited } from '#cms/operations/people/refuse-uninvited.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'
import { accessOf, actorOf, panelAccess } from '../access.ts'
import { options } from '../fields/options.ts'

const TWO_HOURS = 2 * 60 * 60

/** Everybody with an account. Staff are people with roles; only an admin gives roles. */
export const Users: CollectionConfig = {
  slug: 'users',
  auth: { tokenExpiration: TWO_HOURS, maxLoginAttempts: 10, lockTime: 10 * 60 * 1000, useSessions: true },
  access: { ...accessOf('users', { own: (actor) => ({ id: { equals: actor.id } }) }), admin: panelAccess },
  admin: { group: 'People', useAsTitle: 'email', defaultColumns: ['email', 'name', 'roles', 'createdAt'] },
  hooks: { beforeValidate: [({ req, operation, data }) => refuseUninvited({ req, operation, data })] },
  fields: [
    { name: 'id', type: 'text', required: true, defaultValue: () => randomUUID(), admin: { hidden: true } },
    { name: 'name', type: 'text' },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      saveToJWT: true,
      options: options(STAFF_ROLES),
      access: {
        create: ({ req }) => scopeOf(actorOf(req.user), 'create', 'users') === 'all',
        update: ({ req }) => scopeOf(actorOf(req.user), 'update', 'users') === 'all',
      },
      admin: { description: 'Empty for everybody who is not staff.' },
    },
  ],
}
