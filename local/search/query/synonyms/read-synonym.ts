import type { Json } from '#local/search/model/record.ts'
import { accept, type Result, refuse } from '#local/search/query/refusal.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { SYNONYM_TYPES, type Synonym, type SynonymType } from './synonym.ts'

type Body = { readonly [name: string]: Json }

/** Reads a synonym from a request, or returns why it is invalid. */
export function readSynonym(body: Json): Result<Synonym> {
  if (!isObject(body)) return refuse('A synonym must be an object')
  const { objectID } = body
  if (typeof objectID !== 'string' || objectID === '') return refuse('objectID must be a non-empty string')
  const type = synonymType(body.type)
  if (!type)
    return refuse(`Invalid synonym type for ${objectID}, expected one of ${SYNONYM_TYPES.join(', ')}`)
  const faults = FIELDS[type]
    .map(({ name, many }) => faultOf(body, name, many))
    .filter((fault) => fault !== null)
  const [fault] = faults
  return fault ? refuse(`Invalid synonym ${objectID}: ${fault}`) : accept(pick(type, objectID, body))
}

/** A type by its name, ignoring case, as clients of several generations write it differently. */
export function synonymType(given: Json | undefined): SynonymType | undefined {
  if (typeof given !== 'string') return undefined
  return SYNONYM_TYPES.find((type) => type.toLowerCase() === given.toLowerCase())
}

const FIELDS = {
  synonym: [{ name: 'synonyms', many: true }],
  oneWaySynonym: [
    { name: 'input', many: false },
    { name: 'synonyms', many: true },
  ],
  altCorrection1: [
    { name: 'word', many: false },
    { name: 'corrections', many: true },
  ],
  altCorrection2: [
    { name: 'word', many: false },
    { name: 'corrections', many: true },
  ],
  placeholder: [
    { name: 'placeholder', many: false },
    { name: 'replacements', many: true },
  ],
} as const satisfies Record<SynonymType, readonly { name: string; many: boolean }[]>

function faultOf(body: Body, name: string, many: boolean): string | null {
  const value = body[name]
  if (!many) return isText(value) ? null : `${name} must be a non-empty string`
  return Array.isArray(value) && value.length > 0 && value.every(isText)
    ? null
    : `${name} must be a non-empty array of non-empty strings`
}

function isText(value: Json | undefined): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function pick(type: SynonymType, objectID: string, body: Body): Synonym {
  const fields = FIELDS[type].map(({ name }) => [name, body[name]])
  return { objectID, type, ...Object.fromEntries(fields) }
}
