import type { Kind } from '#domain/assets/kinds.ts'
import type { SoldPlan } from '#domain/contract/plans.ts'

/** The kinds of the comparison table, by row. */
export const COMPARED_KINDS = {
  drawings: ['icon', 'illustration'],
  motion: ['3d', 'lottie', 'animated-icon'],
  photos: ['photo', 'template'],
} as const satisfies Record<string, readonly Kind[]>

export type ComparedKinds = keyof typeof COMPARED_KINDS
export const COMPARED_KIND_CODES = Object.keys(COMPARED_KINDS) as readonly ComparedKinds[]

/** Whether a plan allows downloads of all kinds of a row without a limit. */
export function includesKinds({ allowances }: Pick<SoldPlan, 'allowances'>, row: ComparedKinds): boolean {
  const unlimited = new Set(allowances.filter(({ limit }) => limit === null).flatMap(({ kinds }) => kinds))
  return COMPARED_KINDS[row].every((kind) => unlimited.has(kind))
}
