import type { Json } from '#local/search/model/record.ts'
import { faultOfJson } from './json-fault.ts'
import type { Reader } from './reader.ts'

/** Numbers and booleans are accepted as text too, as they are in a URL. */
export const flag: Reader<boolean> = {
  expects: 'boolean',
  read: (given) => {
    if (given === true || given === 'true' || given === '1' || given === 1) return true
    if (given === false || given === 'false' || given === '0' || given === 0) return false
    return undefined
  },
}

export function integer(from: number, to: number = Number.MAX_SAFE_INTEGER): Reader<number> {
  return {
    expects: `integer between ${from} and ${to}`,
    read: (given) => {
      const number = numberOf(given)
      return number !== undefined && Number.isInteger(number) && number >= from && number <= to
        ? number
        : undefined
    },
  }
}

/** Lone surrogates become U+FFFD: responses are URLs and UTF-8, which have none. */
export const text: Reader<string> = {
  expects: 'string',
  read: (given) => (typeof given === 'string' ? given.toWellFormed() : undefined),
}

export function shortText(maxBytes: number): Reader<string> {
  return {
    expects: `string shorter than ${maxBytes} bytes`,
    read: (given) => {
      const read = text.read(given)
      return read !== undefined && Buffer.byteLength(read) <= maxBytes ? read : undefined
    },
  }
}

/** One of a few words; booleans are accepted by their text. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Reader<Word> {
  return {
    expects: `one of ${words.join(', ')}`,
    read: (given) => {
      // An object may have no text: `{"toString": ""}`.
      const word = typeof given === 'object' ? undefined : String(given)
      return words.find((one) => one === word)
    },
  }
}

/** Any value, unchanged. */
export const anything: Reader<NonNullable<Json>> = { expects: 'JSON', read: (given) => given ?? undefined }

export const object: Reader<{ readonly [name: string]: Json }> = {
  expects: 'object',
  read: (given) => {
    const value = typeof given === 'string' ? parseJson(given) : given
    return isObject(value) ? value : undefined
  },
}

export function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of a JSON text, or undefined where it is invalid or nested too deeply. */
export function parseJson(source: string): Json | undefined {
  try {
    const value: Json = JSON.parse(source)
    return faultOfJson(value) === null ? value : undefined
  } catch {
    return undefined
  }
}

function numberOf(given: Json): number | undefined {
  if (typeof given === 'number') return given
  if (typeof given !== 'string' || given.trim() === '') return undefined
  const number = Number(given)
  return Number.isNaN(number) ? undefined : number
}
