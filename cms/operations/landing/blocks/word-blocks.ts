import { embeddedAt } from '#domain/blocks/embeds.ts'
import { safeRichText } from '#domain/blocks/rich-text.ts'
import type { BlockReaders } from './block-readers.ts'
import { actionsOf, hrefOf } from './context.ts'

/** Blocks of words, which show nothing of the library. */
export const WORD_BLOCKS = {
  plans: ({ heading, intro }) => ({ heading, intro }),
  features: ({ heading, intro, items }, context) =>
    orNull(items, {
      heading,
      intro,
      items: items.map(({ icon, title, text, address }) => ({
        icon,
        title,
        text,
        href: hrefOf(context, address),
      })),
    }),
  steps: ({ heading, intro, items }) => orNull(items, { heading, intro, items: [...items] }),
  logos: ({ heading, items }, context) =>
    orNull(items, {
      heading,
      items: items.map(({ name, address }) => ({ name, href: hrefOf(context, address) })),
    }),
  faq: ({ heading, intro, items }) => orNull(items, { heading, intro, items: [...items] }),
  text: ({ heading, body }, { locale }) => {
    const safe = safeRichText(body, locale)
    return safe && { heading, body: safe }
  },
  countdown: ({ heading, intro, until, after, actions }, context) => ({
    heading,
    intro,
    until,
    after,
    actions: actionsOf(context, actions),
  }),
  code: ({ caption, language, code }) => ({ caption, language, code }),
  comparison: ({ heading, intro, columns, rows }) =>
    orNull(columns.length > 0 ? rows : [], {
      heading,
      intro,
      columns: columns.map(({ name }) => name),
      rows: rows.map(({ label, cells }) => ({
        label,
        cells: columns.map((_, index) => cells[index] ?? { mark: 'text' as const, text: null }),
      })),
    }),
  form: ({ heading, intro, topic }) => ({ heading, intro, topic }),
  embed: ({ title, address, caption }) => {
    const embedded = embeddedAt(address)
    return embedded && { title, caption, embedded }
  },
} as const satisfies Partial<BlockReaders>

/** A block of a list that has rows; null where none are left. */
function orNull<B>(rows: readonly unknown[], block: B): B | null {
  return rows.length > 0 ? block : null
}
