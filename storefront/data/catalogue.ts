import { cache } from 'react'
import { z } from 'zod'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { environment } from '#storefront/env.ts'

/** Pages are revalidated by tag, in every process; this is for what changes without an invalidation. */
const REFRESH_SECONDS = 600
const TIMEOUT_MS = 10_000

/** The CMS is on the same machine or network: compressing an answer takes longer than sending it. */
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' } as const

/** The CMS did not respond, or not in the expected shape: the page cannot be rendered now. */
export class CatalogueUnavailable extends Error {
  override readonly name = 'CatalogueUnavailable'
  /** All that the error page in the browser receives of a server error; Next keeps an existing digest. */
  readonly digest = 'unavailable' satisfies ErrorCode
}

interface Read<S extends z.ZodType> {
  readonly locale: Locale
  /** Under the base, with its leading slash. */
  readonly path: string
  /** Default `/api/v2`. */
  readonly base?: string
  /** Null and undefined are not sent. */
  readonly query?: Readonly<Record<string, string | number | null | undefined>>
  /** The name inside the `response` envelope. */
  readonly name: string
  readonly schema: S
  readonly tags: readonly string[]
  /** Seconds after which it is fetched again even if no tag was revalidated; default `REFRESH_SECONDS`. */
  readonly refresh?: number
}

/**
 * Reads from the CMS's API, cached until one of the tags is revalidated.
 *
 * @returns null when it does not exist
 * @throws CatalogueUnavailable
 */
export function readCatalogue<S extends z.ZodType>(read: Read<S>): Promise<z.infer<S> | null> {
  return ask(read, {
    next: {
      tags: [CACHE_TAGS.catalogue(), CACHE_TAGS.locale(read.locale), ...read.tags],
      revalidate: read.refresh ?? REFRESH_SECONDS,
    },
  })
}

/** Like `readCatalogue`, without a cache, and null too for a caller without permission to read it. */
export function readFresh<S extends z.ZodType>(
  read: Omit<Read<S>, 'tags' | 'refresh'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<z.infer<S> | null> {
  return ask(read, { cache: 'no-store', headers })
}

/** Like `readCatalogue`, for what always exists. */
export async function readExisting<S extends z.ZodType>(read: Read<S>): Promise<z.infer<S>> {
  const found = await readCatalogue(read)
  if (found === null) throw new CatalogueUnavailable(`nothing at ${read.path}`)
  return found
}

/** Answers of the page that is rendered: its head and its body read the same, which is parsed once. */
const answers = cache(() => new Map<string, Promise<unknown>>())

interface Sending extends Pick<RequestInit, 'cache' | 'next'> {
  readonly headers?: Readonly<Record<string, string>>
}

/** Not there, or not for this caller. */
const NOTHING: readonly number[] = [401, 403, 404, 410]

function ask<S extends z.ZodType>(read: Omit<Read<S>, 'tags'>, keeping: Sending): Promise<z.infer<S> | null> {
  const known = answers()
  const url = addressOf(read)
  const answer = known.get(url) ?? request(url, read, keeping)
  known.set(url, answer)
  return answer as Promise<z.infer<S> | null>
}

async function request<S extends z.ZodType>(
  url: string,
  read: Omit<Read<S>, 'tags'>,
  keeping: Sending,
): Promise<z.infer<S> | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const headers = { ...UNCOMPRESSED, ...keeping.headers }
  const response = await fetch(url, { signal, ...keeping, headers }).catch((cause: unknown) => {
    throw new CatalogueUnavailable(`no answer from ${url}`, { cause })
  })
  if (NOTHING.includes(response.status)) return null
  if (!response.ok) throw new CatalogueUnavailable(`${response.status} from ${url}`)
  return parseOnce(url, await response.text(), read)
}

function addressOf({
  base = '/api/v2',
  path,
  query = {},
  locale,
}: Pick<Read<z.ZodType>, 'base' | 'path' | 'query' | 'locale'>): string {
  const said = Object.entries({ lang: locale, ...query }).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  return `${environment().CMS_URL}${base}${path}?${new URLSearchParams(said)}`
}

/** Longer ones are listings and details, which few pages share. */
const MAX_KNOWN_LENGTH = 30_000
const KNOWN_CAPACITY = 200

/** Answers that pages share, by address; the least recently used first. */
const known = new Map<string, { readonly text: string; readonly value: unknown }>()

/**
 * Parses an answer, except where the last one from its address had the same text: every page reads the menus and
 * settings. Its value is then the same object, so that markup made of it is known (`StaticMarkup`).
 */
function parseOnce<S extends z.ZodType>(
  url: string,
  text: string,
  { name, schema }: Pick<Read<S>, 'name' | 'schema'>,
): z.infer<S> {
  const earlier = known.get(url)
  const value = earlier?.text === text ? earlier.value : parse(url, jsonOf(text), name, schema)
  if (text.length <= MAX_KNOWN_LENGTH) {
    known.delete(url)
    known.set(url, { text, value })
    const oldest = known.keys().next()
    if (known.size > KNOWN_CAPACITY && !oldest.done) known.delete(oldest.value)
  }
  return value as z.infer<S>
}

/** Undefined, which is no answer of any shape, for text that is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parse<S extends z.ZodType>(url: string, body: unknown, name: string, schema: S): z.infer<S> {
  const envelope = z.object({ response: z.object({ [name]: schema }) }).safeParse(body)
  if (!envelope.success) throw new CatalogueUnavailable(`${url}: ${z.prettifyError(envelope.error)}`)
  return envelope.data.response[name] as z.infer<S>
}
