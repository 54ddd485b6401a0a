import type { Field } from 'payload'
import { SEO_LENGTHS } from '#domain/landing/seo.ts'
import { image } from '../blocks/parts.ts'

/** What search engines and shared links show of a page instead of its title, description and first work. */
export function seoField(): Field {
  return {
    name: 'seo',
    label: 'Search engines and sharing',
    type: 'group',
    admin: {
      description:
        'Where a field is empty, the title, the description or the first work of the page is used.',
    },
    fields: [
      { name: 'title', type: 'text', localized: true, maxLength: SEO_LENGTHS.title },
      { name: 'description', type: 'textarea', localized: true, maxLength: SEO_LENGTHS.description },
      {
        name: 'picture',
        type: 'relationship',
        relationTo: 'items',
        filterOptions: { visibility: { equals: 'published' } },
      },
      image('In place of the work.'),
      { name: 'hidden', label: 'Not listed by search engines', type: 'checkbox', defaultValue: false },
      {
        name: 'preview',
        type: 'ui',
        admin: { components: { Field: '/cms/panel/search-preview.tsx#SearchPreview' } },
      },
    ],
  }
}
