import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signDownload } from '#cms/files/download-url.ts'
import type { Format } from '#domain/assets/formats.ts'
import { type TestDatabase, testDatabase } from '#local/testing/database.ts'
import { createDiskStorage } from '#media/storage/disk.ts'

const SECRET = 's'.repeat(32)
const HEART =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#f00" d="M2 2h20v20H2z"/></svg>'
const DRAFT = HEART.replace('#f00', '#00f')
const CREDIT = {
  line: 'Heart by Åsa',
  licence: 'https://spdx.org/licenses/MIT',
  source: 'https://example.org',
}

const heart = sha256(HEART)
const draft = sha256(DRAFT)
let database: TestDatabase
let folder: string
let server: ChildProcess
let origin: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  await fill()
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, ['cms/files/server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      SIGNING_SECRET: SECRET,
      FILES_PORT: String(port),
      STORAGE_DIR: folder,
    },
  })
  await new Promise((resolve) => server.stdout?.once('data', resolve))
})

afterAll(async () => {
  server.kill()
  await new Promise((resolve) => server.once('exit', resolve))
  await Promise.all([database.drop(), rm(folder, { recursive: true, force: true })])
})

describe('the files server', () => {
  it('answers its health check', async () => {
    expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok')
  })

  it('renders and stores a preview of a file inside a larger stored object', async () => {
    for (let round = 0; round < 2; round += 1) {
      const answer = await fetch(`${origin}/previews/${heart}?f=webp&w=100`)
      expect(answer.status).toBe(200)
      const picture = sharp(Buffer.from(await answer.arrayBuffer()))
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 100, height: 100 })
      const { dominant } = await picture.stats()
      expect(dominant.r).toBeGreaterThan(200)
      expect(dominant.b).toBeLessThan(50)
    }
    const stored = await createDiskStorage(folder).stat(
      `previews/${heart.slice(0, 2)}/${heart.slice(2, 4)}/${heart}/w100.webp`,
    )
    expect(stored?.bytes).toBeGreaterThan(0)
  })

  it('serves originals of free assets only', async () => {
    const answer = await fetch(`${origin}/previews/${heart}/original`)
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/svg+xml', HEART])
    expect((await fetch(`${origin}/previews/${draft}/original`)).status).toBe(404)
    expect((await fetch(`${origin}/previews/${'0'.repeat(64)}?w=100`)).status).toBe(404)
  })

  it('delivers a granted download with its credit embedded', async () => {
    const svg = await download('svg', null)
    expect(svg.toString()).toContain('<dc:rights>Heart by Åsa</dc:rights>')
    const png = await sharp(await download('png', 512)).metadata()
    expect(png).toMatchObject({ format: 'png', width: 512, height: 512 })
    expect(png.xmp?.toString()).toContain('Heart by Åsa')
  })

  it('names every missing variable and does not start', async () => {
    const child = spawn(process.execPath, ['cms/files/server.ts'], {
      env: { NODE_ENV: 'test', PATH: process.env.PATH },
    })
    let output = ''
    child.stderr.on('data', (text: Buffer) => {
      output += text
    })
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1)
    for (const name of ['DATABASE_URL', 'SIGNING_SECRET', 'FILES_PORT']) expect(output).toContain(name)
  })
})

async function download(format: Format, width: number | null): Promise<Buffer> {
  const granted = {
    sha256: heart,
    fileName: `heart.${format}`,
    format,
    width,
    colours: new Map(),
    credit: CREDIT,
  }
  const answer = await fetch(origin + signDownload(granted, SECRET, new Date()))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain(`filename="heart.${format}"`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Both files are in one segment, as after a bulk load. */
async function fill(): Promise<void> {
  const contentType = 'application/octet-stream'
  await createDiskStorage(folder).put('segments/1', Buffer.from(HEART + DRAFT), { contentType })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const insert = `INSERT INTO files (sha256, format, mime, bytes, storage_key, storage_offset, playable)
    VALUES ($1, 'svg', 'image/svg+xml', $2, 'segments/1', $3, $4)`
  await client.query(insert, [heart, Buffer.byteLength(HEART), 0, true])
  await client.query(insert, [draft, Buffer.byteLength(DRAFT), Buffer.byteLength(HEART), false])
  await client.end()
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function freePort(): Promise<number> {
  const probe: Server = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
