import type { ArrayField } from 'payload'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { options } from '../fields/options.ts'

/** Downloads of certain kinds that a plan allows; what no row names is not included. */
export function allowancesField(): ArrayField {
  return {
    name: 'allowances',
    type: 'array',
    maxRows: 10,
    admin: { description: 'Days and months are counted in UTC. An empty limit is unlimited.' },
    fields: [
      { name: 'kinds', type: 'select', hasMany: true, required: true, options: options(KIND_CODES) },
      {
        type: 'row',
        fields: [
          { name: 'limit', type: 'number', min: 0 },
          {
            name: 'period',
            type: 'select',
            required: true,
            defaultValue: 'month',
            options: options(['day', 'month']),
          },
        ],
      },
    ],
  }
}
