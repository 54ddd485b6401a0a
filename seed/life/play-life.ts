import type { Payload } from '#cms/operations/database.ts'
import { presentTime, simulateTime } from '#cms/operations/present.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { castMakers } from './cast.ts'
import type { LifeEvent } from './events.ts'
import { memoryGateway } from './gateway.ts'
import type { Maker } from './makers.ts'
import { playEvent } from './player.ts'
import { randomOf } from './random.ts'
import { finishRun, type LifeRun, markPlayed, openStore } from './run.ts'
import type { LifeStage } from './stage.ts'
import { showWorks } from './works.ts'

export interface LifePlay {
  readonly run: LifeRun
  readonly events: readonly LifeEvent[]
  readonly makers: readonly Maker[]
  readonly finance: readonly [Holder, Holder]
  readonly publicUrl: string
  /** How often the gateway is unavailable, from 0 to 1. */
  readonly failing?: number
  /** Decides which calls fail: the same calls for the same seed. */
  readonly faultSeed?: number
  /** Called after each event; whatever it throws cuts the play. */
  readonly afterEvent?: (played: number, stage: LifeStage) => void | Promise<void>
}

/**
 * Plays the events of a run that were not played before, each at its simulated time. A play that was cut continues with the
 * event that it was cut in.
 *
 * @returns the refusals by their code
 */
export async function playLife(payload: Payload, play: LifePlay): Promise<ReadonlyMap<ErrorCode, number>> {
  const { run, events, failing = 0, faultSeed = 0, publicUrl, finance } = play
  const store = await openStore(payload, run)
  const gateway = memoryGateway({
    store,
    now: presentTime,
    fraction: randomOf(faultSeed + run.played).fraction,
  })
  const refused = new Map<ErrorCode, number>()
  const clock = simulateTime(payload, events[run.played]?.at ?? run.until)
  try {
    const cast = { makers: await castMakers(payload, play.makers), finance }
    const stage: LifeStage = { payload, gateway, gateways: { stripe: gateway }, publicUrl, cast, refused }
    await showWorks(payload, true)
    gateway.failing = failing
    for (const [index, event] of events.entries()) {
      if (index < run.played) continue
      clock.moveTo(event.at)
      await playEvent(stage, event, `${run.id}:${index}`)
      await markPlayed(payload, run, index + 1)
      await play.afterEvent?.(index + 1, stage)
    }
    await finishRun(payload, run)
    return refused
  } finally {
    await showWorks(payload, false)
    clock.stop()
  }
}
