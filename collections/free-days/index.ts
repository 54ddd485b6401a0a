import type { CollectionConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { noonOfDay } from '#domain/menu/calendar.ts'
import { accessOf } from '../access.ts'

/** The calendar of the free asset of the day; a day without an entry has one that is drawn from the free works. */
export const FreeDays: CollectionConfig = {
  slug: 'free-days',
  labels: { singular: 'Free asset of the day', plural: 'Free assets of the day' },
  access: accessOf('free-days'),
  admin: {
    group: 'Marketing',
    useAsTitle: 'day',
    defaultColumns: ['day', 'item', 'updatedAt'],
    description:
      'The asset is free for all users on this day, from midnight to midnight UTC, whatever it costs on other days.',
  },
  defaultSort: '-day',
  hooks: {
    afterChange: [({ req }) => enqueueTextsChanged({ resource: 'free-days', req })],
    afterDelete: [({ req }) => enqueueTextsChanged({ resource: 'free-days', req })],
  },
  fields: [
    {
      name: 'day',
      type: 'date',
      required: true,
      unique: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' } },
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? noonOfDay(value) : value)] },
    },
    {
      name: 'item',
      type: 'relationship',
      relationTo: 'items',
      required: true,
      filterOptions: { visibility: { equals: 'published' } },
    },
    { name: 'note', type: 'text', maxLength: 200 },
  ],
}
