import { EMBED_PROVIDERS, embeddedAt } from '#domain/blocks/embeds.ts'
import { type Block, CALLOUT_TONES, CODE_LANGUAGES } from '#domain/blog/article.ts'
import { fieldsOf, idOf, idsOf, type Node, oneOf, textOf, textOrNull } from '#domain/blog/lexical/nodes.ts'
import { tableOf } from '#domain/blog/table-text.ts'

type Reader = (fields: Node) => Block<number> | null

/** The custom blocks of a post, by the name that the editor stores. A block that lacks what it needs is left out. */
const READERS: Readonly<Record<string, Reader>> = {
  figure: ({ asset, caption }) => {
    const id = idOf(asset)
    return id === null ? null : { kind: 'figure', asset: id, caption: textOrNull(caption) }
  },
  gallery: ({ assets, caption }) => {
    const ids = idsOf(assets)
    return ids.length === 0 ? null : { kind: 'gallery', assets: ids, caption: textOrNull(caption) }
  },
  picture: ({ image, caption }) => {
    const id = idOf(image)
    return id === null ? null : { kind: 'pictures', pictures: [id], caption: textOrNull(caption) }
  },
  pictures: ({ images, caption }) => {
    const ids = idsOf(images)
    return ids.length === 0 ? null : { kind: 'pictures', pictures: ids, caption: textOrNull(caption) }
  },
  assets: ({ assets, heading }) => {
    const ids = idsOf(assets)
    return ids.length === 0 ? null : { kind: 'assets', assets: ids, heading: textOrNull(heading) }
  },
  code: ({ language, code }) => {
    const text = typeof code === 'string' ? code.replace(/\s+$/, '') : ''
    return text === '' ? null : { kind: 'code', language: oneOf(CODE_LANGUAGES, language), code: text }
  },
  table: ({ rows, caption }) => {
    const table = tableOf(textOf(rows))
    return table && { kind: 'table', ...table, caption: textOrNull(caption) }
  },
  callout: ({ tone, title, text }) => {
    const paragraphs = textOf(text).split(/\n\s*\n/)
    if (paragraphs[0] === '') return null
    return { kind: 'callout', tone: oneOf(CALLOUT_TONES, tone), title: textOrNull(title), paragraphs }
  },
  embed: ({ url, title }) => {
    const embedded = embeddedAt(textOf(url))
    if (embedded === null) return null
    return { kind: 'embed', embedded, title: textOf(title) || EMBED_PROVIDERS[embedded.provider].name }
  },
}

/** The names of the custom blocks that a post may have. */
export const BLOCK_TYPES = Object.keys(READERS)

/** A custom block; null for an unknown or incomplete one. */
export function readBlock(node: Node): Block<number> | null {
  const fields = fieldsOf(node)
  const { blockType } = fields
  if (typeof blockType !== 'string' || !Object.hasOwn(READERS, blockType)) return null
  return READERS[blockType]?.(fields) ?? null
}
