import type { ModelFacts } from '#domain/lint/facts.ts'
import type { Picture } from '../original.ts'

/** glTF measures in metres. */
const MILLIMETRES = 1_000

export function measureModel({ model, surface }: Extract<Picture, { type: 'model' }>): ModelFacts {
  const least = [Infinity, Infinity, Infinity]
  const most = [-Infinity, -Infinity, -Infinity]
  for (const { positions } of model.meshes)
    for (const [index, value] of positions.entries()) {
      const axis = index % 3
      least[axis] = Math.min(least[axis] ?? value, value)
      most[axis] = Math.max(most[axis] ?? value, value)
    }
  const sides = most.map((value, axis) => value - (least[axis] ?? value)).filter(Number.isFinite)
  return { ...surface, size: Math.round(Math.max(0, ...sides) * MILLIMETRES) }
}
