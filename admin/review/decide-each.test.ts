import { expect, it } from 'vitest'
import { RequestError } from '../providers/send-request.ts'
import { decideEach } from './decide-each.ts'

const pieces = [1, 2, 3].map((id) => ({ id, title: `Piece ${id}` }))

it('decides every piece although one is refused, and returns what became of each', async () => {
  const refusal = new RequestError('lease-taken', 409)
  const outcomes = await decideEach(pieces, async ({ id }) => {
    if (id === 2) throw refusal
    return `decided ${id}`
  })
  expect(outcomes).toEqual([
    { id: 1, title: 'Piece 1', done: 'decided 1', refusal: null },
    { id: 2, title: 'Piece 2', done: null, refusal },
    { id: 3, title: 'Piece 3', done: 'decided 3', refusal: null },
  ])
})

it('throws what is not a refusal of the server', async () => {
  const bug = new TypeError('no such property')
  await expect(decideEach(pieces, () => Promise.reject(bug))).rejects.toBe(bug)
})
