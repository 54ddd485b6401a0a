import { describe, expect, test } from 'vitest'
import { findInCode, findInHashComments, findInMarkdown } from './dialect.ts'

const wordsOf = (source: string) => findInCode(source).map(({ line, word }) => `${line} ${word}`)

describe('code', () => {
  test('finds dialect in comments and test titles, with their lines', () => {
    const source = [
      '/** Told to nobody. */',
      'const a = 1 // lies in the folder',
      "test('lets somebody in', () => {})",
      "test.each(ROWS)('whoever %s', () => {})",
    ].join('\n')
    expect(wordsOf(source).sort()).toEqual(['1 Told to', '1 nobody', '2 lies in', '3 somebody', '4 whoever'])
  })

  test('leaves strings, names and addresses alone', () => {
    expect(wordsOf("const nobody = 'somebody'\nconst url = 'https://anew.test/nobody'")).toEqual([])
  })

  test('accepts the plain sense of a word', () => {
    expect(wordsOf('// `hidpi` stands for high density. The file is stored in the folder.')).toEqual([])
    expect(wordsOf('/** The scope `nobody` denies a call. */')).toEqual([])
  })
})

test('finds dialect in Markdown outside of code', () => {
  const found = findInMarkdown('Built anew.\n\n```\nnobody\n```\n`nobody` may.\n')
  expect(found.map(({ line, word }) => [line, word])).toEqual([[1, 'anew']])
})

test('finds dialect in comments that begin with a hash', () => {
  const found = findInHashComments('nobody: 1\n# Built anew.\nrun: true # for nobody\n')
  expect(found.map(({ line, word }) => `${line} ${word}`).sort()).toEqual(['2 anew', '3 nobody'])
})
