import { invalid } from './errors.ts'
import { publicView } from './public-view.ts'
import type { StripeState } from './state.ts'

/** Members that an answer has only when they are asked for, by kind of object. */
export type Includable = (state: StripeState, object: Record<string, unknown>, name: string) => unknown

const MAX_DEPTH = 6

/** Replaces the ids at the paths of `expand[]` with their objects. @throws StripeError for a path that cannot be expanded */
export function expanded(
  state: StripeState,
  body: unknown,
  paths: readonly string[],
  include: Includable,
): unknown {
  const answer = publicView(body)
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > MAX_DEPTH)
      throw invalid(`You cannot expand more than ${MAX_DEPTH} levels: ${path}`, 'expand')
    walk(state, answer, parts, path, include)
  }
  return answer
}

function walk(
  state: StripeState,
  node: unknown,
  [name, ...rest]: readonly string[],
  path: string,
  include: Includable,
): void {
  if (name === undefined || node === null) return
  if (Array.isArray(node)) {
    for (const one of node) walk(state, one, [name, ...rest], path, include)
    return
  }
  if (!isRecord(node)) throw cannot(path)
  if (!(name in node)) {
    const included = include(state, node, name)
    if (included === undefined) throw cannot(path)
    node[name] = publicView(included)
  }
  const value = node[name]
  if (typeof value === 'string') node[name] = publicView(byId(state, value) ?? value)
  walk(state, node[name], rest, path, include)
}

function byId(state: StripeState, id: string): unknown {
  const row = state.store.database
    .prepare("select body from documents where id = ? and kind like 'stripe.%'")
    .get(id)
  return row ? JSON.parse(String(row.body)) : null
}

function cannot(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, 'expand', 'parameter_unknown')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
