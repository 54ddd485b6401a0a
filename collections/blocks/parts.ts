import type {
  ArrayField,
  Block,
  Field,
  RelationshipField,
  SelectField,
  TextField,
  UploadField,
} from 'payload'
import { linkFault } from '#domain/announcements/announcements.ts'
import { TINTS } from '#domain/assets/tints.ts'
import { BLOCKS, type BlockType } from '#domain/blocks/block-types.ts'
import { BLOCK_COUNTS, BLOCK_LENGTHS } from '#domain/blocks/limits.ts'
import { blockTextFault } from '#domain/blocks/text-fault.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'
import { options } from '../fields/options.ts'
import { blockPicture } from './block-pictures.ts'

/** A block of the panel by the table of blocks. */
export function blockOf(type: BlockType, fields: Field[]): Block {
  return {
    slug: type,
    labels: { singular: BLOCKS[type], plural: BLOCKS[type] },
    admin: { images: { thumbnail: { url: blockPicture(type), alt: '' } } },
    fields,
  }
}

interface TextOptions {
  readonly required?: boolean
  readonly description?: string
}

/** A line of text in every language. */
export function line(name: string, maxLength: number, options: TextOptions = {}): Field {
  return { name, type: 'text', ...words(maxLength, options) }
}

/** A paragraph in every language. */
export function paragraph(name: string, maxLength: number, options: TextOptions = {}): Field {
  return { name, type: 'textarea', ...words(maxLength, options) }
}

/** A required text is required in English only, which is shown where a translation is missing. */
function words(maxLength: number, { required = false, description }: TextOptions) {
  return {
    localized: true,
    maxLength,
    ...described(description),
    validate: (value: string | null | undefined, { req }: { readonly req: { readonly locale?: unknown } }) =>
      blockTextFault(value, { maxLength, required: required && req.locale === DEFAULT_LOCALE }) ?? true,
  }
}

/** The heading of a block and a sentence below it. */
export function headed(required = false): Field[] {
  return [line('heading', BLOCK_LENGTHS.heading, { required }), paragraph('intro', BLOCK_LENGTHS.lead)]
}

/** A link of the site or to another one, as menus and announcements accept it. */
export function linkAddress(required = false): TextField {
  return {
    name: 'address',
    label: 'Web address',
    type: 'text',
    required,
    maxLength: BLOCK_LENGTHS.address,
    admin: { description: 'A path of this site without a language, such as /pricing, or an https address.' },
    validate: (value: string | null | undefined) => {
      if (!value) return required ? 'Write an address.' : true
      return linkFault(value) ?? true
    },
  }
}

/** Buttons below a text. */
export function actions(): ArrayField {
  return {
    name: 'actions',
    label: 'Buttons',
    labels: { singular: 'Button', plural: 'Buttons' },
    type: 'array',
    maxRows: BLOCK_COUNTS.actions,
    fields: [line('label', BLOCK_LENGTHS.label, { required: true }), linkAddress(true)],
  }
}

export function tint(): SelectField {
  return {
    name: 'tint',
    label: 'Colour',
    type: 'select',
    options: options(TINTS),
    admin: { description: 'Of a panel; none leaves the colour of the page.' },
  }
}

/** One published work of the library. A work that is removed later disappears from the page, which stays. */
export function work(description?: string): RelationshipField {
  return {
    name: 'work',
    type: 'relationship',
    relationTo: 'items',
    filterOptions: { visibility: { equals: 'published' } },
    ...described(description),
  }
}

/** Published works of the library. */
export function works(maxRows: number, description?: string): RelationshipField {
  return {
    name: 'works',
    type: 'relationship',
    relationTo: 'items',
    hasMany: true,
    maxRows,
    filterOptions: { visibility: { equals: 'published' } },
    ...described(description),
  }
}

/** One picture of the media library (`domain/media-library/references.ts` reads the name). */
export function image(description?: string): UploadField {
  return {
    name: 'image',
    label: 'Picture of the media library',
    type: 'upload',
    relationTo: 'pictures',
    displayPreview: true,
    ...described(description),
  }
}

/** Pictures of the media library. */
export function images(maxRows: number): UploadField {
  return {
    name: 'images',
    label: 'Pictures of the media library',
    type: 'upload',
    relationTo: 'pictures',
    hasMany: true,
    maxRows,
    displayPreview: true,
  }
}

/** A list of rows of fields. */
export function list(
  name: string,
  maxRows: number,
  fields: Field[],
  labels?: { singular: string; plural: string },
): ArrayField {
  const named = labels ? { label: labels.plural, labels } : {}
  return { name, type: 'array', required: true, minRows: 1, maxRows, fields, ...named }
}

function described(description: string | undefined) {
  return description === undefined ? {} : { admin: { description } }
}
