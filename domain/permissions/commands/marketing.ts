import { type CommandRow, staff } from './holders.ts'

/** Commands on what marketing measures and sends. */
export const MARKETING_COMMANDS = {
  'analytics.read': {
    description: 'Read the reports about visits, searches, funnels and cohorts',
    holders: staff('admin', 'manager', 'editor'),
  },
  'newsletter.send': {
    description: 'Read the numbers of newsletters, test one, send it to its segment, or stop the sending',
    holders: staff('admin', 'manager', 'editor'),
  },
  'synonym.add': {
    description: 'Add a synonym for a search without results',
    holders: staff('admin', 'manager', 'editor'),
  },
} as const satisfies Record<`${string}.${string}`, CommandRow>
