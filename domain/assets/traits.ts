import { type Format, PIXEL_FORMATS } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'

/** Kinds in which people are drawn or photographed; an icon of a person shows no particular person. */
const PEOPLED = ['illustration', '3d', 'kit-illustration', 'photo'] as const satisfies readonly Kind[]

/** Kinds that may be made of pixels. Vector artwork scales to any size. */
const PIXELLED = ['illustration', '3d', 'photo'] as const satisfies readonly Kind[]

/** Minimum sides that can be filtered by, in pixels. */
const SIDES = ['256', '512', '1024', '2048', '4096'] as const

interface Facts {
  /** Kinds that can be filtered by the trait: in other kinds all works are alike in it, or have none of it. */
  readonly kinds: readonly Kind[]
  /** In the order in which they are offered. */
  readonly values: readonly string[]
  /** Whether one value implies the others: a width of 1024 includes 512. */
  readonly single: boolean
}

/**
 * Facts about a work besides its title and looks (spec section 2, search page), and the kinds that each applies to.
 *
 * - `dimension`: flat, flat with depth, or in space.
 * - `people`: how many people are shown; 4 means four or more.
 * - `gender`, `age`, `ethnicity`: of the people shown, only as the contributor states it.
 * - `minWidth`, `minHeight`: minimum size of the original, in pixels.
 */
export const TRAITS = {
  dimension: {
    kinds: ['illustration', 'lottie', 'animated-icon', 'kit-illustration'],
    values: ['2d', 'isometric', '3d'],
    single: false,
  },
  people: { kinds: PEOPLED, values: ['0', '1', '2', '3', '4'], single: false },
  gender: { kinds: PEOPLED, values: ['female', 'male', 'non-binary'], single: false },
  age: { kinds: PEOPLED, values: ['baby', 'child', 'teenager', 'adult', 'senior'], single: false },
  ethnicity: {
    kinds: PEOPLED,
    values: [
      'black',
      'east-asian',
      'indigenous',
      'latino',
      'middle-eastern',
      'multiracial',
      'pacific-islander',
      'south-asian',
      'southeast-asian',
      'white',
    ],
    single: false,
  },
  minWidth: { kinds: PIXELLED, values: SIDES, single: true },
  minHeight: { kinds: PIXELLED, values: SIDES, single: true },
} as const satisfies Record<string, Facts>

export type Trait = keyof typeof TRAITS
export const TRAIT_NAMES = Object.keys(TRAITS) as readonly Trait[]

type ValueOf<T extends Trait> = (typeof TRAITS)[T]['values'][number]
export type Dimension = ValueOf<'dimension'>
export type Gender = ValueOf<'gender'>
export type Age = ValueOf<'age'>
export type Ethnicity = ValueOf<'ethnicity'>

export function isTrait(name: string): name is Trait {
  return Object.hasOwn(TRAITS, name)
}

export function isTraitValue(trait: Trait, text: string): boolean {
  return TRAITS[trait].values.some((value) => value === text)
}

/** The traits that a listing of a kind, or of all kinds, can be filtered by. */
export function traitsOffered(kind: Kind | null): readonly Trait[] {
  const offers = (trait: Trait) => (TRAITS[trait].kinds as readonly Kind[]).some((one) => one === kind)
  return kind === null ? TRAIT_NAMES : TRAIT_NAMES.filter(offers)
}

/** The people that a work shows, as stated by its contributor. */
export interface PeopleShown {
  /** Null where the count is unknown. */
  readonly count: number | null
  readonly genders: readonly Gender[]
  readonly ages: readonly Age[]
  readonly ethnicities: readonly Ethnicity[]
}

export interface TraitFacts {
  readonly kind: Kind
  /** As stated by the contributor; null when not stated. */
  readonly dimension: Dimension | null
  readonly people: PeopleShown
  /** Of the original, with its sides. */
  readonly format: Format
  readonly width: number
  readonly height: number
}

/** A value with the name of its trait: `age:adult`. One attribute of a record holds them all. */
export type TraitValue = `${Trait}:${string}`

/** The trait values of a work; values that its kind cannot have are left out. */
export function traitsOf({ kind, dimension, people, format, width, height }: TraitFacts): TraitValue[] {
  const said = DIMENSION_OF_KIND[kind] ?? (appliesTo('dimension', kind) ? dimension : null)
  return [
    ...(said === null ? [] : [`dimension:${said}` as const]),
    ...(appliesTo('people', kind) ? peopleTraits(people) : []),
    ...(appliesTo('minWidth', kind) && PIXEL_FORMATS.includes(format)
      ? [...sidesUpTo('minWidth', width), ...sidesUpTo('minHeight', height)]
      : []),
  ]
}

/** Counts of each value of each trait, in the order of the table, from counts of `TraitValue`s. */
export function countTraits(counts: Readonly<Record<string, number>>): TraitCounts {
  return perTrait((trait) =>
    TRAITS[trait].values.flatMap((value) => {
      const count = counts[`${trait}:${value}`] ?? 0
      return count === 0 ? [] : [{ value, count }]
    }),
  )
}

export type TraitCounts = Readonly<Record<Trait, { value: string; count: number }[]>>

export const NO_TRAITS: TraitCounts = countTraits({})

/** Kinds whose dimension is fixed. */
export const DIMENSION_OF_KIND: Partial<Record<Kind, Dimension>> = { icon: '2d', unicon: '2d', '3d': '3d' }

/** The last value means this many or more. */
export const MAX_COUNTED = 4

function appliesTo(trait: Trait, kind: Kind): boolean {
  return traitsOffered(kind).includes(trait)
}

function peopleTraits({ count, genders, ages, ethnicities }: PeopleShown): TraitValue[] {
  if (count === 0) return ['people:0']
  return [
    ...(count === null ? [] : [`people:${Math.min(count, MAX_COUNTED)}` as const]),
    ...genders.map((gender) => `gender:${gender}` as const),
    ...ages.map((age) => `age:${age}` as const),
    ...ethnicities.map((ethnicity) => `ethnicity:${ethnicity}` as const),
  ]
}

function sidesUpTo(trait: 'minWidth' | 'minHeight', pixels: number): TraitValue[] {
  return SIDES.filter((side) => Number(side) <= pixels).map((side) => `${trait}:${side}` as const)
}

function perTrait<T>(of: (trait: Trait) => T): Readonly<Record<Trait, T>> {
  return Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, of(trait)])) as Record<Trait, T>
}
