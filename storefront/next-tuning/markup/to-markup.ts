import { Fragment, isValidElement, type ReactNode } from 'react'
import { attributesOf } from './attributes.ts'
import { escapeText } from './escape-text.ts'

type Props = Readonly<Record<string, unknown>> & {
  readonly children?: ReactNode
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
}

const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'source'])

/**
 * The HTML of elements and of synchronous server components. Call it while a server component renders, so that hooks
 * of those components work.
 *
 * @throws Error at a client component, an asynchronous component, or an attribute that `attributes.ts` does not know
 */
export function toMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string') return escapeText(node)
  if (typeof node === 'number' || typeof node === 'bigint') return `${node}`
  if (isValidElement<Props>(node)) return elementMarkup(node.type, node.props)
  if (isIterable(node)) {
    let html = ''
    for (const child of node) html += toMarkup(child)
    return html
  }
  throw new Error('Only elements, text and lists of them are static markup.')
}

function elementMarkup(type: unknown, props: Props): string {
  if (type === Fragment) return toMarkup(props.children)
  if (typeof type === 'string') return hostMarkup(type, props)
  if (typeof type !== 'function' || '$$typeof' in type)
    throw new Error('A client component is no static markup: place it beside `StaticMarkup`.')
  return toMarkup((type as (props: Props) => ReactNode)(props))
}

function hostMarkup(name: string, props: Props): string {
  const { children, dangerouslySetInnerHTML: raw } = props
  const start = `<${name}${attributesOf(props)}>`
  if (VOID_ELEMENTS.has(name)) return start
  return `${start}${raw === undefined ? toMarkup(children) : raw.__html}</${name}>`
}

function isIterable(node: ReactNode): node is Iterable<ReactNode> {
  return typeof node === 'object' && node !== null && Symbol.iterator in node
}
