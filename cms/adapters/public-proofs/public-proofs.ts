import { Resolver } from 'node:dns/promises'
import type { ProofSource } from '#cms/ports/proof-source.ts'
import { PROOF_HOSTS } from '#domain/contributors/claim.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

const TIMEOUT_MS = 5_000
/** The registry's description of one version of a package; a proof file has some dozen characters. */
const MAX_BYTES = 256 * 1024
const MAX_RECORDS = 50

type Fetch = (address: URL, init: RequestInit) => Promise<Response>

interface Connections {
  readonly request?: Fetch
  readonly resolver?: Pick<Resolver, 'resolveTxt'>
  readonly timeoutMs?: number
}

/** Reads proofs from the Internet: by HTTPS from the hosts of `PROOF_HOSTS` without redirects, and by DNS. */
export function publicProofs({
  request = fetch as Fetch,
  resolver = newResolver(),
  timeoutMs = TIMEOUT_MS,
}: Connections = {}): ProofSource {
  return {
    readText: (address) => readText(address, request, timeoutMs),
    readTxt: (name) => readTxt(name, resolver),
  }
}

function newResolver(): Pick<Resolver, 'resolveTxt'> {
  return new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
}

async function readText(address: URL, request: Fetch, timeoutMs: number): Promise<Result<string | null>> {
  if (!isAllowed(address)) throw new Error(`a proof is not read from ${address.origin}`)
  try {
    const answer = await request(address, {
      redirect: 'error',
      credentials: 'omit',
      headers: { Accept: 'application/json, text/plain' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 404 || answer.status === 410) {
      await answer.body?.cancel()
      return accept(null)
    }
    if (!answer.ok || answer.body === null) {
      await answer.body?.cancel()
      return refuse('proof-unreachable', `status ${answer.status}`)
    }
    const text = await readBounded(answer.body)
    return text === null ? refuse('proof-unreachable', 'the answer is too large') : accept(text)
  } catch (error) {
    return refuse('proof-unreachable', String(error))
  }
}

function isAllowed({ protocol, hostname, port, username, password }: URL): boolean {
  const isPlain = port === '' && username === '' && password === ''
  return protocol === 'https:' && isPlain && PROOF_HOSTS.includes(hostname)
}

/** Null for a longer text, of which no more is read. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > MAX_BYTES) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

async function readTxt(
  name: string,
  resolver: Pick<Resolver, 'resolveTxt'>,
): Promise<Result<readonly string[]>> {
  try {
    const records = await resolver.resolveTxt(name)
    return accept(records.slice(0, MAX_RECORDS).map((parts) => parts.join('')))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    return code === 'ENODATA' || code === 'ENOTFOUND'
      ? accept([])
      : refuse('proof-unreachable', String(code ?? error))
  }
}
