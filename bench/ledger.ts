import pg from 'pg'
import { transactionOfClient } from '#cms/operations/database.ts'
import { type Posting, post } from '#cms/operations/ledger/post.ts'
import { credit, debit } from '#domain/ledger/transaction.ts'
import { money } from '#domain/money/money.ts'
import { benchmark, type Measurement } from './benchmark.ts'
import { withOwnDatabase } from './own-database.ts'
import { median, quantile, rounded } from './statistics.ts'

/**
 * `npm run bench -- ledger`: postings per second of the ledger, one by one and in batches of 100, beside a plain pair of
 * INSERTs into two tables without constraints, triggers and balances. A posting is one statement, which commits by itself; the
 * pair needs a transaction. All of them commit on the same server over the
 * same number of connections, in alternation. Issue 19 sets the goal.
 */
const GOAL_PER_SECOND = 2_000
const CONNECTIONS = 8
const ROUNDS = 5
const ROUND_MS = 3_000
const BATCH = 100
const CONTRIBUTORS = 1_000

interface Way {
  readonly name: string
  readonly postings: number
  /** It needs several statements, which a transaction commits together. */
  readonly begins: boolean
  write(client: pg.PoolClient): Promise<void>
}

const WAYS: readonly Way[] = [
  { name: 'one', postings: 1, begins: false, write: (client) => writeToLedger(client, 1) },
  { name: 'batch', postings: BATCH, begins: false, write: (client) => writeToLedger(client, BATCH) },
  { name: 'plain', postings: 1, begins: true, write: writePlainly },
]

const PLAIN_TABLES = `
  create table plain_transactions (id bigint generated always as identity primary key, reference text not null);
  create table plain_entries (id bigint generated always as identity primary key, transaction_id bigint not null,
    account text not null, holder text not null, currency char(3) not null, amount bigint not null)`

async function compare(pool: pg.Pool): Promise<Measurement> {
  const rounds: Record<string, Measured>[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured: Record<string, Measured> = {}
    for (const way of WAYS) measured[way.name] = await measure(pool, way)
    console.log(
      `  round ${round}: ${WAYS.map(({ name }) => `${name} ${measured[name]?.perSecond}/s`).join(', ')}`,
    )
    if (round > 0) rounds.push(measured)
  }
  const { rows } = await pool.query(
    'select sum(amount) as difference, count(*) as entries from ledger_entries',
  )
  const of = (name: string) => median(rounds.map((round) => round[name]?.perSecond ?? 0))
  const ratio = (name: string) =>
    rounded(median(rounds.map((round) => (round[name]?.perSecond ?? 0) / (round.plain?.perSecond ?? 1))), 2)
  return {
    figures: [
      { name: 'postings, one by one', value: of('one'), unit: '/s', atLeast: GOAL_PER_SECOND },
      { name: 'p95 of a posting', value: median(rounds.map((round) => round.one?.p95Ms ?? 0)), unit: 'ms' },
      { name: `postings, in batches of ${BATCH}`, value: of('batch'), unit: '/s' },
      { name: 'a plain pair of INSERTs', value: of('plain'), unit: '/s' },
      { name: 'one by one / plain', value: ratio('one') },
      { name: 'in batches / plain', value: ratio('batch') },
    ],
    facts: { connections: CONNECTIONS, contributors: CONTRIBUTORS, ledger: rows[0] },
  }
}

interface Measured {
  readonly perSecond: number
  readonly p95Ms: number
}

async function measure(pool: pg.Pool, { postings, begins, write }: Way): Promise<Measured> {
  const times: number[] = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = await pool.connect()
      try {
        while (performance.now() - began < ROUND_MS) {
          const at = performance.now()
          if (begins) await client.query('begin')
          await write(client)
          if (begins) await client.query('commit')
          times.push(performance.now() - at)
        }
      } finally {
        client.release()
      }
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  return {
    perSecond: rounded((times.length * postings) / seconds, 0),
    p95Ms: rounded(quantile(times, 0.95), 1),
  }
}

let posted = 0

/** A sale: payment, fee, the shares of the contributor and the platform. */
function sale(): Posting {
  posted += 1
  const contributor = `contributor-${(posted * 7919) % CONTRIBUTORS}`
  return {
    reference: `bench:${posted}`,
    kind: 'payment',
    entries: [
      debit('gateway-clearing', money(970, 'USD'), 'stripe'),
      debit('gateway-fees', money(30, 'USD'), 'stripe'),
      credit('contributor-pending', money(600, 'USD'), contributor),
      credit('platform-revenue', money(400, 'USD')),
    ],
  }
}

async function writeToLedger(client: pg.PoolClient, count: number): Promise<void> {
  await post(transactionOfClient(client), Array.from({ length: count }, sale))
}

async function writePlainly(client: pg.PoolClient): Promise<void> {
  const { reference, entries } = sale()
  const { rows } = await client.query('insert into plain_transactions (reference) values ($1) returning id', [
    reference,
  ])
  const values = entries.flatMap(({ account, holder, amount }) => [
    rows[0].id,
    account,
    holder ?? '',
    amount.currency,
    amount.amount,
  ])
  const places = entries.map((_, at) => `(${[1, 2, 3, 4, 5].map((n) => `$${at * 5 + n}`).join(', ')})`)
  await client.query(
    `insert into plain_entries (transaction_id, account, holder, currency, amount) values ${places.join(', ')}`,
    values,
  )
}

await benchmark('ledger', () =>
  withOwnDatabase('ledger', async ({ url }) => {
    const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
    pool.on('error', () => {})
    await pool.query(PLAIN_TABLES)
    try {
      return await compare(pool)
    } finally {
      await pool.end()
    }
  }),
)
