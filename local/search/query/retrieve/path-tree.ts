import type { Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'

/** Attributes by their paths: the tree below a name, or null for the whole attribute. */
export type PathTree = ReadonlyMap<string, PathTree | null>

/** `['a', 'b.c']` as a tree. A whole attribute includes all paths below it. */
export function pathTree(paths: readonly string[]): PathTree {
  const tree: GrowingTree = new Map()
  for (const path of paths) add(tree, path.split('.'))
  return tree
}

/**
 * The parts of a value that the tree contains. Lists are filtered element by element; elements without any
 * part are omitted.
 */
export function pick(value: Json, tree: PathTree): Json | undefined {
  if (Array.isArray(value)) {
    const picked = value.map((each) => pick(each, tree)).filter((each) => each !== undefined)
    return picked.length > 0 ? picked : undefined
  }
  if (!isObject(value)) return undefined
  const entries: [string, Json][] = []
  for (const [name, below] of tree) {
    if (!Object.hasOwn(value, name)) continue
    const given = value[name]
    const picked = below === null || given === undefined ? given : pick(given, below)
    if (picked !== undefined) entries.push([name, picked])
  }
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** A value without the parts that the tree contains. */
export function omit(value: Json, tree: PathTree): Json {
  if (Array.isArray(value)) return value.map((each) => omit(each, tree))
  if (!isObject(value)) return value
  const entries: [string, Json][] = []
  for (const [name, given] of Object.entries(value)) {
    const below = tree.get(name)
    if (below === undefined) entries.push([name, given])
    else if (below !== null) entries.push([name, omit(given, below)])
  }
  return Object.fromEntries(entries)
}

type GrowingTree = Map<string, GrowingTree | null>

/** Iterative, because a path may have as many names as a request has characters. */
function add(tree: GrowingTree, names: readonly string[]): void {
  let at = tree
  for (const name of names.slice(0, -1)) {
    const below = at.get(name)
    if (below === null) return
    const grown: GrowingTree = below ?? new Map()
    at.set(name, grown)
    at = grown
  }
  at.set(names.at(-1) ?? '', null)
}
