import { describe, expect, test } from 'vitest'
import { MAX_JSON_DEPTH } from '#domain/contract/json-nesting.ts'
import { parseJson } from './parse-json.ts'
import { parseLongList } from './parse-long-list.ts'

const parse = (text: string) => parseJson(Buffer.from(text))
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('JSON from a client', () => {
  test('is parsed', () => {
    expect(parse('{"a":[1,"x",null]}')).toEqual({ ok: true, value: { a: [1, 'x', null] } })
  })

  test.each([
    [MAX_JSON_DEPTH - 1, true],
    [MAX_JSON_DEPTH, true],
    [MAX_JSON_DEPTH + 1, false],
  ])('nested %i levels deep: accepted %s', (levels, taken) => {
    expect(parse(nested(levels)).ok).toBe(taken)
  })

  test('is not nested by brackets in strings, and an escaped quote ends no string', () => {
    const text = `\\"${'['.repeat(500)}`
    expect(parse(`["${text}"]`).ok).toBe(true)
    expect(parse(`["\\\\", ${nested(MAX_JSON_DEPTH)}]`).ok).toBe(false)
  })

  test('is refused with a hundred thousand open brackets, without a crash', () => {
    expect(parse('['.repeat(100_000))).toMatchObject({ ok: false, status: 400 })
  })

  test.each(['{"__proto__":{"admin":true}}', '{"a":{"\\u005f_proto__" : 1}}', '{"__pr\\u006Fto__":1}'])(
    'is refused with a name that reaches into prototypes: %s',
    (text) => expect(parse(text)).toMatchObject({ ok: false, status: 400 }),
  )

  test('may contain the same word as a value', () => {
    expect(parse('{"query":"__proto__"}').ok).toBe(true)
  })

  test.each(['', '{', '{"a":}', 'undefined', '{"a":1}x'])('is refused: %j', (text) => {
    expect(parse(text)).toMatchObject({ ok: false, status: 400 })
  })
})

describe('a long list', () => {
  const long = Array.from({ length: 20_000 }, (_, at) => ({
    action: 'addObject',
    body: { at, text: `a,"]}${at}` },
  }))
  const read = (text: string) =>
    parseLongList(Buffer.from(text), 'requests', { read: parseJson, of: (value) => value })
  const valuesOf = async (text: string) => {
    const list = await read(text)
    return list.ok && list.value.elements
  }
  const writtenOf = async (text: string) => {
    const list = await read(text)
    return list.ok ? list.value.written : null
  }

  test('is the same whether it is parsed at once or in parts', async () => {
    const among = JSON.stringify({ note: ['x', 'requests'], requests: long, more: { requests: [1] } })
    expect(among.length).toBeGreaterThan(256 * 1024)
    expect(await valuesOf(among)).toEqual(long)
    expect(await valuesOf(JSON.stringify({ requests: long }))).toEqual(long)
    expect(await valuesOf(JSON.stringify({ requests: long }, null, 2))).toEqual(long)
    expect(await valuesOf(JSON.stringify({ requests: long.slice(0, 3) }))).toEqual(long.slice(0, 3))
  })

  test('keeps its source where it is alone in the body, with the size of its longest element', async () => {
    const written = await writtenOf(` {"requests" : ${JSON.stringify(long)}} `)
    expect(written?.bytes.toString()).toBe(JSON.stringify(long).slice(1, -1))
    expect(written?.longest).toBe(JSON.stringify(long.at(-1)).length)
    expect(await writtenOf(JSON.stringify({ requests: long, more: 1 }))).toBeNull()
  })

  test.each([
    [
      'in a list of their own',
      long.slice(0, 500).map((each) => ({ ...each, body: { steps: long.slice(0, 20) } })),
    ],
    ['in a text', long.map((each) => ({ ...each, body: ',{"action"' }))],
    ['nowhere again', [long[0] ?? null, ...long.map(({ body }) => body)]],
    ['as another name', long.map((each, at) => (at > 0 ? each : { ',{': 1 }))],
  ])('is parsed correctly where the beginning of its first element occurs %s', async (_, values) => {
    expect(await valuesOf(JSON.stringify({ requests: values }))).toEqual(values)
  })

  test('yields to other requests', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    await read(JSON.stringify({ requests: [...long, ...long, ...long, ...long] }))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(1)
  })

  const padding = `"${' '.repeat(300_000)}"`
  test.each([
    ['a comma too many', `{"requests":[1,2,],"x":${padding}}`],
    ['a comma missing', `{"requests":[1 2],"x":${padding}}`],
    ['nothing behind a comma', `{"requests":[1,,2],"x":${padding}}`],
    ['the source around it is broken', `{"requests":[1,2],"x":${padding}`],
    ['it is no list', `{"requests":{"0":1},"x":${padding}}`],
    ['there is none', `{"x":${padding}}`],
    ['there is no object', `[${padding}]`],
    ['a comma is the last of many', `${JSON.stringify({ requests: long }).slice(0, -2)},]}`],
    ['nothing is between two of many', JSON.stringify({ requests: long }).replaceAll('},{', '},,{')],
    ['it never ends', `{"x":${padding},"requests":[1,2`],
  ])('is refused where %s', async (_, text) => {
    expect(await read(text)).toMatchObject({ ok: false, status: 400 })
  })

  test('may be empty, or come last', async () => {
    expect(await valuesOf(`{"requests":[ ],"x":${padding}}`)).toEqual([])
    expect(await valuesOf('{"requests":[ ]}')).toEqual([])
    expect(await valuesOf(`{"x":${padding},"requests":[1]}`)).toEqual([1])
  })
})
