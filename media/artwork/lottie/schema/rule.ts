import type { Refusal } from '#domain/errors/catalogue.ts'
import { isList, isObject, type Json, type JsonObject } from '#media/artwork/json.ts'

/**
 * Checks a value of a Lottie animation: returns the value to write, or undefined to remove it. Types are
 * compared and never converted, because players convert: a list of one text runs as that text.
 */
export type Rule = (value: Json, found: Findings) => Json | undefined

/** Reasons to refuse the whole file, in the order found. */
export interface Findings {
  readonly refusals: Refusal[]
  /** Names of the pictures in the same package. */
  readonly packaged: ReadonlySet<string>
}

/** Larger coordinates, frames and lengths have no use, and players handle them differently. */
const FAR = 1e9
const MAX_NAME_LENGTH = 400

export const number: Rule = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(FAR, Math.max(-FAR, value)) : undefined

export const flag: Rule = (value) => (typeof value === 'boolean' ? value : number(value, NOTHING))

/** A name, which players do not show or show as text only. */
export const name: Rule = (value) => (typeof value === 'string' ? value.slice(0, MAX_NAME_LENGTH) : undefined)

/** A text of exactly this form; other texts are removed. */
export function matching(form: RegExp): Rule {
  return (value) => (typeof value === 'string' && form.test(value) ? value : undefined)
}

/** A list in which each entry follows a rule; other entries are removed. */
export function list(entry: Rule): Rule {
  return (value, found) =>
    isList(value)
      ? value.flatMap((one) => {
          const kept = entry(one, found)
          return kept === undefined ? [] : [kept]
        })
      : undefined
}

/** An object of only these keys, in their original order. */
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

/** An object of any keys whose values each follow a rule. */
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

/** The first of several rules that accepts the value. */
export function either(...rules: readonly Rule[]): Rule {
  return (value, found) => {
    for (const rule of rules) {
      const kept = rule(value, found)
      if (kept !== undefined) return kept
    }
    return undefined
  }
}

/** A rule chosen by the kind of the object; objects of unknown kinds are removed. */
export function byKind(kindOf: (value: JsonObject) => Rule | undefined): Rule {
  return (value, found) => (isObject(value) ? kindOf(value)?.(value, found) : undefined)
}

/** Refers to a rule that is declared later, as groups contain shapes and are shapes. */
export function later(rule: () => Rule): Rule {
  return (value, found) => rule()(value, found)
}

const NOTHING: Findings = { refusals: [], packaged: new Set() }
