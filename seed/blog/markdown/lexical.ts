import { randomBytes } from 'node:crypto'

/** A node of Lexical's JSON, as the editor of posts stores it. */
export interface LexicalNode {
  readonly type: string
  readonly version: number
  readonly [name: string]: unknown
}

export interface LexicalState {
  readonly root: {
    readonly type: 'root'
    readonly version: 1
    readonly direction: null
    readonly format: ''
    readonly indent: 0
    readonly children: LexicalNode[]
    readonly [name: string]: unknown
  }
  readonly [name: string]: unknown
}

const element = { version: 1, direction: null, format: '', indent: 0 } as const

export function state(children: readonly LexicalNode[]): LexicalState {
  return { root: { ...element, type: 'root', children: [...children] } }
}

/** An element with children: a paragraph, a heading, a quote, a list or an item of one. */
export function elementNode(
  type: string,
  children: readonly LexicalNode[],
  more: Readonly<Record<string, unknown>> = {},
): LexicalNode {
  return { ...element, type, ...more, children }
}

/** The bits of Lexical's text format. */
export const FORMATS = { plain: 0, bold: 1, italic: 2, code: 16 } as const

export function textNode(text: string, format: number): LexicalNode {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

export function linkNode(url: string, children: readonly LexicalNode[]): LexicalNode {
  const fields = { linkType: 'custom', url, newTab: false }
  return { ...element, version: 3, type: 'link', id: newId(), fields, children }
}

export function blockNode(blockType: string, fields: Readonly<Record<string, unknown>>): LexicalNode {
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { id: newId(), blockName: '', blockType, ...fields },
  }
}

export function footnoteNode(text: string): LexicalNode {
  return { type: 'inlineBlock', version: 1, fields: { id: newId(), blockType: 'footnote', text } }
}

function newId(): string {
  return randomBytes(12).toString('hex')
}
