import { linkFault, linkIn } from '#domain/announcements/announcements.ts'
import { MAX_TEXT_NODES } from '#domain/blocks/limits.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** A node of a rich text in the form of Lexical, as its converters read it. */
export interface TextNode {
  readonly type: string
  readonly version: 1
  readonly children?: readonly TextNode[]
  readonly [name: string]: unknown
}

export interface RichText {
  readonly root: TextNode
}

type Stored = Readonly<Record<string, unknown>>

/**
 * A rich text of allowed nodes only, written again: nodes of other types become their children, other attributes and
 * addresses that an editor may not link to are left out. Links lead to pages in the language. Null where nothing is left
 * to read.
 */
export function safeRichText(stored: unknown, locale: Locale): RichText | null {
  const budget = { left: MAX_TEXT_NODES, locale }
  const root = isRecord(stored) && isRecord(stored.root) ? childrenOf(stored.root, budget) : []
  if (!root.some(hasWords)) return null
  return { root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: root } }
}

interface Budget {
  left: number
  readonly locale: Locale
}

function childrenOf(node: Stored, budget: Budget): TextNode[] {
  const children = Array.isArray(node.children) ? node.children : []
  return children.filter(isRecord).flatMap((child) => nodesOf(child, budget))
}

/** The allowed form of a node; the forms of its children where it is of another type. */
function nodesOf(node: Stored, budget: Budget): TextNode[] {
  if (budget.left <= 0) return []
  budget.left -= 1
  const make = FORMS[String(node.type) as keyof typeof FORMS] as Make | undefined
  const children = childrenOf(node, budget)
  return make === undefined || !Object.hasOwn(FORMS, String(node.type))
    ? children
    : make(node, children, budget.locale)
}

type Make = (node: Stored, children: readonly TextNode[], locale: Locale) => TextNode[]

const block = { version: 1, format: '', indent: 0, direction: null } as const

/** Headings below the heading of the page and of the block. */
const HEADINGS = ['h3', 'h4'] as const

const FORMS = {
  paragraph: (_, children) => [{ ...block, type: 'paragraph', textFormat: 0, textStyle: '', children }],
  heading: ({ tag }, children) => [
    { ...block, type: 'heading', tag: HEADINGS.find((one) => one === tag) ?? 'h3', children },
  ],
  quote: (_, children) => [{ ...block, type: 'quote', children }],
  list: ({ listType }, children) => {
    const numbered = listType === 'number'
    return [
      {
        ...block,
        type: 'list',
        listType: numbered ? 'number' : 'bullet',
        tag: numbered ? 'ol' : 'ul',
        start: 1,
        children: children.filter(({ type }) => type === 'listitem'),
      },
    ]
  },
  listitem: ({ value }, children) => [
    { ...block, type: 'listitem', value: typeof value === 'number' ? value : 1, children },
  ],
  horizontalrule: () => [{ type: 'horizontalrule', version: 1 }],
  linebreak: () => [{ type: 'linebreak', version: 1 }],
  text: ({ text, format }) =>
    typeof text === 'string'
      ? [
          {
            type: 'text',
            version: 1,
            text,
            format: typeof format === 'number' ? format & FORMATS : 0,
            detail: 0,
            mode: 'normal',
            style: '',
          },
        ]
      : [],
  link: linkNodes,
  autolink: linkNodes,
} as const satisfies Record<string, Make>

/** Bits of Lexical's text formats that are kept: bold, italic, strike-through, underline, code. */
const FORMATS = 0b11111

function linkNodes({ fields }: Stored, children: readonly TextNode[], locale: Locale): TextNode[] {
  const address = isRecord(fields) && typeof fields.url === 'string' ? fields.url : ''
  const url = linkFault(address) === null ? linkIn(locale, address) : null
  if (url === null) return [...children]
  return [{ ...block, type: 'link', fields: { linkType: 'custom', url, newTab: false, doc: null }, children }]
}

function hasWords(node: TextNode): boolean {
  if (typeof node.text === 'string') return node.text.trim() !== ''
  return (node.children ?? []).some(hasWords)
}

function isRecord(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
