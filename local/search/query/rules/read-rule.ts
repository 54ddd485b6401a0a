import type { Json } from '#local/search/model/record.ts'
import { accept, acceptAll, type Result, refuse } from '#local/search/query/refusal.ts'
import { list } from '#local/search/query/values/lists.ts'
import { type Reader, readValue } from '#local/search/query/values/reader.ts'
import { flag, integer, isObject, shortText, text } from '#local/search/query/values/scalars.ts'
import { readConditions } from './read-condition.ts'
import { readConsequence } from './read-consequence.ts'
import type { Period, Rule } from './rule.ts'

/** Reads a rule from a request, or returns why it is invalid. */
export function readRule(body: Json): Result<Rule> {
  if (!isObject(body)) return refuse('A rule must be an object')
  const { objectID } = body
  if (typeof objectID !== 'string' || objectID === '') return refuse('objectID must be a non-empty string')
  const unknown = Object.keys(body).find((name) => !KNOWN.has(name))
  if (unknown) return refuse(`Invalid rule ${objectID}: unknown attribute ${unknown}`)
  const conditions = readConditions(body.conditions ?? (body.condition ? [body.condition] : []))
  if (!conditions.ok) return inRule(objectID, conditions)
  const consequence = readConsequence(body.consequence ?? null)
  if (!consequence.ok) return inRule(objectID, consequence)
  const validity = readValidity(body.validity ?? null)
  if (!validity.ok) return inRule(objectID, validity)
  const rest = readRest(body)
  if (!rest.ok) return inRule(objectID, rest)
  return accept({
    objectID,
    conditions: conditions.value,
    consequence: consequence.value,
    enabled: true,
    ...(validity.value.length > 0 ? { validity: validity.value } : {}),
    ...rest.value,
  })
}

const REST: Readonly<Record<string, Reader<unknown>>> = {
  description: shortText(1_000),
  enabled: flag,
  tags: list,
  scope: text,
}

/** `_metadata` and `_highlightResult` are in responses that clients send back. */
const KNOWN = new Set([
  'objectID',
  'condition',
  'conditions',
  'consequence',
  'validity',
  '_metadata',
  '_highlightResult',
  ...Object.keys(REST),
])

function readRest(body: { readonly [name: string]: Json }): Result<Partial<Rule>> {
  const said = Object.entries(REST).filter(([name]) => (body[name] ?? null) !== null)
  const values = acceptAll(said.map(([name, reader]) => readValue(reader, name, body[name] ?? null)))
  return values.ok ? accept(Object.fromEntries(said.map(([name], at) => [name, values.value[at]]))) : values
}

const moment = integer(0)

function readValidity(given: Json): Result<readonly Period[]> {
  if (given === null) return accept([])
  if (!Array.isArray(given)) return refuse('validity must be an array of time ranges')
  return acceptAll(given.map(readPeriod))
}

function readPeriod(given: Json): Result<Period> {
  if (!isObject(given)) return refuse('validity must be an array of time ranges')
  const from = moment.read(given.from ?? null)
  const until = moment.read(given.until ?? null)
  if (
    (from === undefined && (given.from ?? null) !== null) ||
    (until === undefined && (given.until ?? null) !== null)
  ) {
    return refuse('a time range must be given in seconds since 1970')
  }
  if (from !== undefined && until !== undefined && from > until)
    return refuse('a time range must end after it begins')
  return accept({ ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) })
}

function inRule(objectID: string, { message }: { readonly message: string }) {
  return refuse(`Invalid rule ${objectID}: ${message}`)
}
