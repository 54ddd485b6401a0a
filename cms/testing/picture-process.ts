import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandler } from '#cms/pictures/handle.ts'
import { createPool } from '#media/pipeline/pool.ts'
import { openKernel } from '#media/similarity/kernel.ts'
import { createPictureIndex } from '#media/similarity/picture-index.ts'

const TIMEOUT_MS = 10_000

/**
 * Starts the process of pictures in this one, and names it in the environment. Pictures are decoded as in production: in
 * limited children. Call it before the CMS is opened.
 */
export async function startPictureProcess(): Promise<{ close(): Promise<void> }> {
  const pool = createPool({ size: 1, timeoutMs: TIMEOUT_MS })
  const handle = createHandler({ index: createPictureIndex(await openKernel()), pool })
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.PICTURES_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    close: async () => {
      server.close()
      await pool.close()
    },
  }
}
