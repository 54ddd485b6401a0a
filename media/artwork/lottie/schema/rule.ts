import type { Refusal } from '#domain/errors/catalogue.ts'
import { isList, isObject, type Json, type JsonObject } from '#media/artwork/json.ts'

/**
 * What may stand at a place of a Lottie: gives back the value as it is written anew, or undefined where it is left out.
 * Types are compared and never converted, because players convert: a list of one text runs as that text.
 */
export type Rule = (value: Json, found: Findings) => Json | undefined

/** Reasons to refuse the whole file, in the order they are met. */
export interface Findings {
  readonly refusals: Refusal[]
  /** Names of the pictures that lie in the same package. */
  readonly packaged: ReadonlySet<string>
}

/** Beyond this a coordinate, a frame or a name is of no use to anybody, and players differ in what they make of it. */
const FAR = 1e9
const MAX_NAME_LENGTH = 400

export const number: Rule = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(FAR, Math.max(-FAR, value)) : undefined

export const flag: Rule = (value) => (typeof value === 'boolean' ? value : number(value, NOTHING))

/** A name, which players show nowhere or only as text. */
export const name: Rule = (value) => (typeof value === 'string' ? value.slice(0, MAX_NAME_LENGTH) : undefined)

/** A text of exactly this form; others are left out. */
export function matching(form: RegExp): Rule {
  return (value) => (typeof value === 'string' && form.test(value) ? value : undefined)
}

/** A list whose entries all follow a rule; those that do not are left out. */
export function list(entry: Rule): Rule {
  return (value, found) =>
    isList(value)
      ? value.flatMap((one) => {
          const kept = entry(one, found)
          return kept === undefined ? [] : [kept]
        })
      : undefined
}

/** An object of these keys only, in the order they came in. */
export function object(keys: Readonly<Record<string, Rule>>): Rule {
  const rules = new Map(Object.entries(keys))
  return (value, found) => {
    if (!isObject(value)) return undefined
    const kept: Record<string, Json> = {}
    for (const [key, child] of Object.entries(value)) {
      const rebuilt = child === undefined ? undefined : rules.get(key)?.(child, found)
      if (rebuilt !== undefined) kept[key] = rebuilt
    }
    return kept
  }
}

/** An object of any keys, whose values all follow a rule. */
export function record(entry: Rule): Rule {
  return (value, found) => {
    if (!isObject(value)) return undefined
    const kept = Object.entries(value).flatMap(([key, child]): [string, Json][] => {
      const rebuilt = child === undefined || key === '__proto__' ? undefined : entry(child, found)
      return rebuilt === undefined ? [] : [[key.slice(0, MAX_NAME_LENGTH), rebuilt]]
    })
    return Object.fromEntries(kept)
  }
}

/** The first of several rules that keeps something. */
export function either(...rules: readonly Rule[]): Rule {
  return (value, found) => {
    for (const rule of rules) {
      const kept = rule(value, found)
      if (kept !== undefined) return kept
    }
    return undefined
  }
}

/** A rule chosen by what the object is; what it is not known to be is left out. */
export function byKind(kindOf: (value: JsonObject) => Rule | undefined): Rule {
  return (value, found) => (isObject(value) ? kindOf(value)?.(value, found) : undefined)
}

/** A rule that refers to one declared later, as groups hold shapes and are shapes. */
export function later(rule: () => Rule): Rule {
  return (value, found) => rule()(value, found)
}

const NOTHING: Findings = { refusals: [], packaged: new Set() }
