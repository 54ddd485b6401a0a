import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SessionUse, withSessionLock } from '#storefront/session/session-lock.ts'

const events: string[] = []

beforeEach(() => {
  events.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Starts a call that is pending until it is answered. */
function send(name: string, use: SessionUse) {
  const { promise, resolve, reject } = Promise.withResolvers<{ ok: boolean }>()
  const answered = withSessionLock(use, () => {
    events.push(name)
    return promise
  })
  return { answered, answer: (ok: boolean) => resolve({ ok }), fail: () => reject(new Error(name)) }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}

describe('calls that need the session', () => {
  it('are sent concurrently', async () => {
    const calls = [send('one', 'needs'), send('two', 'needs')]
    await settle()
    expect(events).toEqual(['one', 'two'])
    for (const call of calls) call.answer(true)
    expect(await calls[1]?.answered).toEqual({ ok: true })
  })
})

describe('a call that changes the session', () => {
  it('waits for pending calls, and later calls wait for it', async () => {
    const before = send('before', 'needs')
    await settle()
    const change = send('change', 'changes')
    const after = send('after', 'needs')
    await settle()
    expect(events).toEqual(['before'])
    before.answer(true)
    await settle()
    expect(events).toEqual(['before', 'change'])
    change.answer(true)
    await settle()
    expect(events).toEqual(['before', 'change', 'after'])
    after.answer(true)
    await settle()
  })

  it('releases the lock when it fails', async () => {
    const change = send('change', 'changes')
    const after = send('after', 'needs')
    await settle()
    change.fail()
    await expect(change.answered).rejects.toThrow('change')
    await settle()
    expect(events).toEqual(['change', 'after'])
    after.answer(true)
    await settle()
  })
})

describe('a call that ends the session', () => {
  it('blocks other calls while the page is being left', async () => {
    const end = send('end', 'ends')
    const after = send('after', 'needs')
    await settle()
    end.answer(true)
    expect(await end.answered).toEqual({ ok: true })
    await settle()
    expect(events).toEqual(['end'])
    await vi.runAllTimersAsync()
    await settle()
    expect(events).toEqual(['end', 'after'])
    after.answer(true)
    await settle()
  })

  it('releases the lock when it is refused', async () => {
    const end = send('end', 'ends')
    const after = send('after', 'needs')
    await settle()
    end.answer(false)
    await settle()
    expect(events).toEqual(['end', 'after'])
    after.answer(true)
    await settle()
  })
})

it('a call waits until the timeout, then is sent without the lock', async () => {
  const late = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const hanging = send('hanging', 'changes')
  const patient = send('patient', 'needs')
  await settle()
  expect(events).toEqual(['hanging'])
  late.abort()
  await settle()
  expect(events).toEqual(['hanging', 'patient'])
  patient.answer(true)
  expect(await patient.answered).toEqual({ ok: true })
  hanging.answer(true)
  await settle()
})

it('a browser without locks sends at once', async () => {
  vi.stubGlobal('navigator', {})
  const calls = [send('one', 'changes'), send('two', 'needs')]
  expect(events).toEqual(['one', 'two'])
  for (const call of calls) call.answer(true)
  expect(await calls[0]?.answered).toEqual({ ok: true })
})
