import { z } from 'zod'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { environment } from '#storefront/env.ts'

/** Pages follow the catalogue by tag; this heals what a lost message, or a second process, left behind. */
const REFRESH_SECONDS = 600
const TIMEOUT_MS = 10_000

/** The CMS did not answer, or not in the shape agreed on: the page cannot be made now. */
export class CatalogueUnavailable extends Error {
  override readonly name = 'CatalogueUnavailable'
  /** All that the error page in the browser learns of an error of the server; Next keeps a digest that is there. */
  readonly digest = 'unavailable' satisfies ErrorCode
}

interface Read<S extends z.ZodType> {
  readonly locale: Locale
  /** Under `/api/v2`, from its slash. */
  readonly path: string
  /** What is null or undefined is not sent. */
  readonly query?: Readonly<Record<string, string | number | null | undefined>>
  /** The name inside the `response` envelope. */
  readonly name: string
  readonly schema: S
  readonly tags: readonly string[]
  /** Seconds after which it is asked for anew whatever was named; `REFRESH_SECONDS` unless told. */
  readonly refresh?: number
}

/**
 * Reads from the CMS's own API, cached until one of the tags is named.
 *
 * @returns null when there is no such thing
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

/** The same for what nobody may keep: it is asked for each time. */
export function readFresh<S extends z.ZodType>(
  read: Omit<Read<S>, 'tags' | 'refresh'>,
): Promise<z.infer<S> | null> {
  return ask(read, { cache: 'no-store' })
}

/** The same for what always exists. */
export async function readExisting<S extends z.ZodType>(read: Read<S>): Promise<z.infer<S>> {
  const found = await readCatalogue(read)
  if (found === null) throw new CatalogueUnavailable(`nothing at ${read.path}`)
  return found
}

async function ask<S extends z.ZodType>(
  read: Omit<Read<S>, 'tags'>,
  keeping: Pick<RequestInit, 'cache' | 'next'>,
): Promise<z.infer<S> | null> {
  const url = addressOf(read)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { signal, ...keeping }).catch((cause: unknown) => {
    throw new CatalogueUnavailable(`no answer from ${url}`, { cause })
  })
  if (response.status === 404 || response.status === 410) return null
  if (!response.ok) throw new CatalogueUnavailable(`${response.status} from ${url}`)
  return parse(url, await response.json(), read.name, read.schema)
}

function addressOf({ path, query = {}, locale }: Pick<Read<z.ZodType>, 'path' | 'query' | 'locale'>): string {
  const said = Object.entries({ lang: locale, ...query }).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  return `${environment().CMS_URL}/api/v2${path}?${new URLSearchParams(said)}`
}

function parse<S extends z.ZodType>(url: string, body: unknown, name: string, schema: S): z.infer<S> {
  const envelope = z.object({ response: z.object({ [name]: schema }) }).safeParse(body)
  if (!envelope.success) throw new CatalogueUnavailable(`${url}: ${z.prettifyError(envelope.error)}`)
  return envelope.data.response[name] as z.infer<S>
}
