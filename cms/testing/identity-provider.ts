import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'

/** A fake of Google: publishes a key, and signs any claims. */
export interface TestIdentityProvider {
  readonly certsUrl: string
  sign(claims: Readonly<Record<string, unknown>>): string
  close(): Promise<void>
}

const KEY_ID = 'test-key'

export async function openIdentityProvider(): Promise<TestIdentityProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certs = { [KEY_ID]: publicKey.export({ type: 'spki', format: 'pem' }) }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(certs))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    certsUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/certs`,
    sign(claims) {
      const signed = [{ alg: 'RS256', kid: KEY_ID, typ: 'JWT' }, claims].map(encode).join('.')
      return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
