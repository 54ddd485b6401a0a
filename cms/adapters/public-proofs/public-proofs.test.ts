import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { publicProofs } from './public-proofs.ts'

const FILE = new URL('https://raw.githubusercontent.com/ada/engine/HEAD/motif-claim.txt')
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Sends requests for an allowed host to a server of the test. */
async function proofsFrom(listener: RequestListener, timeoutMs = 60_000) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const { port } = server.address() as AddressInfo
  return publicProofs({
    timeoutMs,
    request: ({ pathname }, init) => fetch(new URL(pathname, `http://127.0.0.1:${port}`), init),
  })
}

describe('readText', () => {
  it('reads a file of an allowed host', async () => {
    const proofs = await proofsFrom((req, res) => res.end(`text of ${req.url}`))
    expect(await proofs.readText(FILE)).toEqual({
      ok: true,
      value: 'text of /ada/engine/HEAD/motif-claim.txt',
    })
  })

  it('is null for a file that does not exist', async () => {
    const proofs = await proofsFrom((_, res) => res.writeHead(404).end('Not found'))
    expect(await proofs.readText(FILE)).toEqual({ ok: true, value: null })
  })

  it('follows no redirect', async () => {
    const proofs = await proofsFrom((_, res) =>
      res.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end(),
    )
    expect(await proofs.readText(FILE)).toMatchObject({ code: 'proof-unreachable' })
  })

  it('stops reading a text that is too large', async () => {
    const proofs = await proofsFrom((_, res) => res.end('x'.repeat(256 * 1024 + 1)))
    expect(await proofs.readText(FILE)).toMatchObject({ code: 'proof-unreachable' })
    const allowed = await proofsFrom((_, res) => res.end('x'.repeat(256 * 1024)))
    expect(await allowed.readText(FILE)).toMatchObject({ ok: true })
  })

  it('waits for an answer no longer than its time limit', async () => {
    const proofs = await proofsFrom(() => undefined, 50)
    expect(await proofs.readText(FILE)).toMatchObject({ code: 'proof-unreachable' })
  })

  it('refuses when the host answers with an error or not at all', async () => {
    const failing = await proofsFrom((_, res) => res.writeHead(500).end())
    expect(await failing.readText(FILE)).toMatchObject({ code: 'proof-unreachable' })
    const closed = await proofsFrom((req) => req.socket.destroy())
    expect(await closed.readText(FILE)).toMatchObject({ code: 'proof-unreachable' })
  })

  it.each([
    'http://raw.githubusercontent.com/a',
    'https://raw.githubusercontent.com:8443/a',
    'https://user@raw.githubusercontent.com/a',
    'https://raw.githubusercontent.com.evil.example/a',
    'https://127.0.0.1/a',
    'file:///etc/passwd',
  ])('never requests %s', async (address) => {
    const proofs = await proofsFrom((_, res) => res.end('secret'))
    await expect(proofs.readText(new URL(address))).rejects.toThrow('a proof is not read from')
  })
})

describe('readTxt', () => {
  const failing = (code: string) => ({
    resolveTxt: () => Promise.reject(Object.assign(new Error(code), { code })),
  })

  it('joins the parts of each record', async () => {
    const proofs = publicProofs({ resolver: { resolveTxt: async () => [['motif-', 'claim=x'], ['v=spf1']] } })
    expect(await proofs.readTxt('_motif-claim.ada.example')).toEqual({
      ok: true,
      value: ['motif-claim=x', 'v=spf1'],
    })
  })

  it.each(['ENODATA', 'ENOTFOUND'])('has no records for %s', async (code) => {
    expect(await publicProofs({ resolver: failing(code) }).readTxt('a.example')).toEqual({
      ok: true,
      value: [],
    })
  })

  it('refuses when no name server answers', async () => {
    const answer = await publicProofs({ resolver: failing('ETIMEOUT') }).readTxt('a.example')
    expect(answer).toMatchObject({ code: 'proof-unreachable' })
  })
})
