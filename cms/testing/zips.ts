import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strFromU8, unzipSync } from 'fflate'
import { Pool } from 'pg'
import { createHandler } from '#cms/files/handle.ts'
import { createLocate } from '#cms/files/locate.ts'
import { createWithheld } from '#cms/files/withheld.ts'
import { createFindZip } from '#cms/files/zip/find-zip.ts'
import type { TestBrowser } from '#cms/testing/browser.ts'
import { preparedZipSchema } from '#domain/contract/zips.ts'
import { refuse } from '#domain/errors/catalogue.ts'

/** The content of every file of the test catalogue. */
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0"/></svg>'

export interface FetchedZip {
  /** The header that names the file. */
  readonly name: string
  readonly paths: readonly string[]
  readonly text: (path: string) => string
}

/** A files server on the test's database, whose files are all the same drawing. */
export interface ZipServer {
  /** Prepares the ZIP of an API path, such as `/packs/heart-1`. @returns its address */
  readonly prepare: (browser: TestBrowser, path: string, request?: object) => Promise<string>
  readonly get: (address: string) => Promise<Response>
  /** Prepares, fetches and unpacks. */
  readonly fetchZip: (browser: TestBrowser, path: string, request?: object) => Promise<FetchedZip>
  readonly close: () => Promise<void>
}

export async function startZipServer(): Promise<ZipServer> {
  const database = new Pool({ connectionString: process.env.DATABASE_URL })
  database.on('error', () => undefined)
  const handle = createHandler({
    locate: createLocate(database),
    isWithheld: createWithheld(database),
    isSource: async () => false,
    findZip: createFindZip(database),
    findCard: async () => null,
    findPageCard: async () => null,
    storage: { get: async () => Buffer.from(SVG), put: async () => undefined },
    convert: async () => refuse('file-damaged'),
    render: async () => refuse('file-damaged'),
    signingSecret: process.env.SIGNING_SECRET ?? '',
    now: () => new Date(),
  })
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const get = (address: string) => fetch(origin + address)
  const prepare = async (browser: TestBrowser, path: string, request: object = {}) => {
    const headers = { Accept: 'application/json' }
    const { body } = await browser.call('POST', `/v2${path}/zip`, { json: request, headers })
    return preparedZipSchema.parse(body.response?.zip).url
  }
  return {
    prepare,
    get,
    fetchZip: async (browser, path, request) => {
      const answer = await get(await prepare(browser, path, request))
      if (!answer.ok) throw new Error(`the ZIP of ${path} was answered with ${answer.status}`)
      const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      return {
        name: answer.headers.get('content-disposition') ?? '',
        paths: Object.keys(entries),
        text: (path) => strFromU8(entries[path] ?? new Uint8Array()),
      }
    },
    close: async () => {
      server.close()
      await database.end()
    },
  }
}
