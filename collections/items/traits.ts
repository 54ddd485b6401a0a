import type { Field } from 'payload'
import type { Kind } from '#domain/assets/kinds.ts'
import { TRAITS, type Trait, traitsOffered } from '#domain/assets/traits.ts'
import { options } from '../fields/options.ts'

/** Facts that contributors state and listings filter by, each for the kinds that have it. */
export function traitFields(): Field[] {
  return [
    {
      name: 'dimension',
      type: 'select',
      options: options(TRAITS.dimension.values),
      admin: {
        description: 'The dimension of the drawing: 2D, isometric or 3D.',
        condition: appliesTo('dimension'),
      },
    },
    {
      name: 'people',
      type: 'group',
      label: 'People shown',
      admin: {
        description: 'Stated by the creators, never guessed.',
        condition: appliesTo('people'),
      },
      fields: [
        {
          name: 'count',
          type: 'number',
          label: 'How many',
          min: 0,
          max: 10_000,
          validate: (value: unknown) => value == null || Number.isInteger(value) || 'Whole people only.',
          admin: { description: '0 when no person is visible. Empty: not counted.' },
        },
        described('genders', 'gender'),
        described('ages', 'age'),
        described('ethnicities', 'ethnicity'),
      ],
    },
  ]
}

function described(name: string, trait: Trait): Field {
  return { name, type: 'select', hasMany: true, options: options(TRAITS[trait].values) }
}

function appliesTo(trait: Trait) {
  return ({ kind }: { kind?: Kind }) => kind !== undefined && traitsOffered(kind).includes(trait)
}
