import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERRORS, type Refusal, type Result, refuse } from '#domain/errors/catalogue.ts'
import { viewOf } from '#media/artwork/descriptor/descriptor.ts'
import type { Pool } from '#media/pipeline/pool.ts'
import type { PictureMatch } from '#media/similarity/indexed-picture.ts'
import type { PictureIndex } from '#media/similarity/picture-index.ts'
import {
  alikeSchema,
  cleanOptionsSchema,
  cropOptionsSchema,
  findSchema,
  wireClean,
  wireCropped,
  wireViews,
} from './wire.ts'

export interface PictureServices {
  readonly index: PictureIndex
  readonly pool: Pick<Pool, 'describe' | 'crop' | 'clean'>
}

/** Maximum body of a request: a picture of 10 MB. */
const MAX_BODY_BYTES = 10 * 1024 * 1024

type Answer = (services: PictureServices, body: Buffer, options: unknown) => Promise<unknown> | unknown

/** The requests of the CMS. Bodies are JSON, except for a raw picture, whose options are in the query. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'GET /healthz': ({ index }) => ({ ok: true, pictures: index.size, memoryMb: memoryMb() }),
  'POST /describe': async ({ pool }, body) => wireDescribed(await pool.describe(body)),
  'POST /crop': async ({ pool }, body, options) =>
    wireCropped(await pool.crop(body, cropOptionsSchema.parse(options))),
  'POST /clean': async ({ pool }, body, options) =>
    wireClean(await pool.clean(body, cleanOptionsSchema.parse(options))),
  'POST /find': ({ index }, body) => find(index, JSON.parse(body.toString())),
  'POST /alike': ({ index }, body) => alike(index, JSON.parse(body.toString())),
}

/** Answers requests of the CMS: values as JSON, refusals with their status. Listens on loopback only. */
export function createHandler(services: PictureServices) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://pictures')
    const answer = ANSWERS[`${request.method} ${pathname}`]
    try {
      const body = answer && (await readBody(request))
      const options: unknown = JSON.parse(searchParams.get('options') ?? 'null')
      const value = body
        ? await answer(services, body, options)
        : refuse(answer ? 'picture-too-large' : 'not-found')
      send(response, value)
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error)
      if (!response.headersSent) send(response, refuse('internal'))
    }
  }
}

function find(index: PictureIndex, question: unknown): readonly PictureMatch[] {
  const { views, count } = findSchema.parse(question)
  return index.search(views, count)
}

function alike(index: PictureIndex, question: unknown): readonly PictureMatch[] {
  const { item, count } = alikeSchema.parse(question)
  const picture = index.get(item)
  if (!picture) return []
  return index
    .search([viewOf(picture)], count + 1)
    .filter((match) => match.item !== item)
    .slice(0, count)
}

function wireDescribed(described: Awaited<ReturnType<Pool['describe']>>) {
  return described.ok ? { ...described.value, views: wireViews(described.value.views) } : described
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > MAX_BODY_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function send(response: ServerResponse, value: unknown): void {
  const status = isRefusal(value) ? ERRORS[value.code].status : 200
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' && value !== null && 'ok' in value && (value as Result<unknown>).ok === false
  )
}

function memoryMb(): number {
  return Math.round(process.memoryUsage.rss() / 2 ** 20)
}
