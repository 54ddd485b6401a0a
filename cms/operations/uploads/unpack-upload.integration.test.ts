import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environment } from '#cms/env.ts'
import { sql } from '#cms/operations/database.ts'
import { finishUpload } from '#cms/operations/uploads/finish-upload.ts'
import { readOutcomes } from '#cms/operations/uploads/read-outcomes.ts'
import { unpackUpload } from '#cms/operations/uploads/unpack-upload.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { renamed, withDirectory, withFlags, type ZipMember, zipOf } from '#cms/testing/upload-zips.ts'
import { openStorage } from '#media/storage/open.ts'
import { uploadKey } from '#media/storage/resumable.ts'
import type { Storage } from '#media/storage/storage.ts'

let opened: TestPayload
let payload: Payload
let author: TestContributor
let storage: Storage

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeMarketplaceLicences(payload)
  author = await makeContributor(payload)
  storage = openStorage(environment())
})
afterAll(() => opened.close())

const svg = (size = 9) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="M0 0h${size}v${size}z"/></svg>`
const member = (path: string, content: string | Buffer = svg()): ZipMember => ({ path, content })

/** A ZIP whose bytes have all arrived. */
async function receive(zip: Buffer): Promise<string> {
  const id = randomUUID()
  await storage.put(uploadKey(id), zip, { contentType: 'application/zip' })
  await sql(payload)`
    insert into uploads (id, user_id, key, contributor_id, kind, file_name, bytes)
    select ${id}, ${author.person.id}, ${id}, min(id), 'icon', 'work.zip', ${zip.length}
      from contributors where owner_id = ${author.person.id}`
  await finishUpload({ payload, storage }, id)
  return id
}

async function outcomeOf(id: string) {
  const [zip] = await readOutcomes(payload, author.person.id, [id])
  const members = await readOutcomes(payload, author.person.id, zip?.members ?? [])
  const byName = members.map(({ name, state, code }) => [name, code ?? state])
  return { state: zip?.state, code: zip?.code, skipped: zip?.skipped, members: byName.sort() }
}

async function unpacked(zip: Buffer) {
  const id = await receive(zip)
  await unpackUpload({ payload, storage }, id)
  expect(await storage.get(uploadKey(id))).toBeNull()
  return outcomeOf(id)
}

describe('a ZIP', () => {
  test('becomes an upload for each file, and names what it refuses while the rest continues', async () => {
    const zip = await zipOf([
      member('icons/'),
      member('icons/heart.svg'),
      member('icons/leaf.svg', svg(12)),
      member('__MACOSX/icons/._heart.svg'),
      member('.DS_Store'),
      member('icons/empty.svg', ''),
      member('icons/notes.txt', 'hello'),
      member('icons/leaf.png', svg(13)),
      member('inner.zip', await zipOf([member('a.svg')])),
    ])
    expect(await unpacked(zip)).toEqual({
      state: 'unpacked',
      code: null,
      skipped: 2,
      members: [
        ['empty.svg', 'file-empty'],
        ['heart.svg', 'draft'],
        ['inner.zip', 'zip-nested'],
        ['leaf.png', 'file-misnamed'],
        ['leaf.svg', 'draft'],
        ['notes.txt', 'file-unknown-format'],
      ],
    })
  })

  test.each([
    ['xx/evil.svg', '../evil.svg'],
    ['xetc/evil.svg', '/etc/evil.svg'],
    ['xx_evil.svg', 'xx\\evil.svg'],
    ['C__evil.svg', 'C:/evil.svg'],
    ['evil_x.svg', 'evil\u0000x.svg'],
    ['evil_x.svg', 'evil\nx.svg'],
  ])('refuses %j that is called %j, and unpacks the rest', async (name, hostile) => {
    const zip = await zipOf([member(name), member('good.svg', svg(10))])
    const { state, members } = await unpacked(renamed(zip, name, hostile))
    expect(state).toBe('unpacked')
    expect(members.map(([, outcome]) => outcome).sort()).toEqual(['draft', 'file-name-invalid'])
  })

  test.each([
    ['UTF-8, as macOS', 'xxxxxx.svg', Buffer.from('図表.svg'), '図表.svg'],
    // The second byte of 表 is a backslash.
    ['Shift_JIS, as Windows in Japan', 'xx.svg', Buffer.from('955c2e737667', 'hex'), '表.svg'],
    ['EUC-KR, as Windows in Korea', 'xxxx.svg', Buffer.from('c7d1b1b92e737667', 'hex'), '한국.svg'],
    ['code page 437, as Windows in the West', 'xxx.svg', Buffer.from('8a74822e737667', 'hex'), 'èté.svg'],
  ])('whose names are %s writes them unpacks each under its name', async (_system, name, bytes, expected) => {
    const zip = await zipOf([member(name), member('good.svg', svg(10))])
    expect(await unpacked(withFlags(renamed(zip, name, bytes), 0))).toMatchObject({
      state: 'unpacked',
      skipped: 0,
      members: [
        ['good.svg', 'draft'],
        [expected, 'draft'],
      ],
    })
  })

  test('refuses the second of two files with one name', async () => {
    const zip = renamed(
      await zipOf([member('a/heart.svg'), member('a/HEARX.svg')]),
      'a/HEARX.svg',
      'a/HEART.svg',
    )
    expect((await unpacked(zip)).members).toEqual([
      ['HEART.svg', 'zip-duplicate-name'],
      ['heart.svg', 'draft'],
    ])
  })

  test('refuses an encrypted file', async () => {
    const zip = withDirectory(await zipOf([member('a.svg')]), 8, 0x01)
    expect((await unpacked(zip)).members).toEqual([['a.svg', 'zip-encrypted']])
  })

  test.each([
    ['a larger size than it states', 24, [5, 0, 0, 0]],
    ['a smaller size than it states', 24, [0xff, 0, 0, 0]],
    ['another checksum than it states', 16, [1, 2, 3, 4]],
  ] as const)('refuses a file with %s', async (_fault, offset, bytes) => {
    const zip = withDirectory(await zipOf([member('a.svg')]), offset, ...bytes)
    expect((await unpacked(zip)).members).toEqual([['a.svg', 'zip-damaged']])
  })

  test('refuses a file that expands two hundred times, and unpacks one that repeats itself less', async () => {
    const bomb = Buffer.alloc(20 * 1024 * 1024)
    const large = Buffer.from(svg() + ' '.repeat(900_000))
    const zip = await zipOf([member('bomb.svg', bomb), member('spaces.svg', large)])
    expect((await unpacked(zip)).members).toEqual([
      ['bomb.svg', 'zip-expands-too-much'],
      ['spaces.svg', 'draft'],
    ])
  })

  test('of too many entries is refused as a whole', async () => {
    const zip = await zipOf(Array.from({ length: 1_001 }, (_, at) => member(`${at}.svg`, 'x')))
    expect(await unpacked(zip)).toMatchObject({ state: 'refused', code: 'zip-too-many-files', members: [] })
  })

  test('that expands beyond the limit is refused as a whole, before anything is unpacked', async () => {
    const part = Buffer.alloc(29 * 1024 * 1024)
    const zip = await zipOf(Array.from({ length: 36 }, (_, at) => member(`${at}.svg`, part)))
    expect(await unpacked(zip)).toMatchObject({ state: 'refused', code: 'zip-expands-too-much', members: [] })
  })

  test.each([
    ['is cut off', (zip: Buffer) => zip.subarray(0, -30)],
    ['is no ZIP', () => Buffer.from('PK\x03\x04 and nothing more')],
    ['has a directory outside of itself', (zip: Buffer) => outsideDirectory(zip)],
    ['has entries that share their bytes', (zip: Buffer) => sharedBytes(zip)],
    ['has more entries than it states', (zip: Buffer) => withCount(zip, 1)],
  ])('that %s is refused', async (_fault, damage) => {
    const zip = damage(await zipOf([member('a.svg'), member('b.svg', svg(11))]))
    expect(await unpacked(zip)).toMatchObject({ state: 'refused', code: 'zip-damaged', members: [] })
  })

  test('with strong encryption, whose directory cannot be read, is refused as encrypted', async () => {
    const zip = withFlags(await zipOf([member('a.svg')]), 0x41)
    expect(await unpacked(zip)).toMatchObject({ state: 'refused', code: 'zip-encrypted', members: [] })
  })

  test('by its name alone is refused when it arrives', async () => {
    const id = await receive(Buffer.from(svg()))
    expect(await outcomeOf(id)).toMatchObject({ state: 'refused', code: 'zip-damaged' })
  })
})

describe('unpacking', () => {
  test('that stops in the middle continues without losing or doubling a file', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `${String(at).padStart(2, '0')}.svg`)
    const id = await receive(await zipOf(names.map((name, at) => member(name, svg(20 + at)))))
    let left = 5
    const failing: Storage = {
      ...storage,
      put: async (...args) => {
        left -= 1
        if (left === 0) throw new Error('the disk is full')
        return storage.put(...args)
      },
    }
    await expect(unpackUpload({ payload, storage: failing }, id)).rejects.toThrow('the disk is full')
    expect((await outcomeOf(id)).state).toBe('unpacking')
    await unpackUpload({ payload, storage }, id)
    await unpackUpload({ payload, storage }, id)
    const { state, members } = await outcomeOf(id)
    expect([state, members]).toEqual(['unpacked', names.map((name) => [name, 'draft'])])
    const [drafts] = await sql(payload)`
      select count(*)::int as count from submissions s join uploads u on u.submission_id = s.id where u.zip_id = ${id}`
    expect(drafts).toEqual({ count: 12 })
  })

  test('fails, and refuses nothing, while storage cannot be read', async () => {
    const id = await receive(await zipOf([member('a.svg', svg(40))]))
    const away = { ...storage, get: () => Promise.reject(new Error('storage is away')) }
    await expect(unpackUpload({ payload, storage: away }, id)).rejects.toThrow('storage is away')
    expect((await outcomeOf(id)).state).toBe('unpacking')
  })
})

function outsideDirectory(zip: Buffer): Buffer {
  const changed = Buffer.from(zip)
  changed.writeUInt32LE(0x7fffffff, zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16)
  return changed
}

/** The number of entries in the record at the end of the directory (APPNOTE 4.3.16). */
function withCount(zip: Buffer, count: number): Buffer {
  const changed = Buffer.from(zip)
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  changed.writeUInt16LE(count, end + 8)
  changed.writeUInt16LE(count, end + 10)
  return changed
}

/** A directory that states a packed size above that of the whole ZIP. */
function sharedBytes(zip: Buffer): Buffer {
  return withDirectory(zip, 20, 0xff, 0xff, 0, 0)
}
