import type { Fact } from '#storefront/features/detail/facts/facts.tsx'

/** A count as a fact; zero is not shown. */
export function counted(name: string, count: number, write: (count: number) => string): readonly Fact[] {
  return count === 0 ? [] : [{ name, value: write(count) }]
}
