import type { CollectionConfig } from 'payload'
import { CONTRIBUTOR_TEAM_ROLES } from '#domain/permissions/roles.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'

/** The users who work for a contributor that is a team, beside its owner. */
export const ContributorMembers: CollectionConfig = {
  slug: 'contributor-members',
  access: accessOf('contributor-members'),
  admin: { group: 'People', defaultColumns: ['contributor', 'user', 'role', 'createdAt'] },
  indexes: [{ fields: ['contributor', 'user'], unique: true }],
  fields: [
    {
      name: 'contributor',
      type: 'relationship',
      relationTo: 'contributors',
      required: true,
      index: true,
      filterOptions: { type: { equals: 'team' } },
    },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    {
      name: 'role',
      type: 'select',
      options: options(CONTRIBUTOR_TEAM_ROLES),
      defaultValue: 'viewer',
      required: true,
      admin: {
        description:
          'An owner manages the profile and the members too; an editor uploads, edits and submits work; a viewer reads submissions.',
      },
    },
  ],
}
