import type { SvgElement } from '#media/artwork/svg/tree.ts'

/** The elements of a drawing by their id. */
export type Definitions = ReadonlyMap<string, SvgElement>

export function definitionsOf(root: SvgElement): Definitions {
  const found = new Map<string, SvgElement>()
  for (const defs of childrenOf(root)) {
    if (defs.name !== 'defs') continue
    for (const element of childrenOf(defs)) {
      const id = element.attributes.get('id')
      if (id !== undefined) found.set(id, element)
    }
  }
  return found
}

export function childrenOf(element: SvgElement): SvgElement[] {
  return element.children.filter((child) => child.type === 'element')
}

/** The element that `url(#id)` names. */
export function referred(definitions: Definitions, value: string): SvgElement | undefined {
  const id = /^url\(#(.*)\)$/.exec(value)?.[1]
  return id === undefined ? undefined : definitions.get(id)
}

export function numberOf(element: SvgElement, name: string, fallback: number): number {
  const value = Number(element.attributes.get(name) ?? fallback)
  return Number.isFinite(value) ? value : fallback
}
