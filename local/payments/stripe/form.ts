import { invalid } from './errors.ts'

/** A decoded form: texts, lists and objects. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

const MAX_PAIRS = 2_000
const MAX_DEPTH = 8

type Node = Map<string, Node | string>

/** Decodes `a[b]=1&items[0][price]=x`, the form encoding of Stripe's SDKs. @throws StripeError for a malformed form */
export function parseForm(text: string): { [name: string]: FormValue } {
  const root: Node = new Map()
  const pairs = [...new URLSearchParams(text)]
  if (pairs.length > MAX_PAIRS) throw invalid(`A request has at most ${MAX_PAIRS} parameters.`)
  for (const [name, value] of pairs) insert(root, pathOf(name), value, name)
  return toObject(root)
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match?.[1]) throw invalid(`Invalid parameter name: ${name.slice(0, 100)}`, name.slice(0, 100))
  const rest = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')
  if (rest.length >= MAX_DEPTH) throw invalid(`Parameters are nested too deeply: ${name.slice(0, 100)}`)
  return [match[1], ...rest]
}

function insert(root: Node, path: readonly string[], value: string, name: string): void {
  let node = root
  for (const [index, part] of path.entries()) {
    const key = part === '' ? String(node.size) : part
    if (index === path.length - 1) {
      if (node.get(key) instanceof Map) throw invalid(`Invalid parameter: ${name}`, name)
      node.set(key, value)
      return
    }
    const next = node.get(key) ?? new Map()
    if (!(next instanceof Map)) throw invalid(`Invalid parameter: ${name}`, name)
    node.set(key, next)
    node = next
  }
}

function toObject(node: Node): { [name: string]: FormValue } {
  const object: { [name: string]: FormValue } = Object.create(null)
  for (const [key, value] of node) object[key] = typeof value === 'string' ? value : toValue(value)
  return object
}

/** Numbered members are a list, in the order of their numbers. */
function toValue(node: Node): FormValue {
  if (node.size === 0 || ![...node.keys()].every((key) => /^\d{1,4}$/.test(key))) return toObject(node)
  return [...node]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => (typeof value === 'string' ? value : toValue(value)))
}
