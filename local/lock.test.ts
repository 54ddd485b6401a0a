import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockHolder, tryLock, waitForLock, withLock } from './lock.ts'
import { identify } from './process-identity.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motif-lock-'))
  path = join(folder, 'state', 'a.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('gives a lock to one process, and names the holder to the next', () => {
  expect(tryLock(path, 'http://localhost:3000').taken).toBe(true)
  expect(tryLock(path)).toMatchObject({
    taken: false,
    holder: { pid: process.pid, note: 'http://localhost:3000' },
  })
})

test('has no holder for a lock that was never taken', () => {
  expect(lockHolder(path)).toBeNull()
  tryLock(path, 'here')
  expect(lockHolder(path)?.note).toBe('here')
})

test('a released lock is free, and does not count as abandoned', () => {
  const first = tryLock(path)
  if (first.taken) first.release()
  expect(tryLock(path)).toMatchObject({ taken: true, wasAbandoned: false })
})

test('takes over the lock of a killed process', async () => {
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  tryLock(path)
  writeFileSync(path, JSON.stringify({ ...identify(holder.pid ?? 0), note: '' }))
  expect(tryLock(path).taken).toBe(false)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(tryLock(path)).toMatchObject({ taken: true, wasAbandoned: true })
})

test('takes over a lock whose process id was reused by another process', () => {
  tryLock(path)
  writeFileSync(path, JSON.stringify({ pid: process.pid, birth: '1', note: '' }))
  expect(tryLock(path).taken).toBe(process.platform === 'linux')
})

test('takes over a lock file that is truncated', () => {
  tryLock(path)
  writeFileSync(path, '{"pid":')
  expect(tryLock(path)).toMatchObject({ taken: true, wasAbandoned: true })
})

test('stops waiting as soon as the holder releases the lock', async () => {
  const first = tryLock(path)
  setTimeout(() => first.taken && first.release(), 100)
  expect((await waitForLock(path, '', 5_000)).taken).toBe(true)
})

test('withLock() never runs two at once, and releases the lock after a failure', async () => {
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 30))
    order.push(`${name} ends`)
    throw new Error(name)
  }
  await Promise.allSettled([withLock(path, 5_000, work('a')), withLock(path, 5_000, work('b'))])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})
