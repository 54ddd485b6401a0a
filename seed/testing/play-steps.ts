import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { LifeAct } from '#seed/life/events.ts'
import type { Maker } from '#seed/life/makers.ts'
import { playLife } from '#seed/life/play-life.ts'
import { openRun } from '#seed/life/run.ts'
import type { LifeStage } from '#seed/life/stage.ts'
import type { TestLife } from './open-life.ts'

/** An event at a given time, and what is checked after it at that time. */
export interface Step {
  readonly at: string
  readonly act: LifeAct
  readonly check?: (stage: LifeStage) => Promise<void>
}

/** Plays steps with the simulated clock. @returns the refusals by their code */
export async function playSteps(
  { payload, finance }: TestLife,
  maker: Maker,
  steps: readonly Step[],
): Promise<ReadonlyMap<ErrorCode, number>> {
  const events = steps.map(({ at, act }) => ({ at: Date.parse(at), ...act }))
  return playLife(payload, {
    run: await openRun(payload, maker.email, Math.max(...events.map(({ at }) => at))),
    events,
    makers: [maker],
    finance,
    publicUrl: 'http://localhost:5500',
    afterEvent: async (played, stage) => {
      await steps[played - 1]?.check?.(stage)
    },
  })
}
