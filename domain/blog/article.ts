import type { Embedded } from '#domain/blocks/embeds.ts'

/**
 * The body of a post as the storefront and the feeds render it. `A` is how an asset of the library appears in it: its id
 * after conversion, its card once it was looked up.
 */
export interface Article<A> {
  readonly blocks: readonly Block<A>[]
  /** The texts of footnotes; the number of a note is its place, from 1. */
  readonly notes: readonly string[]
}

/** How a piece of text looks. */
export const MARKS = ['bold', 'italic', 'strike', 'code'] as const
export type Mark = (typeof MARKS)[number]

/** A piece of a line. Only these five exist: nothing in an article is markup. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly marks: readonly Mark[] }
  | { readonly kind: 'link'; readonly to: LinkTarget; readonly children: readonly Inline[] }
  | { readonly kind: 'break' }
  | { readonly kind: 'note'; readonly number: number }

/** Where a link leads: a path of this site without language, or an address of another. */
export interface LinkTarget {
  readonly site: 'own' | 'other'
  readonly address: string
}

export interface ListItem {
  readonly children: readonly Inline[]
  readonly list: List | null
}

export interface List {
  readonly kind: 'list'
  readonly ordered: boolean
  readonly items: readonly ListItem[]
}

export const CALLOUT_TONES = ['note', 'tip', 'warning'] as const
export type CalloutTone = (typeof CALLOUT_TONES)[number]

/** Languages of code blocks, which a screen reader and a copy name. */
export const CODE_LANGUAGES = [
  'text',
  'html',
  'css',
  'javascript',
  'typescript',
  'json',
  'svg',
  'shell',
] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

export interface Heading {
  readonly kind: 'heading'
  readonly level: 2 | 3
  /** Unique in its article: the target of links to it. */
  readonly id: string
  readonly text: string
}

export type Block<A> =
  | Heading
  | List
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'quote'; readonly children: readonly Inline[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'figure'; readonly asset: A; readonly caption: string | null }
  | { readonly kind: 'gallery'; readonly assets: readonly A[]; readonly caption: string | null }
  /** Pictures of the media library: one, or a gallery. */
  | { readonly kind: 'pictures'; readonly pictures: readonly number[]; readonly caption: string | null }
  | { readonly kind: 'assets'; readonly assets: readonly A[]; readonly heading: string | null }
  | { readonly kind: 'code'; readonly language: CodeLanguage; readonly code: string }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly caption: string | null
    }
  | {
      readonly kind: 'callout'
      readonly tone: CalloutTone
      readonly title: string | null
      readonly paragraphs: readonly string[]
    }
  | { readonly kind: 'embed'; readonly title: string; readonly embedded: Embedded }

/** The ids of all assets of an article, each once. */
export function assetsOf<A>({ blocks }: Article<A>): readonly A[] {
  return [
    ...new Set(
      blocks.flatMap((block) => {
        if (block.kind === 'figure') return [block.asset]
        return block.kind === 'gallery' || block.kind === 'assets' ? block.assets : []
      }),
    ),
  ]
}

/** The ids of all pictures of the media library in an article. */
export function picturesOf({ blocks }: Pick<Article<unknown>, 'blocks'>): readonly number[] {
  return blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures : []))
}

/** The article with the assets that `look` knows. A block whose assets are all unknown is left out. */
export function withAssets<A, B>(article: Article<A>, look: (asset: A) => B | undefined): Article<B> {
  return { ...article, blocks: article.blocks.flatMap((block) => blockWith(block, look)) }
}

function blockWith<A, B>(block: Block<A>, look: (asset: A) => B | undefined): Block<B>[] {
  if (block.kind === 'figure') {
    const asset = look(block.asset)
    return asset === undefined ? [] : [{ ...block, asset }]
  }
  if (block.kind !== 'gallery' && block.kind !== 'assets') return [block]
  const assets = block.assets.flatMap((asset) => look(asset) ?? [])
  return assets.length === 0 ? [] : [{ ...block, assets }]
}

/** The headings that the list of contents names: those directly below the title. */
export function contentsOf({ blocks }: Pick<Article<unknown>, 'blocks'>): readonly Heading[] {
  return blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2)
}
