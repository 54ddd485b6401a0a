import { SaxesParser } from 'saxes'
import { accept, type Refusal, type Result, refuse } from '#domain/errors/catalogue.ts'
import { LIMITS } from '#media/artwork/limits.ts'
import { readEntities } from './entities.ts'
import {
  type Namespace,
  SVG_NAMESPACE,
  type SvgElement,
  type SvgNode,
  XHTML_NAMESPACE,
  XLINK_NAMESPACE,
} from './tree.ts'

/**
 * Parses SVG text strictly: namespaces are resolved, and depth and size are limited while reading. Only
 * entities with short texts that the file itself declares are read, as Illustrator writes them. Comments and
 * processing instructions are removed.
 *
 * Refuses with `file-entity`, `file-outside-reference` (a style sheet instruction), `file-too-complex`,
 * `file-damaged` or, where the root is not `<svg>`, `file-unknown-format`.
 */
export function parseSvg(text: string): Result<SvgElement> {
  if (text.length > LIMITS.textBytes) return refuse('file-too-large', `${text.length} characters of SVG`)
  const reader = createReader(text)
  // In pieces, so that parsing stops soon after a refusal.
  for (let start = 0; start < text.length && !reader.refusal(); start += PIECE) {
    reader.write(text.slice(start, start + PIECE))
  }
  return reader.finish()
}

const PIECE = 65_536

interface OpenElement extends Omit<SvgElement, 'children'> {
  readonly children: SvgNode[]
}

function createReader(text: string) {
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    // Editors often forget to declare the prefix; every browser's HTML parser knows it.
    additionalNamespaces: { xlink: XLINK_NAMESPACE },
  })
  const open: OpenElement[] = []
  let root: OpenElement | undefined
  let refused: Refusal | undefined
  let nodes = 0
  let attributeCount = 0

  const stop = (refusal: Refusal) => {
    refused ??= refusal
  }
  const addText = (value: string) => {
    open.at(-1)?.children.push({ type: 'text', value })
  }

  parser.on('error', (error) =>
    stop(refuse(isEntityFault(error) ? 'file-entity' : 'file-damaged', error.message)),
  )
  parser.on('doctype', (doctype) => {
    const entities = readEntities(doctype, text)
    if (entities.ok) Object.assign(parser.ENTITIES, entities.value)
    else stop(entities)
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') stop(refuse('file-outside-reference', 'xml-stylesheet'))
  })
  parser.on('opentag', (tag) => {
    nodes += 1
    attributeCount += Object.keys(tag.attributes).length
    if (nodes > LIMITS.svg.nodes) stop(refuse('file-too-complex', `more than ${LIMITS.svg.nodes} nodes`))
    if (attributeCount > LIMITS.svg.attributes) stop(refuse('file-too-complex', 'too many attributes'))
    if (open.length >= LIMITS.svg.depth)
      stop(refuse('file-too-complex', `nested deeper than ${LIMITS.svg.depth}`))
    const element: OpenElement = {
      type: 'element',
      name: tag.local,
      namespace: namespaceOf(tag.uri),
      attributes: attributesOf(Object.values(tag.attributes)),
      children: [],
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.on('text', addText)
  parser.on('cdata', addText)

  return {
    refusal: () => refused,
    write: (piece: string) => {
      parser.write(piece)
    },
    finish(): Result<SvgElement> {
      if (refused) return refused
      parser.close()
      if (refused) return refused
      if (root?.name !== 'svg' || root.namespace !== 'svg')
        return refuse('file-unknown-format', 'no SVG root')
      return accept(root)
    },
  }
}

/** A browser cannot show a file without a namespace: its root counts as foreign and is refused. */
function namespaceOf(uri: string): Namespace {
  if (uri === SVG_NAMESPACE) return 'svg'
  return uri === XHTML_NAMESPACE ? 'xhtml' : 'foreign'
}

interface ReadAttribute {
  readonly name: string
  readonly local: string
  readonly uri: string
  readonly value: string
}

function attributesOf(attributes: readonly ReadAttribute[]): ReadonlyMap<string, string> {
  return new Map(
    attributes
      .filter(({ name, uri }) => name !== 'xmlns' && uri !== 'http://www.w3.org/2000/xmlns/')
      .map(({ name, local, uri, value }) => [uri === XLINK_NAMESPACE ? `xlink:${local}` : name, value]),
  )
}

function isEntityFault(error: Error): boolean {
  return /undefined entity|entity/i.test(error.message)
}
