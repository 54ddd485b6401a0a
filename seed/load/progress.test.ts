import { describe, expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function watch(isTTY: boolean) {
  let written = ''
  let time = 0
  const terminal = { isTTY, write: (text: string) => (written += text) }
  const progress = createProgress(4, terminal, () => time)
  return { progress, written: () => written, wait: (ms: number) => (time += ms) }
}

describe('progress of a load', () => {
  test('prints a line every two seconds without a terminal', () => {
    const { progress, written, wait } = watch(false)
    progress.source()
    progress.source()
    wait(1999)
    progress.items(100)
    expect(written()).toBe('')
    wait(1)
    progress.items(100)
    expect(written()).toBe('25 %, 200 items, 100/s\n')
  })

  test('redraws one line on a terminal and clears it at the end', () => {
    const { progress, written, wait } = watch(true)
    progress.source()
    progress.source()
    progress.source()
    wait(1000)
    progress.items(50)
    progress.end()
    expect(written()).toBe(`\r\x1b[K${'█'.repeat(12)}${'░'.repeat(12)} 50 items, 50/s\r\x1b[K`)
  })

  test('reports refused items with the reason', () => {
    const { progress, written } = watch(false)
    progress.refused([{ sourceKey: 'a:b', code: 'file-script', detail: 'onload' }])
    expect(written()).toBe('left out a:b: file-script, onload\n')
  })
})
