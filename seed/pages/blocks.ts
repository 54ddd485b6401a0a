import type { RequiredDataFromCollectionSlug } from 'payload'
import type { Kind } from '#domain/assets/kinds.ts'
import type { NumberSource } from '#domain/blocks/block-types.ts'

/** The blocks of a page, as Payload creates them. */
export type NewBlocks = NonNullable<RequiredDataFromCollectionSlug<'landing-pages'>['blocks']>
export type NewBlock = NewBlocks[number]

/** Published works of a kind, the most popular first. */
export type WorksOfKind = (kind: Kind, most: number) => readonly number[]

/** Makes the blocks of a page with works of the library that is loaded. */
export type BlocksOfPage = (works: WorksOfKind) => NewBlocks

export const button = (label: string, address: string) => ({ label, address })

export const faq = (
  heading: string,
  ...items: readonly (readonly [question: string, answer: string])[]
): NewBlock => ({
  blockType: 'faq',
  heading,
  items: items.map(([question, answer]) => ({ question, answer })),
})

export const steps = (
  heading: string,
  ...items: readonly (readonly [title: string, text: string])[]
): NewBlock => ({
  blockType: 'steps',
  heading,
  items: items.map(([title, text]) => ({ title, text })),
})

export const action = (
  heading: string,
  intro: string,
  ...actions: readonly ReturnType<typeof button>[]
): NewBlock => ({
  blockType: 'action',
  heading,
  intro,
  actions: [...actions],
})

export const numbers = (
  heading: string,
  ...items: readonly (readonly [source: NumberSource, label: string])[]
): NewBlock => ({
  blockType: 'numbers',
  heading,
  items: items.map(([source, label]) => ({ source, label })),
})

/** Paragraphs and headings of a rich text; a line that begins with `# ` is a heading. */
export function richText(...lines: readonly string[]) {
  return {
    root: {
      type: 'root',
      version: 1,
      format: '' as const,
      indent: 0,
      direction: null,
      children: lines.map((line) => {
        const heading = line.startsWith('# ')
        const words = {
          type: 'text',
          version: 1,
          text: heading ? line.slice(2) : line,
          format: 0,
          detail: 0,
          mode: 'normal',
          style: '',
        }
        const block = { version: 1, format: '' as const, indent: 0, direction: null, children: [words] }
        return heading ? { ...block, type: 'heading', tag: 'h3' } : { ...block, type: 'paragraph' }
      }),
    },
  }
}
