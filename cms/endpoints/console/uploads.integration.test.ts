import { fork } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environment } from '#cms/env.ts'
import { sql } from '#cms/operations/database.ts'
import { expireUploads } from '#cms/operations/uploads/expire-uploads.ts'
import { type ApiServer, serveApi } from '#cms/testing/api-server.ts'
import { codesOf, openBrowser } from '#cms/testing/browser.ts'
import { makeContributor, makeMarketplaceLicences, type TestContributor } from '#cms/testing/contributors.ts'
import { cuttingProxy } from '#cms/testing/cutting-proxy.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson, withSession } from '#cms/testing/people.ts'
import type { UploadOutcome } from '#domain/contract/console/uploads.ts'
import { MAX_OPEN_UPLOADS, OPEN_UPLOAD_HOURS } from '#domain/uploads/limits.ts'
import { openStorage } from '#media/storage/open.ts'
import { openResumableStorage, uploadKey } from '#media/storage/resumable.ts'

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

const SITE = 'http://localhost:5500'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

function headersOf({ browser }: Pick<TestContributor, 'browser'>): Record<string, string> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { Origin: SITE, Cookie: cookie, 'Tus-Resumable': '1.0.0' }
}

function metadataOf(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}

interface Creation {
  readonly key?: string
  readonly name?: string
  readonly kind?: string
  readonly contributor?: number
  readonly length?: number
  /** Sent with the creation. */
  readonly content?: Uint8Array | string
  readonly headers?: Record<string, string>
}

function create(
  who: TestContributor,
  {
    key = randomUUID(),
    name = 'a.svg',
    kind = 'icon',
    contributor,
    length,
    content,
    headers = {},
  }: Creation = {},
): Promise<Response> {
  const bytes = content === undefined ? undefined : Buffer.from(content)
  return fetch(`${server.url}/api/console/uploads`, {
    method: 'POST',
    headers: {
      ...headersOf(who),
      'Upload-Length': String(length ?? bytes?.length ?? 100),
      'Upload-Metadata': metadataOf({
        key,
        kind,
        filename: name,
        ...(contributor === undefined ? {} : { contributor: String(contributor) }),
      }),
      ...(bytes === undefined ? {} : { 'Content-Type': 'application/offset+octet-stream' }),
      ...headers,
    },
    ...(bytes === undefined ? {} : { body: bytes }),
  })
}

const locationOf = (answer: Response) => answer.headers.get('location') ?? ''
const idOf = (answer: Response) => locationOf(answer).split('/').at(-1) ?? ''

function send(who: TestContributor, method: string, path: string, offset = 0, body?: Uint8Array | string) {
  return fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...headersOf(who),
      ...(method === 'PATCH'
        ? { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }
        : {}),
    },
    ...(body === undefined ? {} : { body: Buffer.from(body) }),
  })
}

async function codeOf(answer: Response): Promise<string | undefined> {
  const body = (await answer.json()) as { errors?: readonly { code: string; number: number }[] }
  return body.errors?.[0]?.code
}

async function outcomeOf(id: string, who = author): Promise<UploadOutcome | undefined> {
  const { text } = await who.browser.call('GET', `/console/uploads?ids=${id}`)
  return (JSON.parse(text) as UploadOutcome[])[0]
}

function sha256(bytes: Uint8Array | null): string {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
}

/** A PNG by its signature, the rest of which is noise. */
function noise(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(bytes - 8)])
}

async function draftsOf(id: string): Promise<number> {
  const [row] = await sql<{ count: number }>(payload)`
    select count(*)::int as count from revisions where upload_key = ${uploadKey(id)}`
  return row?.count ?? -1
}

const stored = (id: string) => openStorage(environment()).get(uploadKey(id))
const expire = () =>
  expireUploads({
    payload,
    storage: openStorage(environment()),
    resumable: openResumableStorage(environment()),
  })

describe('an upload', () => {
  test('that is cut at 20 random places resumes to the same SHA-256, by the official client', async () => {
    const content = noise(6 * 1024 * 1024)
    const places: number[] = []
    const bytesUntilCut = () => {
      // Requests without a body are cut as well.
      const place =
        Math.random() < 0.2 ? Math.floor(Math.random() * 900) : Math.floor(Math.random() * 450_000)
      places.push(place)
      return place
    }
    const proxy = await cuttingProxy(server.port, { cuts: 20, bytesUntilCut })
    const upload = new Upload(content, {
      endpoint: `http://127.0.0.1:${proxy.port}/api/console/uploads`,
      headers: headersOf(author),
      metadata: { key: randomUUID(), kind: 'icon', filename: 'noise.png' },
      storeFingerprintForResuming: false,
      retryDelays: Array.from({ length: 30 }, (_, attempt) => Math.min(2_000, 20 * 2 ** attempt)),
    })
    await new Promise<void>((resolve, reject) => {
      Object.assign(upload.options, { onSuccess: () => resolve(), onError: reject })
      upload.start()
    })
    const id = upload.url?.split('/').at(-1) ?? ''
    expect(proxy.cuts(), places.join(' ')).toBe(20)
    await proxy.close()
    expect(sha256(await stored(id)), places.join(' ')).toBe(sha256(content))
    expect(await outcomeOf(id)).toMatchObject({ state: 'draft', name: 'noise.png', processing: 'pending' })
    expect(await draftsOf(id)).toBe(1)
  })

  test('with its bytes in the creation is one request, and leaves nothing but the bytes', async () => {
    const answer = await create(author, { content: SVG, name: 'Müll & Söhne.svg' })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('upload-offset')).toBe(String(SVG.length))
    const id = idOf(answer)
    expect(await outcomeOf(id)).toMatchObject({ state: 'draft', name: 'Müll & Söhne.svg', lint: null })
    expect(existsSync(join(environment().STORAGE_DIR ?? '', `${uploadKey(id)}.json`))).toBe(false)
    expect((await stored(id))?.length).toBe(SVG.length)
  })

  test('whose creation is repeated with its key is found again, before and after it is complete', async () => {
    const key = randomUUID()
    const first = await create(author, { key, length: SVG.length })
    const again = await create(author, { key, length: SVG.length, content: SVG })
    expect([again.status, locationOf(again), again.headers.get('upload-offset')]).toEqual([
      201,
      locationOf(first),
      '0',
    ])
    expect((await send(author, 'PATCH', locationOf(first), 0, SVG)).status).toBe(204)
    const late = await create(author, { key, content: SVG })
    expect([locationOf(late), late.headers.get('upload-offset')]).toEqual([
      locationOf(first),
      String(SVG.length),
    ])
    expect(await draftsOf(idOf(first))).toBe(1)
  })

  test('of a small file that comes at the same time as others becomes one draft, or is refused alone', async () => {
    const other = await makeContributor(payload)
    const drawing = (n: number) => SVG.replace('M0', `M${n}`)
    const files = Array.from({ length: 24 }, (_, n) => ({
      who: n % 3 === 0 ? other : author,
      content: n % 8 === 7 ? 'no drawing' : drawing(n),
    }))
    const answers = await Promise.all(files.map(({ who, content }) => create(who, { content })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    for (const [n, answer] of answers.entries()) {
      const { who, content } = files[n] ?? { who: author, content: '' }
      const outcome = await outcomeOf(idOf(answer), who)
      if (content === 'no drawing') {
        expect(outcome).toMatchObject({ state: 'refused', submission: null })
        expect(await stored(idOf(answer))).toBeNull()
        continue
      }
      expect(outcome).toMatchObject({ state: 'draft', processing: 'pending' })
      expect(await draftsOf(idOf(answer))).toBe(1)
      expect(sha256(await stored(idOf(answer)))).toBe(sha256(Buffer.from(content)))
    }
  })

  test('of a small file that a stopped process has begun is busy for as long as its lock, and is then received', async () => {
    const key = randomUUID()
    const first = await create(author, { key, length: SVG.length })
    await openResumableStorage(environment()).remove(uploadKey(idOf(first)))
    const lock = (until: string) => sql(payload)`
      update uploads set lock_holder = ${randomUUID()}, lock_until = now() + ${until}::interval where id = ${idOf(first)}`
    await lock('10 seconds')
    const busy = await create(author, { key, content: SVG })
    expect([busy.status, await codeOf(busy)]).toEqual([423, 'upload-busy'])
    await lock('-1 second')
    const again = await create(author, { key, content: SVG })
    expect([again.status, locationOf(again)]).toEqual([201, locationOf(first)])
    expect(sha256(await stored(idOf(first)))).toBe(sha256(Buffer.from(SVG)))
    expect(await draftsOf(idOf(first))).toBe(1)
  })

  test('that two tabs finish at the same time becomes one draft', async () => {
    const path = locationOf(await create(author, { length: SVG.length }))
    await send(author, 'PATCH', path, 0, SVG.slice(0, 40))
    const rest = SVG.slice(40)
    const answers = await Promise.all([1, 2, 3].map(() => send(author, 'PATCH', path, 40, rest)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(204)
    expect(statuses.every((status) => [204, 409, 423].includes(status))).toBe(true)
    const head = await send(author, 'HEAD', path)
    expect(head.headers.get('upload-offset')).toBe(String(SVG.length))
    expect((await send(author, 'PATCH', path, SVG.length, '')).status).toBe(204)
    expect(await draftsOf(path.split('/').at(-1) ?? '')).toBe(1)
  })

  test('of another account does not exist', async () => {
    const path = locationOf(await create(author))
    const other = await makeContributor(payload)
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const answer = await send(other, method, path, 0, method === 'PATCH' ? 'abc' : undefined)
      expect(answer.status, method).toBe(404)
    }
    expect(await outcomeOf(path.split('/').at(-1) ?? '', other)).toBeUndefined()
    expect((await send(author, 'HEAD', path)).headers.get('upload-offset')).toBe('0')
  })

  test('does not exist under any other spelling of its id', async () => {
    const id = idOf(await create(author))
    for (const spelling of [id.toUpperCase(), `${id}.json`, `..%2Fuploads%2F${id}`, `x%2F${id}`])
      expect((await send(author, 'HEAD', `/api/console/uploads/${spelling}`)).status, spelling).toBe(404)
  })

  test('whose connection is silent is taken over by the next request, with what has arrived', async () => {
    const path = locationOf(await create(author))
    const silent = new AbortController()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(Buffer.from('abcde'))),
    })
    const headers = {
      ...headersOf(author),
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    }
    const init = { method: 'PATCH', headers, body, duplex: 'half', signal: silent.signal } as RequestInit
    const stalled = fetch(server.url + path, init).catch(() => null)
    await until(async () => (await stored(path.split('/').at(-1) ?? ''))?.length === 5)
    expect((await send(author, 'HEAD', path)).headers.get('upload-offset')).toBe('5')
    expect((await send(author, 'PATCH', path, 5, 'x'.repeat(95))).status).toBe(204)
    silent.abort()
    await stalled
  })

  test('from a wrong offset is refused, and the bytes stay', async () => {
    const path = locationOf(await create(author))
    await send(author, 'PATCH', path, 0, 'abcde')
    const answer = await send(author, 'PATCH', path, 3, 'xyz')
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'state-changed'])
    expect((await send(author, 'HEAD', path)).headers.get('upload-offset')).toBe('5')
  })

  test('of more bytes than declared is refused', async () => {
    const path = locationOf(await create(author, { length: 10 }))
    const answer = await send(author, 'PATCH', path, 0, 'x'.repeat(11))
    expect([answer.status, await codeOf(answer)]).toEqual([422, 'file-too-large'])
    expect((await outcomeOf(path.split('/').at(-1) ?? ''))?.state).toBe('receiving')
  })

  test.each([
    [{ name: 'a.png', content: SVG }, 'file-misnamed'],
    [{ name: 'a.txt', content: 'hello' }, 'file-unknown-format'],
    [{ name: 'a.svg', content: '\x1f\x8b\x08' }, 'file-compressed-svg'],
  ])('of %j is received and refused with its reason, without a draft', async (creation, code) => {
    const content = Buffer.from(creation.content, 'latin1')
    const id = idOf(await create(author, { ...creation, content }))
    expect(await outcomeOf(id)).toMatchObject({ state: 'refused', code, submission: null })
    expect(await stored(id)).toBeNull()
  })

  test.each([
    [{ length: 0 }, 422, 'file-empty'],
    [{ length: 30 * 1024 * 1024 + 1 }, 422, 'file-too-large'],
    [{ length: 256 * 1024 * 1024 + 1, name: 'a.zip' }, 422, 'file-too-large'],
    [{ length: Number.NaN }, 400, 'bad-request'],
    [{ kind: 'sculpture' }, 400, 'bad-request'],
    [{ key: '../x' }, 400, 'bad-request'],
    [{ name: '../a.svg' }, 422, 'file-name-invalid'],
    [{ name: 'a\u202e.svg' }, 422, 'file-name-invalid'],
    [{ name: `${'n'.repeat(200)}.svg` }, 422, 'file-name-invalid'],
    [{ headers: { 'Upload-Metadata': 'kind' } }, 400, 'bad-request'],
    [{ headers: { Origin: 'https://elsewhere.test' } }, 403, 'origin-refused'],
  ])('with %j is refused before its first byte', async (creation, status, code) => {
    const answer = await create(author, creation)
    expect([answer.status, await codeOf(answer)]).toEqual([status, code])
  })

  test('needs a contributor', async () => {
    const visitor = { ...author, browser: openBrowser() }
    expect((await create(visitor)).status).toBe(401)
    const member = { ...author, browser: await withSession(payload, await makePerson(payload)) }
    expect((await create(member)).status).toBe(403)
    const reviewer = await withSession(payload, await makePerson(payload, { roles: ['reviewer'] }))
    expect((await create({ ...author, browser: reviewer })).status).toBe(403)
    expect(codesOf(await reviewer.call('GET', `/console/uploads?ids=${randomUUID()}`))).toEqual(['forbidden'])
  })

  test('is for the contributor that it names, where the user may upload for it', async () => {
    const holder = await makeContributor(payload)
    const [team] = await sql<{ id: number }>(payload)`
      update contributors set type = 'team' where owner_id = ${holder.person.id} returning id`
    const both = await makeContributor(payload)
    const contributor = Number(team?.id)
    expect((await create(both, { contributor })).status).toBe(403)
    await sql(payload)`
      insert into contributor_members (contributor_id, user_id, role)
      values (${contributor}, ${both.person.id}, 'editor'::enum_contributor_members_role)`
    const named = await outcomeOf(idOf(await create(both, { contributor, content: SVG })), both)
    const own = await outcomeOf(idOf(await create(both, { content: SVG })), both)
    const [ofNamed, ofOwn] = await Promise.all(
      [named, own].map((one) => both.browser.call('GET', `/console/submissions/${one?.submission}`)),
    )
    expect(ofNamed?.body.contributor).toBe(contributor)
    expect(ofOwn?.body.contributor).not.toBe(contributor)
  })

  test('beyond the number of open ones is refused, however many arrive at once', async () => {
    const busy = await makeContributor(payload)
    const answers = await Promise.all(Array.from({ length: MAX_OPEN_UPLOADS + 5 }, () => create(busy)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(refused[0] && (await codeOf(refused[0]))).toBe('too-many-open-uploads')
    const kept = answers.find(({ status }) => status === 201)
    expect((await send(busy, 'DELETE', kept ? locationOf(kept) : '')).status).toBe(204)
    expect((await create(busy)).status).toBe(201)
  })

  test('that is discarded is deleted with its bytes, and a finished one is not', async () => {
    const path = locationOf(await create(author))
    await send(author, 'PATCH', path, 0, 'abc')
    expect((await send(author, 'DELETE', path)).status).toBe(204)
    expect((await send(author, 'HEAD', path)).status).toBe(404)
    expect(await stored(path.split('/').at(-1) ?? '')).toBeNull()
    const finished = await create(author, { content: SVG })
    expect((await send(author, 'DELETE', locationOf(finished))).status).toBe(409)
  })
})

describe('an unfinished upload', () => {
  const age = (id: string, interval: string) => sql(payload)`
    update uploads set updated_at = now() - ${interval}::interval where id = ${id}`

  test('vanishes with its bytes after its time, and its key can be used again', async () => {
    const key = randomUUID()
    const answer = await create(author, { key })
    const [path, id] = [locationOf(answer), idOf(answer)]
    await send(author, 'PATCH', path, 0, 'abc')
    await age(id, `${OPEN_UPLOAD_HOURS - 1} hours`)
    await expire()
    expect((await send(author, 'HEAD', path)).headers.get('upload-offset')).toBe('3')
    await age(id, `${OPEN_UPLOAD_HOURS} hours 1 minute`)
    expect((await send(author, 'HEAD', path)).status).toBe(404)
    const renewed = await create(author, { key })
    expect([renewed.status, idOf(renewed) === id]).toEqual([201, false])
    await expire()
    expect(await stored(id)).toBeNull()
    expect(await sql(payload)`select id from uploads where id = ${id}`).toEqual([])
    expect(await stored(idOf(renewed))).not.toBeNull()
  })

  test('whose bytes are complete becomes a draft, where the process stopped before', async () => {
    const answer = await create(author, { length: SVG.length })
    const id = idOf(answer)
    const { store } = openResumableStorage(environment())
    const { Readable } = await import('node:stream')
    await store.write(Readable.from([Buffer.from(SVG)]), uploadKey(id), 0)
    await age(id, '3 minutes')
    await expire()
    expect(await outcomeOf(id)).toMatchObject({ state: 'draft' })
    expect((await send(author, 'HEAD', locationOf(answer))).headers.get('upload-offset')).toBe(
      String(SVG.length),
    )
    await expire()
    expect(await draftsOf(id)).toBe(1)
  })

  test('of a small file that was stored whole becomes a draft, where the process stopped before', async () => {
    const id = idOf(await create(author, { length: SVG.length }))
    await openResumableStorage(environment()).remove(uploadKey(id))
    await openStorage(environment()).put(uploadKey(id), Buffer.from(SVG), { contentType: 'image/svg+xml' })
    await age(id, '3 minutes')
    await expire()
    expect(await outcomeOf(id)).toMatchObject({ state: 'draft' })
    expect(await draftsOf(id)).toBe(1)
  })

  test('of a deleted account is deleted with its bytes', async () => {
    const leaving = await makeContributor(payload)
    const id = idOf(await create(leaving))
    await sql(payload)`update uploads set user_id = null where user_id = ${leaving.person.id}`
    await expire()
    expect(await stored(id)).toBeNull()
  })

  test('keeps every byte that arrived when the process is killed, and resumes in the next one', async () => {
    const content = noise(3 * 1024 * 1024)
    const answer = await create(author, { length: content.length, name: 'killed.png' })
    const path = locationOf(answer)
    const first = await startProcess()
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        if (sent >= 2 * 1024 * 1024) return new Promise(() => {})
        controller.enqueue(new Uint8Array(content.subarray(sent, sent + 65_536)))
        sent += 65_536
      },
    })
    const cut = fetch(`${first.url}${path}`, {
      method: 'PATCH',
      headers: {
        ...headersOf(author),
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    await until(async () => ((await stored(idOf(answer)))?.length ?? 0) >= 1024 * 1024)
    const [, failed] = await Promise.all([first.kill(), cut.catch((error: unknown) => error)])
    expect(failed).toBeInstanceOf(Error)

    const kept = (await stored(idOf(answer)))?.length ?? 0
    // The lock of the killed process ends by itself.
    let head = await send(author, 'HEAD', path)
    while (head.status === 423) head = await send(author, 'HEAD', path)
    expect(Number(head.headers.get('upload-offset'))).toBe(kept)
    expect((await send(author, 'PATCH', path, kept, content.subarray(kept))).status).toBe(204)
    expect(sha256(await stored(idOf(answer)))).toBe(sha256(content))
  })
})

async function startProcess() {
  const child = fork(new URL('../../testing/api-server-process.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20))
}
