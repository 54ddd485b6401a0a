import { ruleFault } from '#domain/search/rules.ts'

/**
 * Why the rule in a form is invalid; null when it is valid. Half-filled rows are left to the validation of their
 * fields.
 */
export function ruleFaultOf(data: unknown): string | null {
  const { pinned, hidden, from, until } = (data ?? {}) as Record<string, unknown>
  return ruleFault({
    pinned: listOf(pinned).flatMap(pinOf),
    hidden: listOf(hidden).flatMap(idsOf),
    from: dateOf(from),
    until: dateOf(until),
  })
}

function pinOf(row: unknown): { item: number; place: number }[] {
  const { item, place } = (row ?? {}) as Record<string, unknown>
  const [id] = idsOf(item)
  return id !== undefined && typeof place === 'number' ? [{ item: id, place }] : []
}

/** A relation is an id, or the populated document. */
function idsOf(relation: unknown): number[] {
  if (typeof relation === 'number') return [relation]
  return typeof relation === 'object' && relation !== null && 'id' in relation ? idsOf(relation.id) : []
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function dateOf(value: unknown): Date | null {
  return typeof value === 'string' || value instanceof Date ? new Date(value) : null
}
