import { readFileSync } from 'node:fs'
import type { IconifyInfo, IconifyJSON, IconifyMetaData } from '@iconify/types'
import { getIconData, iconToSVG } from '@iconify/utils'

/** A parsed Iconify icon set. It uses much memory: keep one at a time. */
export interface IconSet {
  readonly prefix: string
  readonly data: IconifyJSON
  /** Names of the icons in the set's order, without hidden ones and aliases. */
  readonly names: readonly string[]
  /** Suffixes that distinguish the set's styles or sizes, without the empty one. */
  readonly suffixes: readonly string[]
  /** The set's own categories of an icon. */
  categoriesOf(name: string): readonly string[]
}

/** Reads a set from one file (`@iconify/json`) or from the icons and metadata files of its own package. */
export function readSet(iconsFile: string, metadata?: IconifyMetaData): IconSet {
  const data: IconifyJSON & IconifyMetaData = JSON.parse(readFileSync(iconsFile, 'utf8'))
  const categories = categoryIndex((metadata ?? data).categories ?? {})
  return {
    prefix: data.prefix,
    data,
    names: Object.keys(data.icons).filter((name) => data.icons[name]?.hidden !== true),
    suffixes: Object.keys((metadata ?? data).suffixes ?? {}).filter((suffix) => suffix !== ''),
    categoriesOf: (name) => categories.get(name) ?? [],
  }
}

/** An icon as a complete SVG file with its size; colours of monotone sets stay `currentColor`. */
export function iconSvg(set: IconSet, name: string): string {
  const icon = getIconData(set.data, name)
  if (!icon) throw new Error(`no icon ${name} in ${set.prefix}`)
  const { viewBox, body } = iconToSVG(icon, { height: 'unset' })
  const [left, top, width, height] = viewBox
  const xlink = body.includes('xlink:') ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg"${xlink} width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${body}</svg>`
}

/** The metadata of a set that is read before its icons. */
export type SetInfo = IconifyInfo

function categoryIndex(categories: Readonly<Record<string, readonly string[]>>): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const [category, names] of Object.entries(categories)) {
    for (const name of names) {
      const list = index.get(name)
      if (list) list.push(category)
      else index.set(name, [category])
    }
  }
  return index
}
