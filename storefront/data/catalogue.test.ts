import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { CatalogueUnavailable, readCatalogue, readExisting } from '#storefront/data/catalogue.ts'

let cms: Server
let asked = ''
let accepted: string | undefined
let count = 1

beforeAll(async () => {
  cms = createServer((request, response) => {
    asked = request.url ?? ''
    accepted = request.headers['accept-encoding']
    const [, , , what = ''] = asked.split(/[/?]/)
    const status = { gone: 410, missing: 404, broken: 500 }[what] ?? 200
    response.writeHead(status, { 'Content-Type': 'application/json' })
    const thing = { odd: 'odd', changing: { count } }[what] ?? 7
    response.end(JSON.stringify({ response: { thing } }))
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  const { port } = cms.address() as AddressInfo
  vi.stubEnv('PUBLIC_URL', 'http://motif.example')
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${port}`)
  vi.stubEnv('FILES_URL', 'http://127.0.0.1:9')
  vi.stubEnv('REVALIDATE_SECRET', 'x'.repeat(32))
})

afterAll(() => cms.close())

const thing = (path: string) => ({ locale: 'ja', path, name: 'thing', schema: z.number(), tags: [] }) as const

describe('readCatalogue', () => {
  it('unwraps the envelope, sends the language and leaves out null parameters', async () => {
    const read = { ...thing('/things'), query: { kind: 'icon', style: null, page: 2, words: undefined } }
    expect(await readCatalogue(read)).toBe(7)
    expect(asked).toBe('/api/v2/things?lang=ja&kind=icon&page=2')
  })

  it('returns null for 404 and 410', async () => {
    expect(await readCatalogue(thing('/missing'))).toBeNull()
    expect(await readCatalogue(thing('/gone'))).toBeNull()
  })

  it.each(['/broken', '/odd'])('throws on %s', async (path) => {
    await expect(readCatalogue(thing(path))).rejects.toThrow(CatalogueUnavailable)
  })

  it('throws when something that always exists is missing', async () => {
    await expect(readExisting(thing('/missing'))).rejects.toThrow(CatalogueUnavailable)
  })

  it('returns the same value for an answer with the same text, so that it is parsed once', async () => {
    const read = { ...thing('/changing'), schema: z.object({ count: z.number() }) }
    const [first, second] = [await readCatalogue(read), await readCatalogue(read)]
    expect(second).toBe(first)
    count += 1
    expect(await readCatalogue(read)).toEqual({ count: 2 })
  })

  it('asks for an uncompressed answer', async () => {
    await readCatalogue(thing('/things'))
    expect(accepted).toBe('identity')
  })
})
