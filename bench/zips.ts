import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createHandler } from '#cms/files/handle.ts'
import { signZip } from '#cms/files/zip/zip-url.ts'
import { refuse } from '#domain/errors/catalogue.ts'
import type { ZipContents, ZippedAsset } from '#domain/zips/zip-contents.ts'
import { createDiskStorage } from '#media/storage/disk.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import { rounded } from './statistics.ts'

/**
 * `npm run bench -- zips`: a ZIP of 2 GB over HTTP from files on disk, as the files server sends it, and how far the memory of the
 * process grows meanwhile, beside the same files sent one after the other with their hashes and without a ZIP. Issue 20
 * sets the limit of the growth. The client takes the bytes and drops them.
 *
 * `--files 20` is a trial run; only the results of a whole run are stored.
 */
const FILES = 512
const FILE_BYTES = 4 * 1024 * 1024
const MOST_GROWTH_MB = 50
const SAMPLE_MS = 20
const SECRET = 's'.repeat(32)
const MEGABYTE = 1024 * 1024

const { values } = parseArgs({ options: { files: { type: 'string' } } })
const count = Number(values.files ?? FILES)

await benchmark('zips', measure, { kept: values.files === undefined })

async function measure(): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'motif-bench-'))
  const storage = createDiskStorage(folder)
  const bytes = randomBytes(FILE_BYTES)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await storage.put('originals/file', bytes, { contentType: 'image/jpeg' })
  const file = {
    sha256,
    format: 'jpg',
    bytes: FILE_BYTES,
    storageKey: 'originals/file',
    storageOffset: null,
    playable: false,
  } as const
  const handle = createHandler({
    locate: async () => file,
    isWithheld: async () => false,
    isSource: async () => false,
    findZip: async (id) => contentsOf(id === 'warm-up' ? 8 : count, sha256),
    findCard: async () => null,
    findPageCard: async () => null,
    storage,
    convert: async () => refuse('file-damaged'),
    render: async () => refuse('file-damaged'),
    signingSecret: SECRET,
    now: () => new Date(),
  })
  async function* bare(): AsyncGenerator<Uint8Array> {
    for (let sent = 0; sent < count; sent += 1) {
      const read = (await storage.get(file.storageKey)) ?? Buffer.alloc(0)
      createHash('sha256').update(read).digest()
      yield read
    }
  }
  const server = createServer((request, response) => {
    if (request.url === '/bare') void pipeline(bare(), response)
    else void handle(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const zip = (id: string) => signZip({ id, fileName: 'all.zip' }, SECRET, new Date())
  try {
    await take(port, zip('warm-up'))
    const plain = await take(port, '/bare')
    const zipped = await take(port, zip('whole'))
    return {
      figures: [
        { name: 'memory growth', value: rounded(zipped.growth, 1), unit: 'MB', atMost: MOST_GROWTH_MB },
        { name: 'memory growth without a ZIP', value: rounded(plain.growth, 1), unit: 'MB' },
        { name: 'ZIP / files without a ZIP', value: rounded(plain.ms / zipped.ms, 3) },
        { name: 'ZIP', value: rounded(zipped.ms / 1000, 2), unit: 's' },
      ],
      facts: { files: count, zipMegabytes: Math.round(zipped.bytes / MEGABYTE) },
    }
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
}

/** Takes an answer; `growth` is that of the resident memory above what it was before, in megabytes. */
async function take(port: number, path: string) {
  const before = process.memoryUsage.rss()
  let peak = before
  const sampler = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, SAMPLE_MS)
  const started = performance.now()
  const [answer] = (await once(get({ port, path, host: '127.0.0.1' }), 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) bytes += chunk.length
  clearInterval(sampler)
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`)
  return { bytes, ms: performance.now() - started, growth: (peak - before) / MEGABYTE }
}

function contentsOf(files: number, sha256: string): ZipContents {
  const assets = Array.from(
    { length: files },
    (_, index): ZippedAsset => ({
      sha256,
      format: 'jpg',
      path: `files/${index}.jpg`,
      recoloured: false,
      title: `File ${index}`,
      author: 'Ada',
      licence: 'motif-standard',
      sourceUrl: null,
      page: 'https://motif.test/en/photo/file',
      pack: null,
      credit: null,
    }),
  )
  return {
    name: 'All',
    fileName: 'all.zip',
    palette: null,
    assets,
    leftOut: [],
    notNamed: 0,
    site: 'https://motif.test',
    siteName: 'Motif',
    namespace: 'https://motif.test/spdx/zip',
    preparedAt: '2026-11-27T08:00:00Z',
  }
}
