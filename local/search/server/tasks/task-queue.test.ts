import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Command } from './command.ts'
import { openJournal } from './journal.ts'
import { type ExecuteCommand, startTaskQueue } from './task-queue.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motif-tasks-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const start = async (carryOut: ExecuteCommand) => startTaskQueue(await openJournal(folder), carryOut)
const clear = (index: string): Command => ({ type: 'clear', index })
const number = (outcome: { ok: true; value: number } | { ok: false }) =>
  outcome.ok ? outcome.value : Number.NaN

test('executes changes one after the other, in the order of their numbers', async () => {
  const seen: string[] = []
  let atOnce = 0
  const queue = await start(async ({ index }) => {
    atOnce += 1
    expect(atOnce).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 3))
    seen.push(index)
    atOnce -= 1
  })
  const numbers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((index) => queue.submit(clear(index)).then(number)),
  )
  expect(numbers).toEqual([1, 2, 3, 4])
  await vi.waitUntil(() => queue.isPublished(4))
  expect(seen).toEqual(['a', 'b', 'c', 'd'])
  await queue.close()
})

test('publishes a task after its change is executed', async () => {
  let finish = () => {}
  const queue = await start(() => new Promise<void>((resolve) => (finish = resolve)))
  const task = number(await queue.submit(clear('a')))
  expect([queue.isPublished(task), queue.pendingOf('a'), queue.pendingOf('b')]).toEqual([false, 1, 0])
  finish()
  await vi.waitUntil(() => queue.isPublished(task))
  expect(queue.pendingOf('a')).toBe(0)
  expect(queue.isPublished(task + 1)).toBe(false)
  await queue.close()
})

test('executes changes that were accepted before a shutdown first after the next start', async () => {
  const first = await start(() => new Promise((resolve) => setTimeout(resolve, 20)))
  for (const index of ['a', 'b', 'c']) await first.submit(clear(index))
  await first.close()
  const seen: string[] = []
  const second = await start(async ({ index }) => {
    seen.push(index)
  })
  const task = number(await second.submit(clear('d')))
  expect(task).toBe(4)
  await vi.waitUntil(() => second.isPublished(task))
  expect(seen.join('')).toMatch(/^b?cd$/)
  await second.close()
})

test('continues after a failing change', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const queue = await start(async ({ index }) => {
    if (index === 'bad') throw new Error('a bug')
  })
  await queue.submit(clear('bad'))
  const task = number(await queue.submit(clear('good')))
  await vi.waitUntil(() => queue.isPublished(task))
  expect(complaints).toHaveBeenCalledOnce()
  complaints.mockRestore()
  await queue.close()
})

test('accepts nothing while it is closing', async () => {
  const queue = await start(async () => {})
  await queue.close()
  expect(await queue.submit(clear('a'))).toMatchObject({ ok: false, status: 503 })
})

test('retries a change after a disk error, before any later change', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const seen: string[] = []
  let isFull = true
  const queue = await start(async ({ index }) => {
    if (isFull) {
      isFull = false
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' })
    }
    seen.push(index)
  })
  await queue.submit(clear('first'))
  const task = number(await queue.submit(clear('second')))
  await vi.waitUntil(() => queue.isPublished(task), { timeout: 5_000 })
  expect(seen).toEqual(['first', 'second'])
  complaints.mockRestore()
  await queue.close()
})

test('delays the response to a submitter while too much is waiting', async () => {
  const finish: (() => void)[] = []
  const carryOut = () => new Promise<void>((resolve) => finish.push(resolve))
  const queue = startTaskQueue(await openJournal(folder), carryOut, { mostSteps: 1 })
  await queue.submit(clear('a'))
  await queue.submit(clear('b'))
  let third: number | null = null
  const waiting = queue.submit(clear('c')).then((outcome) => {
    third = number(outcome)
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(third).toBeNull()
  finish.shift()?.()
  await waiting
  expect(third).toBe(3)
  const timer = setInterval(() => finish.shift()?.(), 1)
  await vi.waitUntil(() => queue.isPublished(3))
  clearInterval(timer)
  await queue.close()
})
