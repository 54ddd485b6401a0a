import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listChanges } from './list-changes.ts'
import { rememberView } from './recently-viewed.ts'

const changes = (before: string, after: string) => {
  const { added, removed } = listChanges([...before], [...after], (letter) => letter)
  return `+${added.join('')} -${removed.join('')}`
}

describe('listChanges', () => {
  it.each([
    ['abc', 'abc', '+ -'],
    ['abc', 'xabc', '+x -'],
    ['abc', 'yxab', '+yx -c'],
    ['abc', 'cab', '+c -'],
    ['abc', 'ac', '+ -b'],
    ['abc', '', '+ -abc'],
    ['', 'ab', '+ab -'],
    ['abc', 'xy', '+xy -abc'],
  ])('%s becomes %s through %s', (before, after, expected) => {
    expect(changes(before, after)).toBe(expected)
  })

  it('describes the difference of two states, whatever was between', () => {
    const slugs = fc.array(fc.constantFrom(...'abcdefghijkl'), { maxLength: 30 })
    fc.assert(
      fc.property(slugs, slugs, (first, then) => {
        const look = (list: readonly string[], seen: readonly string[]) =>
          seen.reduce<readonly string[]>(rememberView, list)
        const before = look([], first)
        const after = look(before, then)
        const { added, removed } = listChanges(before, after, (slug) => slug)
        const left = before.filter((slug) => !removed.includes(slug))
        expect(look(left, [...added].reverse())).toEqual(after)
      }),
    )
  })
})
