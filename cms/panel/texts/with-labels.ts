import {
  type Block,
  type CollectionConfig,
  type Field,
  formatLabels,
  type GlobalConfig,
  type Tab,
  toWords,
} from 'payload'
import { inLanguages } from './labels/index.ts'

/** Collections with their labels in every language of the panel, and those of their fields and blocks. */
export function collectionsWithLabels(collections: readonly CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    const named = formatLabels(collection.slug)
    const { singular = named.singular, plural = named.plural } = collection.labels ?? {}
    return {
      ...collection,
      labels: { singular: translated(singular), plural: translated(plural) },
      admin: { ...collection.admin, ...groupOf(collection.admin?.group) },
      fields: collection.fields.map(fieldWithLabels),
    }
  })
}

/** Globals with their labels in every language of the panel. */
export function globalsWithLabels(globals: readonly GlobalConfig[]): GlobalConfig[] {
  return globals.map((global) => ({
    ...global,
    label: translated(global.label ?? toWords(global.slug)),
    admin: { ...global.admin, ...groupOf(global.admin?.group) },
    fields: global.fields.map(fieldWithLabels),
  }))
}

function groupOf<G>(group: G): { group?: G | Readonly<Record<string, string>> } {
  return typeof group === 'string' ? { group: inLanguages(group) as Readonly<Record<string, string>> } : {}
}

function fieldWithLabels(field: Field): Field {
  const label = labelOf(field)
  return {
    ...field,
    ...(label === undefined ? {} : { label: translated(label) }),
    ...('fields' in field ? { fields: field.fields.map(fieldWithLabels) } : {}),
    ...('blocks' in field ? { blocks: field.blocks.map(blockWithLabels) } : {}),
    ...('tabs' in field ? { tabs: field.tabs.map(tabWithLabels) } : {}),
  } as Field
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
