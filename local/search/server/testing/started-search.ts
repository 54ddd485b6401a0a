import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { algoliasearch, type SearchClient } from 'algoliasearch'
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import type { PublicKeyLimits } from '#domain/search/public-key.ts'
import { openStore } from '#local/search/engine/store/open-store.ts'
import { startSearch } from '#local/search/server/start.ts'

export const APP_ID = 'motif-test'
export const WRITE_KEY = 'w'.repeat(32)
export const SEARCH_KEY = 's'.repeat(32)

/** Longer than a browser's client would wait, for busy machines. */
const TIMEOUTS_MS = { connect: 30_000, read: 60_000, write: 60_000 }

/** An engine with its own folder, and the official clients for it. */
export interface StartedSearch {
  readonly url: string
  readonly folder: string
  /** Uses the write key. */
  readonly client: SearchClient
  /** Uses the search key, as a browser does. */
  readonly lite: LiteClient
  clientWith(key: string): SearchClient
  liteWith(key: string): LiteClient
  /** Sends a request without a client library. */
  ask(path: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

interface Options {
  readonly memoryMb?: number
  readonly proxiesInFront?: number
  /** The limits of the search key; null for none. */
  readonly publicKey?: PublicKeyLimits | null
}

export async function startedSearch({
  memoryMb = 4_096,
  proxiesInFront = 0,
  publicKey = null,
}: Options = {}): Promise<StartedSearch> {
  const folder = mkdtempSync(join(tmpdir(), 'motif-search-'))
  const running = await startSearch(
    {
      folder,
      port: 0,
      host: '127.0.0.1',
      appId: APP_ID,
      searchKey: SEARCH_KEY,
      writeKey: WRITE_KEY,
      memoryMb,
      proxiesInFront,
    },
    openStore,
    publicKey,
  )
  const clients = clientsOf(running.port)
  return {
    ...clients,
    folder,
    stop: async () => {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The official clients for an engine on this machine. */
export function clientsOf(port: number): Omit<StartedSearch, 'folder' | 'stop'> {
  const url = `http://127.0.0.1:${port}`
  const hosts = [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }] as const
  const options = () => ({ hosts: [...hosts], timeouts: TIMEOUTS_MS })
  const clientWith = (key: string) => algoliasearch(APP_ID, key, options())
  const liteWith = (key: string) => liteClient(APP_ID, key, options())
  return {
    url,
    client: clientWith(WRITE_KEY),
    lite: liteWith(SEARCH_KEY),
    clientWith,
    liteWith,
    ask: (path, init = {}) =>
      fetch(url + path, {
        ...init,
        headers: {
          'x-algolia-application-id': APP_ID,
          'x-algolia-api-key': WRITE_KEY,
          ...Object.fromEntries(new Headers(init.headers)),
        },
      }),
  }
}

/** Waits for the task of a response, and returns the response. */
export async function published<Answer extends { readonly taskID?: number | undefined }>(
  client: SearchClient,
  indexName: string,
  answer: Promise<Answer>,
): Promise<Answer> {
  const { taskID } = await answer
  if (taskID === undefined) throw new Error('the answer names no task')
  await client.waitForTask({ indexName, taskID, timeout: () => 5 })
  return answer
}
