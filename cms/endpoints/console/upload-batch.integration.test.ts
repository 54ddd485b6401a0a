import { createHash, randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment } from '#cms/env.ts'
import { fragment, sql } from '#cms/operations/database.ts'
import { type ApiServer, serveApi } from '#cms/testing/api-server.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { cuttingProxy } from '#cms/testing/cutting-proxy.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { zipOf } from '#cms/testing/upload-zips.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import { BATCH_PATH, type BatchedFile, batchHead } from '#domain/contract/console/upload-batch.ts'
import type { UploadOutcome } from '#domain/contract/console/uploads.ts'
import { BATCH_LIMITS, MAX_OPEN_UPLOADS } from '#domain/uploads/limits.ts'
import { openStorage } from '#media/storage/open.ts'
import { uploadKey } from '#media/storage/resumable.ts'

let opened: TestPayload
let payload: Payload
let server: ApiServer
let author: TestContributor

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  await makeMarketplaceLicences(payload)
  server = await serveApi()
  author = await makeContributor(payload)
})
afterAll(async () => {
  await server.close()
  await opened.close()
})

interface SentFile {
  readonly key: string
  readonly filename: string
  readonly content: Buffer
}

function drawing(n: number, change: Partial<SentFile> = {}): SentFile {
  const content = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M${n} 0h9v9z"/></svg>`
  return { key: randomUUID(), filename: `${n}.svg`, content: Buffer.from(content), ...change }
}

const drawings = (count: number) => Array.from({ length: count }, (_, n) => drawing(n))

function bodyOf(files: readonly SentFile[], contributor: number | null = null): Buffer {
  const named = files.map(({ key, filename, content }) => ({ key, filename, bytes: content.length }))
  const head = batchHead({ kind: 'icon', contributor, request: null, files: named })
  return Buffer.concat([head, ...files.map(({ content }) => content)])
}

function headersOf(who: TestContributor): Record<string, string> {
  const cookie = [...who.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { Origin: 'http://localhost:5500', Cookie: cookie }
}

function post(body: Buffer, who = author, url = server.url): Promise<Response> {
  return fetch(`${url}${BATCH_PATH}`, { method: 'POST', headers: headersOf(who), body: new Uint8Array(body) })
}

async function send(files: readonly SentFile[], who = author): Promise<readonly BatchedFile[]> {
  const answer = await post(bodyOf(files), who)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as BatchedFile[]
}

async function outcomesOf(answers: readonly BatchedFile[], who = author): Promise<readonly UploadOutcome[]> {
  const ids = answers.flatMap((file) => ('upload' in file ? [file.upload] : []))
  const { text } = await who.browser.call('GET', `/console/uploads?ids=${ids.join(',')}`)
  const outcomes = JSON.parse(text) as UploadOutcome[]
  return ids.flatMap((id) => outcomes.find((outcome) => outcome.id === id) ?? [])
}

const codesOf = (answers: readonly BatchedFile[]) =>
  answers.map((file) => ('code' in file ? file.code : null))

/** Each file is one draft, and its bytes are those that were sent. */
async function expectDrafts(files: readonly SentFile[], answers: readonly BatchedFile[]): Promise<void> {
  const storage = openStorage(environment())
  for (const [index, answer] of answers.entries()) {
    if (!('upload' in answer)) throw new Error(answer.code)
    const [row] = await sql<{ drafts: number }>(payload)`
      select count(*)::int as drafts from revisions where upload_key = ${uploadKey(answer.upload)}`
    expect(row?.drafts).toBe(1)
    expect(sha256(await storage.get(uploadKey(answer.upload)))).toBe(sha256(files[index]?.content ?? null))
  }
}

function sha256(bytes: Uint8Array | null): string {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
}

test('each file of a batch becomes a draft with its own name and bytes', async () => {
  const files = drawings(BATCH_LIMITS.files)
  const answers = await send(files)
  expect(answers.map(({ key }) => key)).toEqual(files.map(({ key }) => key))
  await expectDrafts(files, answers)
  const outcomes = await outcomesOf(answers)
  expect(outcomes.map(({ name, state }) => [name, state])).toEqual(
    files.map(({ filename }) => [filename, 'draft']),
  )
})

test('files of a batch are refused one by one, and the others continue', async () => {
  const files = [
    drawing(1),
    drawing(2, { filename: '../2.svg' }),
    drawing(3, { filename: 'a\u0000.svg' }),
    drawing(4, { content: Buffer.alloc(0) }),
    drawing(5, { content: Buffer.from('no drawing') }),
    drawing(6, { filename: '6.png' }),
    drawing(7),
  ]
  const answers = await send(files)
  const named = 'file-name-invalid'
  expect(codesOf(answers)).toEqual([null, named, named, 'file-empty', null, null, null])
  const outcomes = await outcomesOf(answers)
  expect(outcomes.map(({ state }) => state)).toEqual(['draft', 'refused', 'refused', 'draft'])
  for (const { state, code } of outcomes) expect(code === null).toBe(state === 'draft')
})

test('a ZIP in a batch is unpacked as one that is sent alone', async () => {
  const content = await zipOf([{ path: 'icons/a.svg', content: drawing(1).content }])
  const answers = await send([drawing(1), drawing(2, { filename: 'all.zip', content })])
  expect((await outcomesOf(answers)).map(({ state }) => state)).toEqual(['draft', 'unpacking'])
})

test('a batch that is sent again, or in two tabs at once, finds the uploads of the first', async () => {
  const files = drawings(12)
  const first = await send(files)
  expect(await send(files)).toEqual(first)
  const others = drawings(12)
  const [one = [], two = []] = await Promise.all([send(others), send(others)])
  const answers = one.map((answer, index) => ('upload' in answer ? answer : (two[index] ?? answer)))
  await expectDrafts(others, answers)
  for (const answer of [...one, ...two])
    if ('code' in answer) expect(answer.code).toBe('upload-busy')
    else expect(answers).toContainEqual(answer)
})

test('a batch that is cut in its body leaves nothing, and is received whole when it is sent again', async () => {
  const files = drawings(20)
  const body = bodyOf(files)
  const proxy = await cuttingProxy(server.port, { cuts: 3, bytesUntilCut: () => body.length / 2 })
  const url = `http://127.0.0.1:${proxy.port}`
  let answer: Response | null = null
  while (answer === null) answer = await post(body, author, url).catch(() => null)
  expect(proxy.cuts()).toBe(3)
  await proxy.close()
  const [row] = await sql<{ count: number }>(payload)`
    select count(*)::int as count from uploads where key = any(${fragment.param(files.map(({ key }) => key))})`
  expect(row?.count).toBe(files.length)
  await expectDrafts(files, (await answer.json()) as BatchedFile[])
})

test('batches at the same time do not reach the number of open uploads, which still refuses', async () => {
  const who = await makeContributor(payload)
  const batches = await Promise.all([1, 2, 3, 4].map(() => send(drawings(BATCH_LIMITS.files), who)))
  expect(new Set(batches.flatMap(codesOf))).toEqual(new Set([null]))
  await sql(payload)`
    insert into uploads (id, user_id, key, contributor_id, kind, file_name, bytes)
    select gen_random_uuid(), ${who.person.id}, 'open-' || n, c.id, 'icon', 'a.svg', 9
      from generate_series(1, ${MAX_OPEN_UPLOADS}::int) as n join contributors c on c.owner_id = ${who.person.id}`
  expect(codesOf(await send([drawing(1)], who))).toEqual(['too-many-open-uploads'])
})

test('files of a batch are counted one by one by the hourly limit', async () => {
  const who = await makeContributor(payload)
  await sql(payload)`delete from attempts where key like 'upload-account:%'`
  await send([drawing(1)], who)
  await sql(payload)`
    update attempts set count = ${LIMITS['upload-account'].most - 2} where key like 'upload-account:%'`
  const refused = 'too-many-uploads'
  expect(codesOf(await send(drawings(4), who))).toEqual([null, null, refused, refused])
})

test('a batch of a visitor, for the contributor of another or of too many bytes is refused', async () => {
  const other = await makeContributor(payload)
  const [row] = await sql<{ id: number }>(payload)`
    select id from contributors where owner_id = ${other.person.id}`
  const foreign = await post(bodyOf([drawing(1)], row?.id ?? -1))
  expect(codesOf((await foreign.json()) as BatchedFile[])).toEqual(['forbidden'])
  const visitor = await fetch(`${server.url}${BATCH_PATH}`, { method: 'POST', body: 'a' })
  expect(visitor.status).toBe(401)
  const large = Buffer.alloc(BATCH_LIMITS.bytes)
  const [one, two] = [drawing(1, { content: large }), drawing(2, { content: large })]
  expect([(await post(bodyOf([one, two]))).status, (await post(Buffer.alloc(9))).status]).toEqual([413, 400])
})
