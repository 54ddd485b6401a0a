import { randomUUID } from 'node:crypto'
import type { CollectionConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { DESIGNATION_CODES } from '#domain/contributors/designations.ts'
import { usernameFault } from '#domain/contributors/username.ts'
import { accessOf } from '../access.ts'
import { DERIVED } from '../fields/derived.ts'
import { options } from '../fields/options.ts'
import { webAddress } from '../fields/web-address.ts'

/**
 * The authors of works: a person or a team (spec section 3). Authors of imported open-source work have no account;
 * they are unclaimed and never shown as selling.
 */
export const Contributors: CollectionConfig = {
  slug: 'contributors',
  access: accessOf('contributors'),
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'username', 'type', 'claimed', 'itemCount'],
    listSearchableFields: ['name', 'username'],
  },
  hooks: {
    afterChange: [
      ({ req, collection, doc }) => enqueueTextsChanged({ resource: collection.slug, id: doc.id, req }),
    ],
    afterDelete: [
      ({ req, collection, id }) => enqueueTextsChanged({ resource: collection.slug, id: Number(id), req }),
    ],
  },
  fields: [
    {
      name: 'username',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validateUsername,
    },
    { name: 'name', type: 'text', required: true },
    {
      name: 'type',
      type: 'select',
      options: options(['person', 'team']),
      defaultValue: 'person',
      required: true,
    },
    {
      name: 'claimed',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'The author has an account here and may sell.' },
    },
    webAddress('url', { label: 'Website' }),
    { name: 'biography', type: 'textarea', localized: true, maxLength: 2000 },
    {
      name: 'designation',
      type: 'select',
      options: options(DESIGNATION_CODES),
      admin: { description: 'What they are hired for. Empty: derived from the kind that they publish most.' },
    },
    {
      name: 'openToWork',
      type: 'checkbox',
      defaultValue: false,
      label: 'Takes commissions',
      admin: { condition: (data) => data.claimed === true },
    },
    {
      name: 'contact',
      type: 'email',
      admin: {
        condition: (data) => data.claimed === true,
        description: 'Public contact address.',
      },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      admin: { description: 'The account that manages this contributor.' },
    },
    {
      name: 'uuid',
      type: 'text',
      unique: true,
      defaultValue: () => randomUUID(),
      access: DERIVED,
      admin: { hidden: true },
    },
    {
      name: 'followersCount',
      label: 'Followers',
      type: 'number',
      defaultValue: 0,
      access: DERIVED,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'itemCount',
      label: 'Items',
      type: 'number',
      defaultValue: 0,
      required: true,
      access: DERIVED,
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'packCount',
      label: 'Packs',
      type: 'number',
      defaultValue: 0,
      required: true,
      access: DERIVED,
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}

/** A username is part of addresses. */
function validateUsername(value: string | null | undefined): true | string {
  const fault = usernameFault(value ?? '')
  if (fault === 'malformed') return 'Small letters, digits, dots and hyphens, such as ada-lovelace.'
  return fault === null || 'This word is reserved for the pages of contributors for hire.'
}
