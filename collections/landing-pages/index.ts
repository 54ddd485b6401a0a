import type { CollectionConfig } from 'payload'
import { HERO_WORKS, HEROES, type Hero } from '#domain/landing/hero.ts'
import { LANDING_LAYOUTS, type LandingLayout } from '#domain/landing/layouts.ts'
import { LANDING_PLACE_CODES, type LandingPlace, MAX_LANDING_SLUG } from '#domain/landing/places.ts'
import { PREVIEW_WIDTHS, previewPath } from '#domain/landing/preview.ts'
import { slugFault } from '#domain/landing/slug-fault.ts'
import { isLocale } from '#domain/locales/locales.ts'
import { accessOf } from '../access.ts'
import { blocksField } from '../blocks/index.ts'
import { approvalFields } from '../fields/approval.ts'
import { searchedWords } from '../fields/searched-words.ts'
import { selectionField } from '../fields/selection.ts'
import { seoField } from '../fields/seo.ts'
import { titleAndDescription } from '../fields/titled.ts'
import { translationMarks } from '../fields/translation-marks.ts'
import { LANDING_HOOKS, slugOfDuplicate } from './hooks.ts'
import { publicationFields } from './publication-fields.ts'

const PLACE_LABELS: Readonly<Record<LandingPlace, string>> = {
  root: 'Subject, at /…',
  campaign: 'Campaign, at /l/…',
  page: 'Information, at /pages/…',
  plugin: 'Program, at /plugins/…',
  desktop: 'Desktop, at /desktop-app/…',
}

const LAYOUT_LABELS: Readonly<Record<LandingLayout, string>> = {
  listing: 'A listing of the library, then blocks',
  blocks: 'Blocks alone',
}

const isListing = (_: unknown, { layout }: { layout?: LandingLayout }) => layout !== 'blocks'

const HERO_LABELS: Readonly<Record<Hero, string>> = {
  none: 'Nothing',
  chosen: 'The works chosen here',
  daily: 'Every day other works of the page',
}

/**
 * Pages that marketers create without a release: subjects such as `/avatar`, campaigns under `/l/`, information under
 * `/pages/`.
 */
export const LandingPages: CollectionConfig = {
  slug: 'landing-pages',
  labels: { singular: 'Landing page', plural: 'Landing pages' },
  access: accessOf('landing-pages', { published: { _status: { equals: 'published' } } }),
  admin: {
    group: 'Editorial',
    useAsTitle: 'title',
    defaultColumns: ['title', 'place', 'slug', '_status', 'translations', 'updatedAt'],
    listSearchableFields: ['title', 'description', 'slug'],
    description: 'A selection of the library, blocks, or both. Changes are live within seconds.',
    components: { beforeListTable: ['/cms/panel/import-page.tsx#ImportPage'] },
    livePreview: {
      url: ({ data, locale }) =>
        typeof data.id === 'number' && isLocale(locale.code) ? previewPath(locale.code, data.id) : null,
      breakpoints: [...PREVIEW_WIDTHS],
    },
  },
  versions: { drafts: { autosave: { interval: 1_500, showSaveDraftButton: true } }, maxPerDoc: 25 },
  trash: true,
  indexes: [{ fields: ['place', 'slug'], unique: true }],
  hooks: LANDING_HOOKS,
  fields: [
    ...titleAndDescription(searchedWords),
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
      hooks: { beforeDuplicate: [slugOfDuplicate] },
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
    ...publicationFields(),
    translationMarks(),
    ...approvalFields(),
    {
      name: 'file',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/cms/panel/export-page.tsx#ExportPage' },
      },
    },
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'listing',
      options: LANDING_LAYOUTS.map((value) => ({ value, label: LAYOUT_LABELS[value] })),
      admin: { position: 'sidebar' },
    },
    { ...selectionField(), admin: { condition: isListing } } as ReturnType<typeof selectionField>,
    {
      name: 'hero',
      label: 'Above the listing',
      type: 'select',
      required: true,
      defaultValue: 'daily',
      options: HEROES.map((value) => ({ value, label: HERO_LABELS[value] })),
      admin: { condition: isListing },
    },
    {
      name: 'heroItems',
      label: 'Chosen works',
      type: 'relationship',
      relationTo: 'items',
      hasMany: true,
      maxRows: HERO_WORKS,
      filterOptions: { visibility: { equals: 'published' } },
      admin: { condition: (_, { hero, layout }) => hero === 'chosen' && layout !== 'blocks' },
    },
    blocksField(),
    {
      name: 'related',
      label: 'Related pages',
      type: 'relationship',
      relationTo: 'landing-pages',
      hasMany: true,
      maxRows: 12,
    },
    seoField(),
  ],
}
