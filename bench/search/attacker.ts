import { type Attack, attackRequest } from './attacks.ts'
import type { MotifAddress } from './motif-client.ts'

/** Which attack, on which engine, until told to stop. */
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

/** A network of its own, through the storefront. */
const FROM = '203.0.113.66'

let stopped = false
process.on('message', (message: AttackOrder | 'stop') => {
  if (message === 'stop') stopped = true
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
    while (!stopped) {
      const { path, body } = attackRequest(attack, turn++)
      const answer = await fetch(address.url + path, { method: 'POST', headers, body })
      bytes += (await answer.arrayBuffer()).byteLength
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
  return { answered, statuses, megabytes: bytes / 2 ** 20 }
}
