import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import type { LifeEvent } from './events.ts'
import type { Ending, Maker } from './makers.ts'

/** The payout details of a maker are stated after the first month and decided a day later. */
const STATED_AFTER_DAYS = 33

/** Days of a month in its course of payouts, at an hour. */
const COURSE = {
  request: [5, 9],
  approve: [6, 9],
  second: [7, 9],
  form: [21, 9],
  send: [21, 15],
  pay: [24, 10],
} as const
type Step = keyof typeof COURSE

/** When the last weeks before the end begin: those cashouts are not sent yet. */
const OPEN = { request: 4 * DAY_MS, first: 3 * DAY_MS, second: 2 * DAY_MS } as const

/** What each maker and finance do about details and cashouts: each state of a cashout is left at the end. */
export function planCashouts(
  makers: readonly Pick<Maker, 'ending'>[],
  from: number,
  until: number,
): readonly LifeEvent[] {
  const courses = coursesOf(from, until)
  const last = courses.at(-1)
  const of = (ending: Ending) => makers.flatMap((maker, index) => (maker.ending === ending ? [index] : []))
  const events: LifeEvent[] = makers.flatMap((_, maker) => statedBy(maker, from, makers[maker]?.ending))
  for (const course of courses) {
    const isLast = course === last
    for (const maker of of('paid-monthly')) events.push(...approved(maker, course))
    if (isLast) {
      for (const ending of ['paid-large', 'in-transfer', 'returned'] as const)
        for (const maker of of(ending)) events.push(...approved(maker, course))
      for (const maker of of('rejected'))
        events.push(
          { at: course.request, act: 'request-cashout', maker },
          { at: course.approve, act: 'reject', maker },
        )
    }
    events.push({ at: course.form, act: 'form-batches' }, { at: course.send, act: 'send-batches' })
    if (!isLast) events.push({ at: course.pay, act: 'pay-batches' })
    else {
      for (const ending of ['paid-monthly', 'paid-large'] as const)
        for (const maker of of(ending)) events.push({ at: course.pay, act: 'pay-cashout', maker })
      for (const maker of of('returned'))
        events.push({ at: course.pay + HOUR_MS, act: 'fail-cashout', maker })
    }
  }
  for (const ending of ['requested', 'held', 'half-approved', 'approved'] as const)
    for (const maker of of(ending)) events.push(...openAt(ending, maker, until))
  return events
}

function statedBy(maker: number, from: number, ending: Ending | undefined): LifeEvent[] {
  const at = from + (STATED_AFTER_DAYS + maker) * DAY_MS
  const stated: LifeEvent = { at, act: 'state-details', maker }
  return ending === 'unstated' ? [stated] : [stated, { at: at + DAY_MS, act: 'decide-details', maker }]
}

type Course = Readonly<Record<Step, number>>

/** The courses that have ended, from the fourth month on: earnings of the first two are available then. */
function coursesOf(from: number, until: number): readonly Course[] {
  const start = new Date(from)
  const courses: Course[] = []
  for (let month = 3; ; month += 1) {
    const at = (step: Step) =>
      Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, COURSE[step][0], COURSE[step][1])
    if (at('pay') + 2 * HOUR_MS > until) return courses
    courses.push({
      request: at('request'),
      approve: at('approve'),
      second: at('second'),
      form: at('form'),
      send: at('send'),
      pay: at('pay'),
    })
  }
}

/** A second approval is refused where one is enough, which the player leaves out. */
function approved(maker: number, course: Course): LifeEvent[] {
  return [
    { at: course.request, act: 'request-cashout', maker },
    { at: course.approve, act: 'approve', maker },
    { at: course.second, act: 'second-approve', maker },
  ]
}

function openAt(
  ending: 'requested' | 'held' | 'half-approved' | 'approved',
  maker: number,
  until: number,
): LifeEvent[] {
  const request: LifeEvent = { at: until - OPEN.request, act: 'request-cashout', maker }
  const first: LifeEvent = { at: until - OPEN.first, act: 'approve', maker }
  switch (ending) {
    case 'requested':
      return [request]
    case 'held':
      return [request, { at: until - OPEN.first, act: 'hold', maker }]
    case 'half-approved':
      return [request, first]
    case 'approved':
      return [request, first, { at: until - OPEN.second, act: 'second-approve', maker }]
  }
}
