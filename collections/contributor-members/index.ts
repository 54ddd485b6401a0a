import type { CollectionConfig } from 'payload'
import { CONTRIBUTOR_TEAM_ROLES, type ContributorTeamRole } from '#domain/permissions/roles.ts'
import { accessOf } from '../access.ts'

/** Not the words of staff roles: an editor of a team is no editor of the site. */
const ROLE_NAMES: Readonly<Record<ContributorTeamRole, string>> = {
  owner: 'Owner',
  editor: 'Team editor',
  viewer: 'Viewer',
}

/** The users who work for a contributor that is a team, beside its owner. */
export const ContributorMembers: CollectionConfig = {
  slug: 'contributor-members',
  labels: { singular: 'Contributor team member', plural: 'Contributor team members' },
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
      options: CONTRIBUTOR_TEAM_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
      defaultValue: 'viewer',
      required: true,
      admin: {
        description:
          'An owner also manages the profile and the members. An editor uploads, edits and submits works. A viewer reads submissions.',
      },
    },
  ],
}
