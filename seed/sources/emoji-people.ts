import type { SeedItem } from '#seed/seed-item.ts'

/** The people that emoji show, by code point, from Unicode's names and a review of the pictures. */
const PEOPLE: Readonly<Record<string, NonNullable<SeedItem['people']>>> = {
  '1f468': { count: 1, genders: ['male'], ages: ['adult'] },
  '1f46a': { count: 3, ages: ['adult', 'child'] },
  '1f472': { count: 1, ages: ['adult'] },
  '1f475': { count: 1, genders: ['female'], ages: ['senior'] },
  '1f476': { count: 1, ages: ['baby'] },
  '1f574-fe0f': { count: 1, ages: ['adult'] },
  '1f64b': { count: 1, ages: ['adult'] },
  '1f6c0': { count: 1, ages: ['adult'] },
  '1f926': { count: 1, ages: ['adult'] },
  '1f930': { count: 1, genders: ['female'], ages: ['adult'] },
  '1f938': { count: 1, ages: ['adult'] },
  '1f3cb-fe0f': { count: 1, ages: ['adult'] },
  '1f9ce': { count: 1, ages: ['adult'] },
  '1f9d2': { count: 1, ages: ['child'] },
  '1f9d5': { count: 1, genders: ['female'], ages: ['adult'] },
  '1fac2': { count: 2 },
}

/** Packs that show no people. */
const DESERTED: readonly string[] = ['fluent-3d:nature', 'fluent-3d:food']

/** The people that an emoji shows; undefined where it was not reviewed. */
export function peopleOfEmoji(code: string, pack: string): SeedItem['people'] {
  return PEOPLE[code] ?? (DESERTED.includes(pack) ? { count: 0 } : undefined)
}
