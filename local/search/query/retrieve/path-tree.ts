import type { Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'

/** Attributes by their paths: what is below a name, or null where all of it is meant. */
export type PathTree = ReadonlyMap<string, PathTree | null>

/** `['a', 'b.c']` as a tree. A path that is meant as a whole holds all that is below it. */
export function pathTree(paths: readonly string[]): PathTree {
  const tree: GrowingTree = new Map()
  for (const path of paths) add(tree, path.split('.'))
  return tree
}

/** What of a value the tree names. Each object of a list is taken by itself; what has nothing of it is left out. */
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

/** A value without what the tree names. */
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

/** Loops, because a path may have as many names as a request has characters. */
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
