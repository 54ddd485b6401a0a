import type { CollectionConfig } from 'payload'
import { enqueueLandingPageChanged } from '#cms/operations/landing/enqueue-landing-page-changed.ts'
import { redirectOldAddress } from '#cms/operations/landing/redirect-old-address.ts'
import { PRICES } from '#domain/assets/facets.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { HERO_WORKS, HEROES, type Hero } from '#domain/landing/hero.ts'
import { LANDING_PLACE_CODES, type LandingPlace, MAX_LANDING_SLUG } from '#domain/landing/places.ts'
import { slugFault } from '#domain/landing/slug-fault.ts'
import { accessOf } from '../access.ts'
import { options } from '../fields/options.ts'
import { titleAndDescription } from '../fields/titled.ts'

const PLACE_LABELS: Readonly<Record<LandingPlace, string>> = {
  root: 'Subject, at /…',
  campaign: 'Campaign, at /l/…',
}

const HERO_LABELS: Readonly<Record<Hero, string>> = {
  none: 'Nothing',
  chosen: 'The works chosen here',
  daily: 'Every day other works of the page',
}

/** Landing pages that marketers create without a release: subjects such as `/avatar`, campaigns under `/l/`. */
export const LandingPages: CollectionConfig = {
  slug: 'landing-pages',
  labels: { singular: 'Landing page', plural: 'Landing pages' },
  access: accessOf('landing-pages', { published: { _status: { equals: 'published' } } }),
  admin: {
    group: 'Editorial',
    useAsTitle: 'title',
    defaultColumns: ['title', 'place', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['slug', 'title'],
    description: 'A title, a lead and a selection of the library. Changes are live within seconds.',
  },
  versions: { drafts: { autosave: false }, maxPerDoc: 25 },
  indexes: [{ fields: ['place', 'slug'], unique: true }],
  hooks: {
    beforeChange: [
      async ({ req, data, originalDoc, operation }) => {
        const { id, place, slug, _status } = { ...originalDoc, ...data }
        if (operation === 'update' && _status === 'published')
          await redirectOldAddress(req, id, { place, slug })
        return data
      },
    ],
    afterChange: [({ req, doc, previousDoc }) => enqueueLandingPageChanged(req, doc, previousDoc)],
    afterDelete: [({ req, doc }) => enqueueLandingPageChanged(req, doc)],
  },
  fields: [
    ...titleAndDescription(),
    {
      name: 'place',
      type: 'select',
      required: true,
      defaultValue: 'root',
      options: LANDING_PLACE_CODES.map((value) => ({ value, label: PLACE_LABELS[value] })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      index: true,
      maxLength: MAX_LANDING_SLUG,
      admin: {
        position: 'sidebar',
        description:
          'The last part of the address. When it changes after publication, the old address redirects to the new one.',
      },
      validate: (
        value: string | null | undefined,
        { siblingData }: { siblingData: { place?: LandingPlace } },
      ) => slugFault(siblingData.place ?? 'root', value ?? '') ?? true,
    },
    {
      name: 'selection',
      label: 'What it shows',
      type: 'group',
      admin: {
        description: 'An asset must match every field that is not empty, with any of its values.',
      },
      fields: [
        {
          name: 'words',
          type: 'text',
          maxLength: 100,
          admin: { description: "Matches like a visitor's search." },
        },
        {
          type: 'row',
          fields: [
            { name: 'kinds', type: 'select', hasMany: true, options: options(KIND_CODES) },
            { name: 'price', type: 'select', required: true, defaultValue: 'all', options: options(PRICES) },
          ],
        },
        { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true, maxRows: 20 },
        { name: 'styles', type: 'relationship', relationTo: 'styles', hasMany: true, maxRows: 20 },
        { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true, maxRows: 20 },
        { name: 'collections', type: 'relationship', relationTo: 'collections', hasMany: true, maxRows: 20 },
      ],
    },
    {
      name: 'hero',
      label: 'Above the listing',
      type: 'select',
      required: true,
      defaultValue: 'daily',
      options: HEROES.map((value) => ({ value, label: HERO_LABELS[value] })),
    },
    {
      name: 'heroItems',
      label: 'Chosen works',
      type: 'relationship',
      relationTo: 'items',
      hasMany: true,
      maxRows: HERO_WORKS,
      filterOptions: { visibility: { equals: 'published' } },
      admin: { condition: (_, { hero }) => hero === 'chosen' },
    },
    {
      name: 'related',
      label: 'Related pages',
      type: 'relationship',
      relationTo: 'landing-pages',
      hasMany: true,
      maxRows: 12,
    },
  ],
}
