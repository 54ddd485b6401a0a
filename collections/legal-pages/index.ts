import type { CollectionConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { LEGAL_PAGES } from '#domain/legal/pages.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'
import { titleAndDescription } from '../fields/titled.ts'

/** The terms of use and the privacy notice, which pages and forms link to. */
export const LegalPages: CollectionConfig = {
  slug: 'legal-pages',
  labels: { singular: 'Legal page', plural: 'Legal pages' },
  access: accessOf('legal-pages'),
  admin: {
    group: 'Legal',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'inForceFrom', 'updatedAt'],
  },
  hooks: { afterChange: [({ req, collection }) => enqueueTextsChanged({ resource: collection.slug, req })] },
  fields: [
    ...titleAndDescription(),
    {
      name: 'slug',
      type: 'select',
      options: options(LEGAL_PAGES),
      required: true,
      unique: true,
      index: true,
      admin: { position: 'sidebar', description: 'The last part of the address, after /legal/.' },
    },
    {
      name: 'inForceFrom',
      label: 'In force from',
      type: 'date',
      required: true,
      admin: { position: 'sidebar', description: 'Shown below the title.' },
    },
    {
      name: 'sections',
      label: 'Parts',
      labels: { singular: 'Part', plural: 'Parts' },
      type: 'array',
      required: true,
      minRows: 1,
      admin: { description: 'A missing translation is replaced by the English text.' },
      fields: [
        { name: 'heading', type: 'text', localized: true, required: true, maxLength: 120 },
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          required: true,
          maxLength: 5000,
          admin: { description: 'An empty line starts a new paragraph. {site} is the name of the site.' },
        },
      ],
    },
  ],
}
