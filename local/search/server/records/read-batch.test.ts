import { describe, expect, test } from 'vitest'
import { readBatch } from './read-batch.ts'

const read = async (steps: string) => {
  const batch = await readBatch(Buffer.from(`{"requests":[${steps}]}`))
  if (!batch.ok) throw new Error(JSON.stringify(batch))
  return batch.value.requests
}

describe("the source of a step's record", () => {
  test('is known where the step has the usual form', async () => {
    const records = [
      '{"objectID":"a","text":"},{\\"action\\":"}',
      ' {"objectID":"b","n":1.0e2} ',
      '{"objectID":"語"}',
    ]
    const requests = await read(records.map((record) => `{"action":"addObject","body":${record}}`).join())
    expect(requests.map((request) => 'written' in request && request.written?.toString())).toEqual(records)
    expect(requests).toMatchObject([
      { action: 'addObject', body: { objectID: 'a', text: '},{"action":' } },
      { action: 'addObject', body: { objectID: 'b', n: 100 } },
      { action: 'addObject', body: { objectID: '語' } },
    ])
  })

  test.each([
    ['its id is a number', '{"action":"addObject","body":{"objectID":5}}'],
    ['it has no id', '{"action":"addObject","body":{"text":"x"}}'],
    ['more follows it', '{"action":"addObject","body":{"objectID":"a"},"indexName":"other"}'],
    ['it comes twice', '{"action":"addObject","body":{"objectID":"b"},"body":{"objectID":"a"}}'],
    ['it comes first', '{"body":{"objectID":"a"},"action":"addObject"}'],
    ['it is only a part of the record', '{"action":"partialUpdateObject","body":{"objectID":"a"}}'],
  ])('is unknown where %s, and the step is read from its JSON', async (_, step) => {
    const [request] = await read(step)
    const { action, body } = JSON.parse(step)
    expect(request).toMatchObject({ action, ...(typeof body.objectID === 'string' && { body }) })
    expect(request).not.toHaveProperty('written')
  })
})

test.each(['addObject', 'updateObject', 'partialUpdateObject', 'deleteObject'])(
  'refuses to %s under an id with a lone surrogate',
  async (action) => {
    const step = `{"action":"${action}","body":{"objectID":"a\\ud800"}}`
    expect(await readBatch(Buffer.from(`{"requests":[${step}]}`))).toMatchObject({
      ok: false,
      status: 400,
      message: 'objectID is not valid Unicode',
    })
  },
)
