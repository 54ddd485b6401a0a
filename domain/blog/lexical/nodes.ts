/** A node of Lexical's JSON whose type is not checked yet: any text that reached the database. */
export type Node = Readonly<Record<string, unknown>>

/** Maximum depth of nested nodes that are read: real posts nest lists four deep. */
export const MAX_DEPTH = 12

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The children of a node; none for anything malformed. */
export function childrenOf(node: Node): readonly Node[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : []
}

/** The fields that an editor filled in for a custom block, or for a link. */
export function fieldsOf(node: Node): Node {
  return isNode(node.fields) ? node.fields : {}
}

/** A text without leading and trailing space; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** The same, null where it is empty. */
export function textOrNull(value: unknown): string | null {
  return textOf(value) || null
}

/** The id of a related row: as stored, or inside a row that Payload looked up. */
export function idOf(value: unknown): number | null {
  const id = isNode(value) ? value.id : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The ids of several related rows, each once. */
export function idsOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? [...new Set(value.map(idOf).filter((id) => id !== null))] : []
}

/** A value of a list; the first where it is none of them. */
export function oneOf<T extends string>(all: readonly [T, ...T[]] | readonly T[], value: unknown): T {
  const found = all.find((one) => one === value) ?? all[0]
  if (found === undefined) throw new Error('an empty list')
  return found
}
