import { type Attack, attackRequest } from './attacks.ts'
import type { MotifAddress } from './motif-client.ts'

/** The attack and the engine; it runs until it is stopped. */
export interface AttackOrder {
  readonly address: MotifAddress
  readonly attack: Attack
  readonly connections: number
}

export interface AttackResult {
  readonly answered: number
  readonly statuses: Readonly<Record<string, number>>
  readonly megabytes: number
}

/** The network address of the attacker, through the storefront. */
const FROM = '203.0.113.66'
const UNANSWERED = 'unanswered'

const stop = new AbortController()
process.on('message', (message: AttackOrder | 'stop') => {
  if (message === 'stop') stop.abort()
  else void attack(message).then((result) => process.send?.(result))
})
process.once('disconnect', () => process.exit(0))

async function attack({ address, attack, connections }: AttackOrder): Promise<AttackResult> {
  const statuses: Record<string, number> = {}
  let turn = 0
  let answered = 0
  let bytes = 0
  const headers = {
    'x-algolia-application-id': address.appId,
    'x-algolia-api-key': address.searchKey,
    'x-forwarded-for': FROM,
  }
  const caller = async () => {
    while (!stop.signal.aborted) {
      const { path, body } = attackRequest(attack, turn++)
      const status = await request(address.url + path, body)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status !== UNANSWERED) answered += 1
    }
  }
  /** Pending requests are aborted when the attack stops. */
  const request = async (url: string, body: string) => {
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal: stop.signal })
      bytes += (await answer.arrayBuffer()).byteLength
      return String(answer.status)
    } catch {
      return UNANSWERED
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
  return { answered, statuses, megabytes: bytes / 2 ** 20 }
}
