import { type ChildProcess, fork } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answerInvalidations } from '#cms/endpoints/invalidations/answer.ts'
import { invalidateCaches } from '#cms/operations/cache/invalidate-caches.ts'
import { type InvalidationFeed, openInvalidationFeed } from '#cms/operations/cache/invalidation-feed.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { REVALIDATION_HEADER } from '#domain/contract/revalidation.ts'

const SECRET = 'only-for-tests-revalidate-secret-0'
const FOLLOWER = new URL('../testing/follower.ts', import.meta.url)
/** Starting a process takes longest. */
const WAIT = { timeout: 60_000, interval: 20 }

interface Follower {
  readonly process: ChildProcess
  readonly dropped: string[]
}

let opened: TestPayload
let payload: Payload
let feed: InvalidationFeed
let cms: Server
let port = 0
let followers: Follower[] = []
/** Requests that the CMS still reads the database for. */
const underWay = new Set<Promise<unknown>>()

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
})
afterAll(() => opened.close())

beforeEach(async () => {
  port = 0
  await startCms()
  followers = [startFollower(), startFollower()]
  await everyFollower((dropped) => expect(dropped).toEqual(['catalogue']))
})
afterEach(async () => {
  for (const { process } of followers) process.kill('SIGKILL')
  await stopCms()
})

test('an invalidation reaches every process', async () => {
  await invalidateCaches(payload, ['item:a'])
  await everyFollower((dropped) => expect(dropped).toEqual(['catalogue', 'item:a']))
})

test('a process that lost the CMS drops what was invalidated meanwhile, each tag once', async () => {
  await invalidateCaches(payload, ['item:a'])
  await everyFollower((dropped) => expect(dropped).toEqual(['catalogue', 'item:a']))
  await stopCms()
  await invalidateCaches(payload, ['item:b'])
  await invalidateCaches(payload, ['item:c'])
  await startCms()
  await everyFollower((dropped) =>
    expect([...dropped].sort()).toEqual(['catalogue', 'item:a', 'item:b', 'item:c']),
  )
})

test('a process that was killed starts with empty caches and follows again', async () => {
  followers[0]?.process.kill('SIGKILL')
  await invalidateCaches(payload, ['item:a'])
  followers[0] = startFollower()
  await invalidateCaches(payload, ['item:b'])
  await everyFollower((dropped) => expect(dropped[0]).toBe('catalogue'))
  await vi.waitFor(
    () => expect([...(followers[1]?.dropped ?? [])].sort()).toEqual(['catalogue', 'item:a', 'item:b']),
    WAIT,
  )
})

test.each([
  ['without the secret', {}, '?after=0', 403],
  ['with another secret', { [REVALIDATION_HEADER]: `${SECRET}x` }, '?after=0', 403],
  ['after something that is no number', { [REVALIDATION_HEADER]: SECRET }, '?after=-1', 400],
])('the CMS refuses a request %s', async (_, headers, query, status) => {
  const response = await fetch(`http://127.0.0.1:${port}/invalidations${query}`, { headers })
  expect(response.status).toBe(status)
})

function startFollower(): Follower {
  const dropped: string[] = []
  const child = fork(FOLLOWER, [`http://127.0.0.1:${port}`, SECRET])
  child.on('message', (tags) => {
    if (Array.isArray(tags)) dropped.push(...tags)
  })
  return { process: child, dropped }
}

async function everyFollower(check: (dropped: readonly string[]) => void): Promise<void> {
  await vi.waitFor(() => {
    for (const { dropped } of followers) check(dropped)
  }, WAIT)
}

/** The CMS's side as its route has it, on the port that it had before. */
async function startCms(): Promise<void> {
  feed = openInvalidationFeed(process.env.DATABASE_URL ?? '', () => {})
  cms = createServer(async (request, response) => {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const headers = new Headers()
    const secret = request.headers[REVALIDATION_HEADER]
    if (typeof secret === 'string') headers.set(REVALIDATION_HEADER, secret)
    const asked = new Request(`http://cms${request.url}`, { headers, signal: gone.signal })
    const answering = answerInvalidations({ payload, feed, secret: SECRET }, asked)
    underWay.add(answering)
    const answer = await answering.finally(() => underWay.delete(answering))
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>((resolve) => cms.listen(port, '127.0.0.1', resolve))
  port = (cms.address() as AddressInfo).port
}

async function stopCms(): Promise<void> {
  const closed = new Promise((resolve) => cms.close(resolve))
  cms.closeAllConnections()
  await Promise.all([closed, feed.close()])
  await Promise.all(underWay)
}
