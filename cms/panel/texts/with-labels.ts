import {
  type Block,
  type CollectionConfig,
  type Field,
  formatLabels,
  type GlobalConfig,
  type Option,
  type RichTextField,
  type Tab,
  toWords,
} from 'payload'
import { inLanguages } from './labels/index.ts'
import { validationOf } from './with-faults.ts'

/** Collections with their labels in every language of the panel, and those and the refusals of their fields and blocks. */
export function collectionsWithLabels(collections: readonly CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    const named = formatLabels(collection.slug)
    const { singular = named.singular, plural = named.plural } = collection.labels ?? {}
    return {
      ...collection,
      labels: { singular: translated(singular), plural: translated(plural) },
      admin: { ...collection.admin, ...groupOf(collection.admin?.group), ...descriptionOf(collection.admin) },
      fields: collection.fields.map(fieldWithLabels),
    }
  })
}

/** Globals with their labels and refusals in every language of the panel. */
export function globalsWithLabels(globals: readonly GlobalConfig[]): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    label: translated(global.label ?? toWords(global.slug)),
    admin: { ...global.admin, ...groupOf(global.admin?.group), ...descriptionOf(global.admin) },
    fields: global.fields.map(fieldWithLabels),
  }))
}

function groupOf<G>(group: G): { group?: G | Readonly<Record<string, string>> } {
  return typeof group === 'string' ? { group: inLanguages(group) as Readonly<Record<string, string>> } : {}
}

function descriptionOf(admin: object | undefined) {
  const described = admin !== undefined && 'description' in admin ? admin.description : undefined
  return typeof described === 'string' ? { description: translated(described) } : {}
}

function fieldWithLabels(field: Field): Field {
  const label = labelOf(field)
  return {
    ...field,
    ...(label === undefined ? {} : { label: translated(label) }),
    ...validationOf(field),
    ...('admin' in field ? { admin: { ...field.admin, ...descriptionOf(field.admin) } } : {}),
    ...(field.type === 'array' || field.type === 'blocks' ? { labels: rowLabelsOf(field) } : {}),
    ...('options' in field ? { options: field.options.map(optionWithLabel) } : {}),
    ...('fields' in field ? { fields: field.fields.map(fieldWithLabels) } : {}),
    ...('blocks' in field ? { blocks: field.blocks.map(blockWithLabels) } : {}),
    ...('tabs' in field ? { tabs: field.tabs.map(tabWithLabels) } : {}),
    ...(field.type === 'richText' ? editorWithLabels(field) : {}),
  } as Field
}

/** The labels of rows, which Payload derives from the name of the field where it has none. */
function rowLabelsOf({ name, labels }: Extract<Field, { type: 'array' | 'blocks' }>) {
  const named = formatLabels(name)
  return {
    singular: translated(labels?.singular ?? named.singular),
    plural: translated(labels?.plural ?? named.plural),
  }
}

function optionWithLabel(option: Option): Option {
  return typeof option === 'string' ? option : { ...option, label: translated(option.label) }
}

/** The editor of a rich text, which its field makes in `custom.editorOf` of the fields of links and of blocks. */
function editorWithLabels({ custom }: RichTextField) {
  const editorOf: unknown = custom?.editorOf
  return typeof editorOf === 'function' ? { editor: editorOf(fieldWithLabels, blockWithLabels) } : {}
}

function blockWithLabels(block: Block): Block {
  const { singular, plural } = block.labels ?? {}
  return {
    ...block,
    ...(singular && plural ? { labels: { singular: translated(singular), plural: translated(plural) } } : {}),
    fields: block.fields.map(fieldWithLabels),
  }
}

function tabWithLabels(tab: Tab): Tab {
  return { ...tab, fields: tab.fields.map(fieldWithLabels) }
}

/** The label that Payload would show in English; undefined where it shows none, or computes it. */
function labelOf(field: Field): string | undefined {
  if ('label' in field && field.label !== undefined)
    return typeof field.label === 'string' ? field.label : undefined
  return 'name' in field && typeof field.name === 'string' ? toWords(field.name) : undefined
}

function translated<T>(label: T): T {
  return typeof label === 'string' ? (inLanguages(label) as T) : label
}
