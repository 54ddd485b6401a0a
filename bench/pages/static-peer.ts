import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Peer } from '#bench/bare-app.ts'

/** A body as transferred, in the encoding of `headers`. */
export interface Answer {
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** The peer of a page: a plain Node server in its own process that sends the same bytes. */
export async function startStaticPeer(answer: Answer): Promise<Peer> {
  const path = fileURLToPath(new URL('./static-server.ts', import.meta.url))
  const child = fork(path, { serialization: 'advanced' })
  await once(child, 'message')
  child.send(answer)
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}/`, stop: async () => child.disconnect() }
}

/** Headers of one connection, or that every server sets itself. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']

/** Reads the raw response of a server; `fetch` would decode it. */
export function capture(url: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const sent = Object.entries(response.headers).map(([name, value]) => [name, `${value}`])
        const kept = sent.filter(([name = '']) => !OWN_HEADERS.includes(name))
        resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(kept) })
      })
    }).once('error', reject)
  })
}

/** The same body with only the headers that describe it. */
export function withContentHeadersOnly({ body, headers }: Answer): Answer {
  const content = Object.entries(headers).filter(([name]) => /^content-(type|encoding)$/.test(name))
  return { body, headers: Object.fromEntries(content) }
}
