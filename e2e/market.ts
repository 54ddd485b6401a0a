import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const PROGRAM = fileURLToPath(new URL('../cms/testing/market-acts.ts', import.meta.url))
const answerSchema = z.object({ value: z.unknown(), error: z.string().optional() })

/** What time and other people do to the money of contributors (`cms/testing/market-acts.ts`). */
export interface Market {
  /** Makes exclusive works of a contributor, one for each price in cents. @returns their slugs */
  makeWorks(username: string, prices: readonly number[]): Promise<readonly string[]>
  /** Gives a contributor all that a cashout asks for, by bank transfer. */
  giveDetails(username: string): Promise<void>
  /** What the contributor earned was earned this many days earlier. */
  age(username: string, days: number): Promise<void>
  /** Ends the holding period of all earnings whose period ends in this many days. */
  release(days: number): Promise<void>
  /** Puts approved cashouts into batches, as finance does on the next payment days. */
  beginPayday(): Promise<void>
  /** Closes the present month, or the one after the last closed one, and publishes its statements. */
  closeMonth(): Promise<void>
  /** Computes what closed months would have paid under versions of the royalty rules that are not in force. */
  computeForecasts(): Promise<void>
  /** Ends the 30 days before a published version of the royalty rules. */
  bringIntoForce(version: number): Promise<void>
  /** Gives a work a source file for Photoshop. */
  addSource(slug: string): Promise<void>
  /** Makes a contributor a member of finance as well. */
  employ(username: string): Promise<void>
  close(): void
}

/** Starts the program beside the servers; it answers one act at a time. */
export function openMarket(): Market {
  const variables = process.env.MOTIF_E2E_ENVIRONMENT
  if (variables === undefined) throw new Error('the variables of the servers are unknown: run `npm test`')
  const program = fork(PROGRAM, { env: { ...process.env, ...JSON.parse(variables) }, execArgv: [] })
  const ended = once(program, 'exit').then(([code]) => {
    throw new Error(`the program of the market ended with ${code}`)
  })
  // It is awaited only with an act.
  ended.catch(() => undefined)
  async function perform(act: string, form: object = {}): Promise<unknown> {
    const answered = once(program, 'message')
    program.send({ act, ...form })
    const [answer] = await Promise.race([answered, ended])
    const { value, error } = answerSchema.parse(answer)
    if (error !== undefined) throw new Error(`${act}: ${error}`)
    return value
  }
  const told = async (act: string, form: object = {}) => {
    await perform(act, form)
  }
  return {
    makeWorks: async (username, prices) =>
      z.array(z.string()).parse(await perform('works', { username, prices })),
    giveDetails: (username) => told('details', { username }),
    age: (username, days) => told('age', { username, days }),
    release: (days) => told('release', { days }),
    beginPayday: () => told('payday'),
    closeMonth: () => told('close-month'),
    computeForecasts: () => told('forecasts'),
    bringIntoForce: (version) => told('in-force', { version }),
    addSource: (slug) => told('source', { slug }),
    employ: (username) => told('employ', { username }),
    close: () => {
      if (program.connected) program.disconnect()
    },
  }
}
