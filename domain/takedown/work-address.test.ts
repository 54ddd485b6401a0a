import { describe, expect, it } from 'vitest'
import { linesOf, readTakedownQuery } from './claim.ts'
import { slugOfWork } from './work-address.ts'

const SITE = 'https://motif.example'

describe('the address of a claimed work', () => {
  it.each([
    'https://motif.example/en/free-icon/red-heart-4k7q2',
    'https://motif.example/jp/icon/red-heart-4k7q2?utm_source=x#top',
    '/en/free-icon/red-heart-4k7q2',
    'https://motif.example/icons/red-heart-4k7q2/',
    'https://motif.example/en/items/Red-Heart-4K7Q2',
    'red-heart-4k7q2',
  ])('%s names the item', (address) => {
    expect(slugOfWork(address, SITE)).toBe('red-heart-4k7q2')
  })

  it.each([
    'https://evil.example/en/free-icon/red-heart-4k7q2',
    'https://motif.example.evil.example/en/free-icon/red-heart-4k7q2',
    'https://motif.example@evil.example/en/free-icon/red-heart-4k7q2',
    '//evil.example/en/free-icon/red-heart-4k7q2',
    'javascript:alert(1)',
    'https://motif.example/en/icon-pack/hearts-4k7q2',
    'https://motif.example/en/contributors/ada',
    'https://motif.example/',
    '<script>alert(1)</script>',
    "red-heart' or '1'='1",
    'a'.repeat(10_000),
    '',
  ])('%s names none', (address) => {
    expect(slugOfWork(address, SITE)).toBeNull()
  })
})

describe('linesOf', () => {
  it('are trimmed, without empty ones and repetitions', () => {
    expect(linesOf(' a \r\n\r\n b\na\n')).toEqual(['a', 'b'])
    expect(linesOf(' \n ')).toEqual([])
  })
})

describe('the query of the page', () => {
  it('has an outcome and the slug of a work, and nothing else', () => {
    const read = (query: string) => readTakedownQuery(new URLSearchParams(query))
    expect(read('outcome=sent&work=red-heart-4k7q2')).toEqual({ outcome: 'sent', work: 'red-heart-4k7q2' })
    expect(read('outcome=won&work=%3Cscript%3E')).toEqual({})
  })
})
