import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, getPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createPool, type Pool, type PoolOptions } from '#media/pipeline/pool.ts'
import { bytesOf, glbWith, HEART_SVG, LOTTIE } from '#media/pipeline/test-files.ts'

let pool: Pool
const open = (options: PoolOptions = {}) => {
  pool = createPool({ size: 1, ...options })
  return pool
}
afterEach(() => pool.close())

/** Short for a file that never ends, and long for a good file on a busy machine. */
const SHORT_MS = 3_000
const HEART = bytesOf(HEART_SVG)
/** Small to parse, but takes for ever to draw. */
const SLOW = bytesOf(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f"><feTurbulence baseFrequency="9" numOctaves="2000000"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
)
/** A few hundred bytes that declare a mesh of five million corners, the most of one file, and draw it eight times. */
const HUNGRY = () =>
  glbWith((json) => {
    for (const corners of json.accessors.slice(0, 1)) {
      corners.count = 5_000_000
      delete corners.bufferView
    }
    json.nodes = Array.from({ length: 8 }, () => ({ mesh: 0 }))
    Object.assign(json, {
      scenes: [{ nodes: [...json.nodes.keys()] }],
      // With normals of its own, the corners that no triangle uses are kept.
      meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 0 }, indices: 1 }] }],
    })
  })
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('a pool', () => {
  it('keeps a child for the next task', async () => {
    const { process: work, render, pids } = open()
    expect(await work(HEART)).toMatchObject({ ok: true, value: { format: 'svg', width: 24 } })
    const [first] = pids()
    const picture = await render(HEART, { width: 100, format: 'webp' })
    expect(picture.ok && Buffer.from(picture.value).toString('latin1', 8, 12)).toBe('WEBP')
    expect(pids()).toEqual([first])
  })

  it('queues tasks that the children have no room for, and matches results to tasks', async () => {
    const { process: work, pids } = open({ size: 2 })
    const files = Array.from({ length: 60 }, (_, n) =>
      bytesOf(HEART_SVG.replace('0 0 24 12', `0 0 24 ${n + 12}`)),
    )
    const results = await Promise.all(files.map((file) => work(file)))
    expect(results.map((result) => result.ok && result.value.height)).toEqual(files.map((_, n) => n + 12))
    expect(pids()).toHaveLength(2)
  })

  it('runs background children below normal priority', async () => {
    const { process: work, pids } = open({ isBackground: true })
    await work(HEART)
    expect(pids().map((pid) => getPriority(pid))).toEqual([constants.priority.PRIORITY_BELOW_NORMAL])
  })

  it('describes query pictures within the same limits', async () => {
    const { describe: look, pids } = open({ timeoutMs: SHORT_MS })
    const heart = await look(HEART)
    expect(heart.ok && heart.value.views.length).toBeGreaterThan(1)
    const [killed] = pids()
    expect(await look(SLOW)).toMatchObject({ ok: false, code: 'file-took-too-long' })
    expect(await look(HEART)).toMatchObject({ ok: true })
    expect(pids()).not.toContain(killed)
  })

  it('returns a refusal with its reason', async () => {
    const scripted = bytesOf(HEART_SVG.replace('<path', '<script/><path'))
    expect(await open().process(scripted)).toMatchObject({ ok: false, code: 'file-script' })
  })

  it('rejects tasks when it is closed', async () => {
    const { process: work, close } = open()
    const outcome = Promise.allSettled([work(SLOW), work(HEART)])
    await close()
    expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(work(HEART)).rejects.toThrow('closed')
  })
})

describe('a child in which an engine failed', () => {
  it('is replaced, and the next files are read in another child', async () => {
    const { process: work, render, pids } = open()
    expect((await work(bytesOf(LOTTIE))).ok).toBe(true)
    const [failed] = pids()
    // No engine draws at this width: each throws a different error.
    const impossible = render(bytesOf(LOTTIE), { width: Number.NaN, format: 'webp' })
    const results = await Promise.all([impossible, work(bytesOf(LOTTIE)), work(HEART)])
    expect(results.map((result) => (result.ok ? 'ok' : result.code))).toEqual([
      'file-crashed-reader',
      'ok',
      'ok',
    ])
    expect(isAlive(failed ?? 0)).toBe(false)
  })
})

describe('a file that', () => {
  it('takes too long ends its child; the other files are processed', async () => {
    const { process: work, pids } = open({ timeoutMs: SHORT_MS })
    expect((await work(HEART)).ok).toBe(true)
    const [killed] = pids()
    const results = await Promise.all([work(HEART), work(SLOW), work(HEART), work(HEART)])
    expect(results.map((result) => (result.ok ? 'ok' : result.code))).toEqual([
      'ok',
      'file-took-too-long',
      'ok',
      'ok',
    ])
    expect(pids()).toHaveLength(1)
    expect(pids()).not.toContain(killed)
    expect(isAlive(killed ?? 0)).toBe(false)
  })

  it('takes too much memory ends its child; the other files are processed', async () => {
    const { process: work } = open({ memoryMb: 400 })
    const results = await Promise.all([work(HEART), work(await HUNGRY()), work(HEART)])
    expect(results.map((result) => (result.ok ? 'ok' : result.code))).toEqual([
      'ok',
      'file-took-too-much-memory',
      'ok',
    ])
  })

  it('was in a child that crashed is retried; the next files are processed', async () => {
    const { process: work, pids } = open({ timeoutMs: 3000 })
    expect((await work(HEART)).ok).toBe(true)
    const results = Promise.all([work(SLOW), work(HEART), work(HEART)])
    await wait(300)
    for (const pid of pids()) process.kill(pid, 'SIGSEGV')
    expect((await results).map((result) => (result.ok ? 'ok' : result.code))).toEqual([
      'file-took-too-long',
      'ok',
      'ok',
    ])
  })
})

it('a child ends when its parent is killed', async () => {
  open()
  const script = `
    import { createPool } from '#media/pipeline/pool.ts'
    const pool = createPool({ size: 2 })
    const heart = new TextEncoder().encode(${JSON.stringify(HEART_SVG)})
    await Promise.all(Array.from({ length: 9 }, () => pool.process(heart)))
    console.log(JSON.stringify(pool.pids()))`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await once(parent.stdout, 'data')
  const pids = JSON.parse(String(output)) as number[]
  expect(pids.map(isAlive)).toEqual([true, true])
  parent.kill('SIGKILL')
  for (let tries = 0; tries < 50 && pids.some(isRunning); tries += 1) await wait(100)
  expect(pids.filter(isRunning)).toEqual([])
})

/** A zombie process has ended. */
function isRunning(pid: number): boolean {
  if (!isAlive(pid)) return false
  return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z')
}
