import { describe, expect, it } from 'vitest'
import { readAnswer } from './send-picture.ts'

describe('the response to a picture', () => {
  it.each([
    ['the hash of its results', { response: { pictureSearch: { hash: 'ab' } } }, { hash: 'ab' }],
    ['its reason', { errors: [{ code: 'file-damaged' }] }, { refused: 'file-damaged' }],
    ['no known reason', { errors: [{ code: 'licence-in-force' }] }, { refused: 'unreachable' }],
    ['nothing', null, { refused: 'unreachable' }],
    ['something else', {}, { refused: 'unreachable' }],
  ])('is read as %s', (_what, answer, sent) => expect(readAnswer(answer)).toEqual(sent))
})
