import type { Json } from '#local/search/model/record.ts'
import type { Reader } from './reader.ts'
import { parseJson, text } from './scalars.ts'

/** Filters as nested lists: the outer list is a conjunction, the lists in it are disjunctions. */
export type NestedTexts = string | readonly NestedTexts[]

/** A list of strings, in no other form. */
export const strings: Reader<readonly string[]> = {
  expects: 'array of strings',
  read: (given) => textsOf(given),
}

/** A list of strings as JSON, as JSON in a text, or as a text with commas. */
export const list: Reader<readonly string[]> = {
  expects: 'array of strings',
  read: (given) => {
    if (typeof given !== 'string') return textsOf(given)
    return given.trimStart().startsWith('[') ? textsOf(parseJson(given)) : split(given.toWellFormed())
  },
}

export function listOf<const Word extends string>(...words: readonly Word[]): Reader<readonly Word[]> {
  const known = new Set<string>(words)
  return {
    expects: `array of ${words.join(', ')}`,
    read: (given) => {
      const texts = list.read(given)
      return texts?.every((text): text is Word => known.has(text)) ? texts : undefined
    },
  }
}

/** Strings in nested lists; in a URL, JSON or a text with commas. */
export const nestedTexts: Reader<NestedTexts> = {
  expects: 'string or nested arrays of strings',
  read: (given) => {
    if (typeof given !== 'string') return nestedOf(given)
    return nestedOf(given.trimStart().startsWith('[') ? parseJson(given) : given)
  },
}

/** Accepts a value of either reader; the first reader that accepts it reads it. */
export function either<A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> {
  return {
    expects: `${first.expects} or ${second.expects}`,
    read: (given) => first.read(given) ?? second.read(given),
  }
}

function textsOf(given: Json | undefined): readonly string[] | undefined {
  if (!Array.isArray(given)) return undefined
  const texts = given.map((each) => text.read(each))
  return texts.every((each) => each !== undefined) ? texts : undefined
}

function nestedOf(given: Json | undefined): NestedTexts | undefined {
  if (typeof given === 'string') return given.toWellFormed()
  if (!Array.isArray(given)) return undefined
  const parts = given.map(nestedOf)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

function split(given: string): readonly string[] {
  return given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
