import type { Json } from '#local/search/model/record.ts'
import { isObject } from '#local/search/query/values/scalars.ts'
import { accept, type Outcome, REFUSALS } from '#local/search/server/refusals.ts'

/** A click, conversion or view that `search-insights` sends. */
export interface SearchEvent {
  readonly eventType: (typeof EVENT_TYPES)[number]
  readonly eventName: string
  readonly index: string
  readonly userToken: string
  readonly [name: string]: Json
}

export const EVENT_TYPES = ['click', 'conversion', 'view'] as const

/** Algolia's limits. */
const MAX_EVENTS = 1_000
const MAX_OBJECTS = 20
const MAX_NAME_LENGTH = 64
const MAX_TOKEN_LENGTH = 129
/** The oldest and the newest time of an event, relative to now. */
const MAX_AGE_MS = 4 * 24 * 60 * 60 * 1_000
const MAX_CLOCK_SKEW_MS = 10 * 60 * 1_000

type Body = { readonly [name: string]: Json }

/** Reads the body of POST events, or reports its first fault. */
export function readEvents(body: Body, now: Date): Outcome<readonly SearchEvent[]> {
  const { events } = body
  if (!Array.isArray(events)) return REFUSALS.request('events should be an array')
  if (events.length > MAX_EVENTS) return REFUSALS.request(`events may hold ${MAX_EVENTS} at most`)
  const fault = events.map((event) => faultOf(event, now)).find((each) => each !== null)
  return fault ? { ...REFUSALS.request(fault), status: 422 } : accept(events)
}

function faultOf(event: Json, now: Date): string | null {
  if (!isObject(event)) return 'an event should be an object'
  const { eventType, eventName, index, userToken, timestamp, objectIDs, filters, positions } = event
  if (!EVENT_TYPES.some((type) => type === eventType))
    return 'eventType must be one of: click, conversion, view'
  if (!isText(eventName, MAX_NAME_LENGTH))
    return `eventName must be a string of 1 to ${MAX_NAME_LENGTH} characters`
  if (!isText(index, Number.POSITIVE_INFINITY)) return 'index must be a non-empty string'
  if (typeof userToken !== 'string' || !TOKEN.test(userToken)) {
    return `userToken must be a string of 1 to ${MAX_TOKEN_LENGTH} letters, digits and -_=/+.`
  }
  if (timestamp !== undefined && !isRecent(timestamp, now)) return 'timestamp must be within the last 4 days'
  if ((objectIDs === undefined) === (filters === undefined))
    return 'either objectIDs or filters must be given'
  if (objectIDs !== undefined && !isTexts(objectIDs)) return `objectIDs must hold 1 to ${MAX_OBJECTS} strings`
  if (filters !== undefined && !isTexts(filters)) return `filters must hold 1 to ${MAX_OBJECTS} strings`
  if (positions !== undefined && !belong(positions, objectIDs))
    return 'positions must be as many as objectIDs'
  return null
}

const TOKEN = new RegExp(`^[A-Za-z0-9_=/+.-]{1,${MAX_TOKEN_LENGTH}}$`)

function isText(value: Json | undefined, longest: number): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= longest
}

function isTexts(value: Json): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MAX_OBJECTS &&
    value.every((each) => isText(each, Number.POSITIVE_INFINITY))
  )
}

function isRecent(timestamp: Json, now: Date): boolean {
  if (typeof timestamp !== 'number') return false
  return timestamp >= now.getTime() - MAX_AGE_MS && timestamp <= now.getTime() + MAX_CLOCK_SKEW_MS
}

function belong(positions: Json, objectIDs: Json | undefined): boolean {
  return (
    Array.isArray(positions) &&
    Array.isArray(objectIDs) &&
    positions.length === objectIDs.length &&
    positions.every((position) => Number.isInteger(position) && Number(position) > 0)
  )
}
