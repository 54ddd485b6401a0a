import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Peer } from '#bench/bare-app.ts'

/** A body as it travels, encoded as `headers` say. */
export interface Answer {
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** The peer that a page is held against: the same bytes from a plain Node server, in a process of its own. */
export async function startStaticPeer(answer: Answer): Promise<Peer> {
  const path = fileURLToPath(new URL('./static-server.ts', import.meta.url))
  const child = fork(path, { serialization: 'advanced' })
  await once(child, 'message')
  child.send(answer)
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}/`, stop: async () => child.disconnect() }
}

/** What a server sends for a page, byte by byte; `fetch` would decode it. */
export function capture(url: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const { 'content-type': type = '', 'content-encoding': encoding } = response.headers
        const encoded = encoding === undefined ? [] : [['Content-Encoding', encoding]]
        const kept = Object.fromEntries([['Content-Type', type], ...encoded])
        resolve({ body: Buffer.concat(chunks), headers: kept })
      })
    }).once('error', reject)
  })
}
