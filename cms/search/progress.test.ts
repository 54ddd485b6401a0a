import { expect, it } from 'vitest'
import { createProgress } from './progress.ts'

function shown(isTTY: boolean) {
  const written: string[] = []
  let now = 0
  const progress = createProgress(1000, { isTTY, write: (text) => written.push(text) }, () => now)
  return { written, progress, after: (ms: number) => (now += ms) }
}

it('draws a bar with rate and time left on a terminal', () => {
  const { written, progress, after } = shown(true)
  after(2000)
  progress.add(500)
  expect(written.at(-1)).toContain('█'.repeat(12) + '░'.repeat(12))
  expect(written.at(-1)).toContain('50 %, 500 of 1000 rows, 250/s, 2 s left')
  progress.end()
  expect(written.at(-1)).toBe('\r\x1b[K')
})

it('prints a line every two seconds without a terminal', () => {
  const { written, progress, after } = shown(false)
  after(1999)
  progress.add(1)
  expect(written).toEqual([])
  after(1)
  progress.add(9)
  expect(written).toEqual(['1 %, 10 of 1000 rows, 5/s, 3 min 18 s left\n'])
})

it('reports 100 % when there are more rows than at the start', () => {
  const { written, progress, after } = shown(false)
  after(2000)
  progress.add(1200)
  expect(written).toEqual(['100 %, 1200 of 1000 rows, 600/s, 0 s left\n'])
})
