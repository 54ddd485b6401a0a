import { describe, expect, it } from 'vitest'
import { createPageMemory, type KeptPage } from '#storefront/serving/page-memory.ts'

const page = (length: number): KeptPage => ({ headers: {}, body: Buffer.alloc(length) })

function memoryAt(time: { now: number }, capacityBytes = 100) {
  return createPageMemory({ lifeMs: 1_000, capacityBytes, now: () => time.now })
}

describe('the memory of pages', () => {
  it('gives a page back until its life is over', () => {
    const time = { now: 0 }
    const memory = memoryAt(time)
    const heart = page(10)
    memory.keeper('/en/heart')(heart)
    time.now = 999
    expect(memory.find('/en/heart')).toBe(heart)
    time.now = 1_000
    expect(memory.find('/en/heart')).toBeUndefined()
  })

  it('does not lengthen the life of a page that is asked for', () => {
    const time = { now: 0 }
    const memory = memoryAt(time)
    memory.keeper('/en/heart')(page(10))
    time.now = 999
    memory.find('/en/heart')
    time.now = 1_001
    expect(memory.find('/en/heart')).toBeUndefined()
  })

  it('holds as many bytes as it may, and lets go of the page asked for longest ago', () => {
    const memory = memoryAt({ now: 0 }, 100)
    memory.keeper('a')(page(50))
    memory.keeper('b')(page(50))
    expect([memory.find('b'), memory.find('a')]).not.toContain(undefined)
    memory.keeper('c')(page(1))
    expect(memory.find('b')).toBeUndefined()
    expect(memory.find('a')?.body.length).toBe(50)
  })

  it('counts a page that is kept again once', () => {
    const memory = memoryAt({ now: 0 }, 100)
    memory.keeper('a')(page(60))
    memory.keeper('a')(page(60))
    memory.keeper('b')(page(40))
    expect(memory.find('a')).toBeDefined()
  })

  it('does not keep a page larger than everything it may hold', () => {
    const memory = memoryAt({ now: 0 }, 100)
    memory.keeper('a')(page(101))
    expect(memory.find('a')).toBeUndefined()
  })

  it('forgets everything at once, and what was begun before that is not kept', () => {
    const memory = memoryAt({ now: 0 })
    memory.keeper('a')(page(1))
    const late = memory.keeper('b')
    memory.forgetAll()
    late(page(1))
    expect([memory.find('a'), memory.find('b')]).toEqual([undefined, undefined])
    memory.keeper('b')(page(1))
    expect(memory.find('b')).toBeDefined()
  })
})
