import { ANIMATION_ELEMENTS } from './allow-list.ts'
import { descendants, type SvgElement, textOf } from './tree.ts'

export interface SvgMotion {
  readonly animated: boolean
  /** The longest single animation, milliseconds; null when nothing moves or a duration is missing. */
  readonly durationMs: number | null
}

/** Whether and for how long a drawing moves by itself (SMIL or CSS key frames). */
export function motionOf(root: SvgElement): SvgMotion {
  const durations: number[] = []
  let animated = false
  for (const element of descendants(root)) {
    if (ANIMATION_ELEMENTS.has(element.name)) {
      animated = true
      durations.push(readClock(element.attributes.get('dur')) ?? 0)
    } else if (element.name === 'style' && /@(?:-webkit-)?keyframes/i.test(textOf(element))) {
      animated = true
    }
  }
  const longest = Math.max(0, ...durations)
  return { animated, durationMs: longest > 0 ? longest : null }
}

/** A SMIL clock value (`0.4s`, `400ms`, `00:01.5`) in milliseconds, or null. */
export function readClock(text: string | undefined): number | null {
  const value = text?.trim() ?? ''
  const metric = /^([\d.]+)(h|min|s|ms)?$/.exec(value)
  if (metric) return Math.round(Number(metric[1]) * METRICS[(metric[2] ?? 's') as keyof typeof METRICS])
  const parts = /^(?:(\d+):)?(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/.exec(value)
  if (!parts) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = parts
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000)
}

const METRICS = { h: 3_600_000, min: 60_000, s: 1000, ms: 1 } as const
