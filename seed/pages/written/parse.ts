import type { NumberSource } from '#domain/blocks/block-types.ts'
import type { ContactTopic } from '#domain/contact/contact.ts'
import { button, type NewBlock, type NewBlocks } from '../blocks.ts'

/** A page as one text: the title, its description, and its blocks. */
export interface WrittenPage {
  readonly title: string
  readonly description: string
  readonly blocks: NewBlocks
}

interface Section {
  readonly type: string
  readonly heading: string
  readonly lines: readonly string[]
}

type Feature = Extract<NewBlock, { blockType: 'features' }>['items']
type CodeLanguage = Extract<NewBlock, { blockType: 'code' }>['language']

const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/

/**
 * Reads a page that is written as text:
 *
 * - `# Title`, one line of description, and links `[label](/address)` on lines of their own
 * - `## type | heading` begins a block; a plain line below it is its introduction
 * - `- first :: second` is a row; rows of features begin with `icon:` and may end with `> /address`
 * - lines of code begin with two spaces
 */
export function parsePage(text: string): WrittenPage {
  const [head = '', ...sections] = text.trim().split(/^## /m)
  const [first = '', ...rest] = linesOf(head)
  const title = first.replace(/^# /, '')
  const description = introOf(rest) ?? ''
  const hero: NewBlock = {
    blockType: 'hero',
    layout: 'beside',
    heading: title,
    intro: description,
    actions: linksOf(rest),
    works: [],
  }
  return { title, description, blocks: [hero, ...sections.map((section) => blockOf(sectionOf(section)))] }
}

function sectionOf(text: string): Section {
  const [first = '', ...lines] = linesOf(text)
  const [type = '', heading = ''] = first.split(' | ')
  return { type, heading, lines }
}

/** @throws Error for a type of block that is not written as text */
function blockOf({ type, heading, lines }: Section): NewBlock {
  const intro = introOf(lines)
  const rows = rowsOf(lines)
  switch (type) {
    case 'features':
      return { blockType: 'features', heading, intro, items: rows.map(featureOf) }
    case 'steps':
      return { blockType: 'steps', heading, intro, items: rows.map(([title, text]) => ({ title, text })) }
    case 'faq':
      return {
        blockType: 'faq',
        heading,
        intro,
        items: rows.map(([question, answer]) => ({ question, answer })),
      }
    case 'numbers':
      return {
        blockType: 'numbers',
        heading,
        intro,
        items: rows.map(([source, label]) => ({ source: source as NumberSource, label })),
      }
    case 'action':
      return { blockType: 'action', heading, intro, actions: linksOf(lines) }
    case 'quote':
      return { blockType: 'quote', text: heading, name: intro }
    case 'plans':
      return { blockType: 'plans', heading, intro }
    default:
      if (type.startsWith('code ')) return codeOf(type.slice(5), heading, lines)
      if (type.startsWith('form ')) return formOf(type.slice(5), heading, intro)
      throw new Error(`no block is written as ${type}`)
  }
}

function codeOf(language: string, caption: string, lines: readonly string[]): NewBlock {
  const code = lines.map((line) => line.slice(2)).join('\n')
  return { blockType: 'code', language: language as CodeLanguage, caption, code }
}

function formOf(topic: string, heading: string, intro: string | null): NewBlock {
  return { blockType: 'form', heading, intro, topic: topic as ContactTopic }
}

function featureOf([first, rest]: readonly [string, string]): NonNullable<Feature>[number] {
  const [icon = '', title = ''] = first.split(/: (.*)/s)
  const [text = '', address] = rest.split(' > ')
  return { icon, title, text, ...(address ? { address } : {}) } as NonNullable<Feature>[number]
}

function rowsOf(lines: readonly string[]): (readonly [string, string])[] {
  return lines
    .filter((line) => line.startsWith('- '))
    .map((line) => {
      const [first = '', second = ''] = line.slice(2).split(' :: ')
      return [first, second]
    })
}

function linksOf(lines: readonly string[]) {
  return lines.flatMap((line) => {
    const [, label, address] = LINK.exec(line) ?? []
    return label && address ? [button(label, address)] : []
  })
}

/** The plain line of a block. */
function introOf(lines: readonly string[]): string | null {
  return lines.find((line) => !/^(- |\[| {2})/.test(line)) ?? null
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
