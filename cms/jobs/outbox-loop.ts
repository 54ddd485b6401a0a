import { HANDLERS } from '#cms/jobs/handlers.ts'
import type { JobServices } from '#cms/jobs/services.ts'
import { batched } from '#cms/operations/batched.ts'
import type { Payload } from '#cms/operations/database.ts'
import {
  type ClaimedMessage,
  claimMessages,
  finishMessages,
  LEASE_SECONDS,
  postponeMessages,
  renewLease,
} from '#cms/operations/outbox/claim.ts'
import { backOffSeconds } from '#domain/outbox/back-off.ts'
import { groupMessages } from '#domain/outbox/group.ts'
import { LANE_CODES, LANES, type Lane, TOPICS, topicsOf } from '#domain/outbox/topics.ts'

/** Handles the due messages of every lane once. @returns how many messages were claimed */
export async function handleDueMessages(services: JobServices): Promise<number> {
  const claimed = await Promise.all(LANE_CODES.map((lane) => handleLane(services, lane)))
  return claimed.reduce((sum, count) => sum + count, 0)
}

/**
 * Handles the due messages of a lane once: each group is finished or released on its own.
 *
 * @returns how many messages were claimed; 0 means that none was due
 */
export async function handleLane(services: JobServices, lane: Lane): Promise<number> {
  const claimed = await claimMessages(services.payload, LANES[lane].batch, topicsOf(lane))
  await Promise.all(groupMessages(claimed).map((group) => handleGroup(services, group)))
  return claimed.length
}

async function handleGroup(services: JobServices, group: readonly ClaimedMessage[]): Promise<void> {
  const { payload } = services
  const [first] = group
  if (!first) return
  const stopRenewing = renewLeaseWhileRunning(services, group)
  try {
    await HANDLERS[first.topic](
      services,
      group.map((message) => message.payload),
    )
    await finisherOf(payload)(group)
  } catch (error) {
    const attempts = Math.max(...group.map((message) => message.attempts))
    const seconds = backOffSeconds(attempts, LANES[TOPICS[first.topic].lane].longestWaitSeconds)
    const words = wordsOf(error)
    const many = group.length > 1 ? ` and ${group.length - 1} more` : ''
    payload.logger.warn(`${first.topic} ${first.key}${many}: ${words}; tried again in ${seconds} s`)
    payload.logger.debug(error)
    await postponeMessages(payload, group, { seconds, error: words })
  } finally {
    stopRenewing()
  }
}

type Finish = (group: readonly ClaimedMessage[]) => Promise<true>

const FINISHERS = new WeakMap<Payload, Finish>()
const GROUPS_AT_ONCE = 32

/** Marks groups as done, those that end at the same time in one statement. */
function finisherOf(payload: Payload): Finish {
  const finish = FINISHERS.get(payload) ?? createFinisher(payload)
  FINISHERS.set(payload, finish)
  return finish
}

function createFinisher(payload: Payload): Finish {
  return batched<readonly ClaimedMessage[], true>({
    lanes: 1,
    size: GROUPS_AT_ONCE,
    keysOf: () => [],
    together: async (groups) => {
      await finishMessages(payload, groups.flat())
      return groups.map(() => true)
    },
    alone: async (group) => {
      await finishMessages(payload, group)
      return true
    },
  })
}

function renewLeaseWhileRunning({ payload }: JobServices, group: readonly ClaimedMessage[]): () => void {
  const timer = setInterval(
    () =>
      renewLease(payload, group).catch((error) =>
        payload.logger.warn({ err: error, msg: 'lease not renewed' }),
      ),
    (LEASE_SECONDS / 3) * 1000,
  )
  return () => clearInterval(timer)
}

const MAX_ERROR_LENGTH = 500

function wordsOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error instanceof Error ? error.message : String(error)}${cause}`.slice(0, MAX_ERROR_LENGTH)
}
